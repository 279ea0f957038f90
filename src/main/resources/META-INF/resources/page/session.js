// The state of the page. Session owns it: other modules read it, and change it by its methods only.
import { PLAYERS } from './holes.js';

export class Session {
  #rulesets = [];
  #game = null;
  #turn = null;
  #values = new Map();
  #setup = null;
  #editing = false;
  #players = {};
  #valuesShown = false;
  #reviewed = null; // plies before the position that is looked at; null for the position as it is

  /** The rulesets that the service plays, as the API describes them. */
  get rulesets() {
    return this.#rulesets;
  }

  /** The game that is open, a LocalGame or RemoteGame; null until one is. */
  get game() {
    return this.#game;
  }

  /** What can be played now, from the game's readTurn(); null while a move is under way. */
  get turn() {
    return this.#turn;
  }

  /** The values of this turn's moves, where they were asked for: `{short, long}` by move. */
  get values() {
    return this.#values;
  }

  /** The NextGameSetup between two games of a match; null while a game is played. */
  get setup() {
    return this.#setup;
  }

  /** Whether the values of moves are to be shown. */
  get valuesShown() {
    return this.#valuesShown;
  }

  /** The players of the game that is open, as the API has them. */
  get players() {
    return this.#game?.players ?? this.#players;
  }

  /** Whether an earlier position is looked at, not the one to be played in. */
  get reviewing() {
    return this.#reviewed !== null;
  }

  /** Whether the board is used to set up a position. */
  get editing() {
    return this.#editing;
  }

  /** Whether the board shows something else than the position that is played in. */
  get aside() {
    return this.reviewing || this.#editing;
  }

  /** How many plies lead to the position that is shown. */
  get shownPly() {
    return this.#reviewed ?? this.#game.plies.length;
  }

  /** The notation of the position that is shown. */
  get shownNotation() {
    return this.#game.notationAfter(this.shownPly);
  }

  /** The level of the engine by player of a local game; 0 for a person. */
  get levels() {
    const level = (player) => this.#players[player]?.engine?.level ?? 0;
    return { south: level('south'), north: level('north') };
  }

  /** Whether the engine of a local game is to move now. */
  get engineToMove() {
    return Boolean(this.#turn) && !this.#game.isRemote && this.levels[this.#turn.player] > 0;
  }

  /** Whether a person at this page is to move, and another, elsewhere or the engine, has the other seat. */
  get isYourTurn() {
    if (!this.#turn || this.#turn.outcome) {
      return false;
    }
    const { player } = this.#turn;
    return this.#game.isRemote
      ? this.#game.mayPlay(player)
      : this.levels[player] === 0 && this.#engines.length > 0;
  }

  get #engines() {
    return PLAYERS.filter((it) => this.levels[it] > 0);
  }

  /** Whether a move can be taken back. */
  get canUndo() {
    return !this.#game.isRemote && this.#game.canUndo(this.#engines);
  }

  /** Goes back to the turn of the last person who moved. */
  undo() {
    this.#game.undo(this.#engines);
    this.#reviewed = null;
    this.endTurn();
  }

  setRulesets(rulesets) {
    this.#rulesets = rulesets;
  }

  /** Opens a game in place of the one that is open. */
  open(game) {
    this.#game?.close();
    this.#game = game;
    this.#setup = null;
    this.#reviewed = null;
    this.endTurn();
  }

  startTurn(turn) {
    this.#turn = turn;
    this.#values = new Map();
  }

  /** Goes on with a turn whose move has failed. */
  resumeTurn(turn, values) {
    this.#turn = turn;
    this.#values = values;
  }

  /** Ends the turn, because a move is under way. */
  endTurn() {
    this.#turn = null;
    this.#values = new Map();
  }

  /** Looks at the position after so many plies; at the one as it is where there are no more. */
  review(plies) {
    this.#reviewed = plies < this.#game.plies.length ? plies : null;
  }

  setValues(values) {
    this.#values = values;
  }

  setEditing(editing) {
    this.#editing = editing;
  }

  /** @param setup a NextGameSetup, or null */
  setSetup(setup) {
    this.#setup = setup;
  }

  /** @param players of a local game, as the API has them */
  setPlayers(players) {
    this.#players = players;
  }

  toggleValues() {
    this.#valuesShown = !this.#valuesShown;
    this.#values = new Map();
  }
}
