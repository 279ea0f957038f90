// Two notes when it is your turn; off until somebody switches them on, which is kept in this browser.

const KEY = 'seedlap/sound';
const NOTES = [660, 880]; // Hz
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.15;

export class Sound {
  #on = false;
  #context = null; // an AudioContext, made for the first sound: browsers refuse one before a press
  #turn = null; // the turn that was announced last

  /** @param button that switches it on and off */
  constructor(session, button) {
    Object.assign(this, { session, button });
    try {
      this.#on = localStorage.getItem(KEY) === 'on';
    } catch {
      // the browser is set to keep nothing
    }
    this.#show();
    button.addEventListener('click', () => this.#toggle());
  }

  /** Sounds when another has moved and it is your turn now. */
  update() {
    const { game, turn, isYourTurn } = this.session;
    const isNew = turn !== this.#turn;
    this.#turn = turn;
    if (this.#on && isNew && isYourTurn && game.plies.length > 0 && game.plies.at(-1).player !== turn.player) {
      this.#play();
    }
  }

  #toggle() {
    this.#on = !this.#on;
    try {
      localStorage.setItem(KEY, this.#on ? 'on' : 'off');
    } catch {
      // it lasts as long as the page
    }
    this.#show();
    if (this.#on) {
      this.#play();
    }
  }

  #show() {
    this.button.setAttribute('aria-pressed', String(this.#on));
  }

  #play() {
    this.#context ??= new AudioContext();
    this.#context.resume();
    const start = this.#context.currentTime;
    NOTES.forEach((frequency, i) => this.#note(frequency, start + i * NOTE_SECONDS));
  }

  #note(frequency, start) {
    const note = new OscillatorNode(this.#context, { frequency });
    const volume = new GainNode(this.#context, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
    note.connect(volume).connect(this.#context.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
  }
}
