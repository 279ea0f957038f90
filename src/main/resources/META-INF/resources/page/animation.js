// Shows a move lap by lap, seed by seed, from its event log.
import { counts, next } from './holes.js';

const PAUSES = { 1: 520, 2: 300, 3: 160, 4: 80, 5: 30 }; // per seed, in milliseconds
const MANY_LAPS = 12; // from here on a move is shown faster and faster
const HASTE = 0.82;

export class Animation {
  /**
   * @param board a Board
   * @param controls {pause, step, skip, speed} elements
   * @param tell called with a sentence while a move is shown
   */
  constructor(board, controls, tell) {
    this.board = board;
    this.controls = controls;
    this.tell = tell;
    this.waiting = null;
    controls.pause.addEventListener('click', () => this.pause());
    controls.step.addEventListener('click', () => this.step());
    controls.skip.addEventListener('click', () => this.skip());
  }

  get running() {
    return this.state !== undefined;
  }

  /** Whether the system asks for no motion. */
  static get unwanted() {
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /**
   * Shows the events, from the board before them.
   * @param words tells an event in a sentence
   */
  async show(board, events, words) {
    if (Animation.unwanted) {
      return;
    }
    this.state = 'playing';
    this.update();
    const laps = events.filter((it) => it.type === 'lap').length;
    let seeds = counts(board);
    for (const event of events) {
      this.tell(event.type === 'lap' ? `${words(event)} (${event.lap} of ${laps})` : words(event));
      if (event.type === 'lap') {
        seeds = await this.lap(seeds, event);
      } else if (event.type === 'capture') {
        this.board.light('captured', event.hole);
        await this.rest(5);
        seeds = { ...seeds, [event.hole]: 0 };
      }
      this.board.showCounts(seeds);
      if (this.state === 'stepping') {
        this.state = 'paused';
        this.update();
        await this.rest(0);
      }
    }
    this.finish();
  }

  /** Sows one lap; returns the counts after it. */
  async lap(seeds, { lap, from, seeds: lifted }) {
    const haste = lap <= MANY_LAPS ? 1 : Math.max(0.02, HASTE ** (lap - MANY_LAPS));
    const shown = { ...seeds, [from]: 0 };
    let hole = from;
    this.board.light('lit', from);
    this.board.holdHand(from, lifted);
    this.board.showCounts(shown);
    await this.rest(2 * haste);
    for (let inHand = lifted - 1; inHand >= 0; inHand--) {
      hole = next(hole);
      shown[hole]++;
      if (this.state !== 'skipping') {
        this.board.holdHand(hole, inHand);
        this.board.light('lit', hole);
        this.board.showCounts(shown);
        await this.rest(haste);
      }
    }
    await this.rest(haste);
    return shown;
  }

  /** Waits for some seeds' time; for ever while paused, not at all when skipping. */
  async rest(seeds) {
    if (this.state === 'skipping') {
      return;
    }
    const pause = PAUSES[this.controls.speed.value] * seeds;
    await new Promise((resolve) => {
      this.waiting = resolve;
      if (this.state !== 'paused') {
        this.timer = setTimeout(resolve, pause);
      }
    });
    this.waiting = null;
  }

  pause() {
    if (this.state === 'paused') {
      this.state = 'playing';
      this.waiting?.();
    } else if (this.running) {
      this.state = 'paused';
      clearTimeout(this.timer);
    }
    this.update();
  }

  /** Goes on to the end of this lap, then waits. */
  step() {
    if (this.running) {
      this.state = 'stepping';
      this.waiting?.();
      this.update();
    }
  }

  skip() {
    if (this.running) {
      this.state = 'skipping';
      this.waiting?.();
    }
  }

  finish() {
    this.state = undefined;
    this.board.holdHand(null);
    this.board.light('lit', null);
    this.board.light('captured', null);
    this.update();
  }

  update() {
    const { pause, step, skip } = this.controls;
    for (const control of [pause, step, skip]) {
      control.disabled = !this.running;
    }
    pause.textContent = this.state === 'paused' ? 'Go on' : 'Pause';
  }
}

