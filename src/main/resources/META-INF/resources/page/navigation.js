// Which game is opened: by a link, by the list of games, by an invitation.
import * as api from './api.js';
import { byId, element } from './dom.js';
import { extras } from './later.js';
import { keptFragment, parsePositionFragment, parseSeatFragment } from './links.js';
import { insist, reportErrors } from './messages.js';
import { keepToken, tokenOf } from './seat-tokens.js';

export class Navigation {
  constructor(session, controller) {
    Object.assign(this, { session, controller });
  }

  /** Lists the games and opens the one that the link names. */
  async start() {
    this.session.setRulesets(await insist(() => api.rulesets(), () => true));
    byId('games').replaceChildren(...this.session.rulesets.map((it) => this.#gameButton(it)));
    const ply = new URLSearchParams(location.search).get('ply');
    await this.openLink();
    await this.controller.loadExtras();
    if (/^\d+$/.test(ply ?? '')) {
      this.controller.extras.study.review.go(Number(ply));
    }
  }

  /** Opens what the link names, else the first game in its usual start. */
  async openLink() {
    const { rulesets } = this.session;
    takeToken();
    const { hash } = location;
    const isWanted = () => location.hash === hash;
    const opened = await reportErrors(() => insist(() => this.#open(hash), isWanted));
    if (!opened) {
      const { ruleset } = parsePositionFragment(location.hash);
      const fallback = rulesets.find((it) => it.id === ruleset) ?? rulesets[0];
      await reportErrors(() => this.controller.opener.openLocal(fallback), { keepError: true });
    }
  }

  async #open(fragment) {
    const { rulesets } = this.session;
    const kept = parseSeatFragment(fragment);
    const token = kept?.player && tokenOf(kept);
    const seat = token ? { player: kept.player, token } : null;
    if (kept?.kind === 'match') {
      await this.#openMatch(kept.id, seat);
    } else if (kept) {
      await this.controller.opener.openRemote({ id: kept.id, seat });
    } else {
      const { ruleset, notation, moves } = parsePositionFragment(fragment);
      const named = rulesets.find((it) => it.id === ruleset) ?? rulesets[0];
      await this.controller.opener.openLocal(named, notation, moves);
    }
  }

  /** Opens a match that the service keeps, at its last game. */
  async #openMatch(id, seat) {
    const { RemoteMatch } = await extras();
    const match = new RemoteMatch(id, seat);
    await match.read();
    await this.controller.opener.openRemote({ id: match.lastGame.id, seat, match });
  }

  /**
   * Has the service keep a game from the start of the one on the board, or a match; shows the links
   * of its seats.
   *
   * @param kind `game` or `match`
   * @param players as the API has them
   */
  async invite(kind, players) {
    const { ruleset, start } = this.session.game;
    const created = await (kind === 'match'
      ? api.createMatch(players)
      : api.createGame(ruleset.id, start === ruleset.startNotation ? undefined : start, players));
    const { showInvitation } = await extras();
    showInvitation(byId('seat'), kind, created[kind].id, created.tokens);
  }

  #gameButton(ruleset) {
    const onclick = () => reportErrors(() => this.controller.opener.openLocal(ruleset));
    const attributes = { type: 'button', 'data-ruleset': ruleset.id, 'aria-pressed': 'false', onclick };
    return element('button', attributes, ruleset.name);
  }
}

/** Takes the token of a seat out of the address, where histories, screenshots and bookmarks have it. */
function takeToken() {
  const kept = parseSeatFragment(location.hash);
  if (kept?.token) {
    keepToken(kept);
    history.replaceState(null, '', keptFragment(kept.kind, kept.id, kept.player));
  }
}
