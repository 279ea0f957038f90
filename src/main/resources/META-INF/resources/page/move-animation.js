// Shows a move lap by lap, seed by seed, from its events.
import { next, seedsByHole } from './holes.js';
import { t } from './language.js';
import { eventText } from './text.js';

const MS_PER_SEED = { 1: 520, 2: 300, 3: 160, 4: 80, 5: 30 }; // by the value of the speed control
const FULL_LAPS = 12; // each further lap is shown faster than the one before
const LAP_RATIO = 0.82;
const MIN_PACE = 0.02;
const PAUSE_AT_CAPTURE = 5; // in seeds

/** It is idle (`state` undefined), `playing`, `paused`, `stepping` to the end of a lap, `skipping`. */
export class MoveAnimation {
  /**
   * @param board a Board
   * @param controls {pause, step, skip, speed}, elements of the page
   * @param setStatus called with a sentence for each event
   */
  constructor(board, controls, setStatus) {
    this.board = board;
    this.controls = controls;
    this.setStatus = setStatus;
    this.wake = null; // ends the wait under way
    controls.pause.addEventListener('click', () => this.togglePause());
    controls.step.addEventListener('click', () => this.step());
    controls.skip.addEventListener('click', () => this.skip());
  }

  get running() {
    return this.state !== undefined;
  }

  /** Shows the events of a move, from the board before it; nothing where no motion is wanted. */
  async play(board, events) {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    this.setState('playing');
    const laps = events.filter((it) => it.type === 'lap').length;
    let seeds = seedsByHole(board);
    for (const event of events) {
      const text = eventText(event);
      this.setStatus(event.type === 'lap' ? t('event.lap-of', { text, lap: event.lap, laps }) : text);
      seeds = await this.showEvent(seeds, event);
      this.board.showSeeds(seeds);
      if (this.state === 'stepping') {
        this.setState('paused');
        await this.wait(0);
      }
    }
    this.finish();
  }

  /** Shows one event; returns the seeds by hole after it. */
  async showEvent(seeds, event) {
    if (event.type === 'lap') {
      return this.showLap(seeds, event);
    }
    if (event.type === 'capture') {
      this.board.highlight('captured', event.hole);
      await this.wait(PAUSE_AT_CAPTURE);
      return { ...seeds, [event.hole]: 0 };
    }
    return seeds;
  }

  async showLap(seeds, { lap, from, seeds: lifted }) {
    const pace = lap <= FULL_LAPS ? 1 : Math.max(MIN_PACE, LAP_RATIO ** (lap - FULL_LAPS));
    const sown = { ...seeds, [from]: 0 };
    let hole = from;
    this.board.highlight('active', from);
    this.board.moveHand(from, lifted);
    this.board.showSeeds(sown);
    await this.wait(2 * pace);
    for (let inHand = lifted - 1; inHand >= 0; inHand--) {
      hole = next(hole);
      sown[hole]++;
      if (this.state !== 'skipping') {
        this.board.moveHand(hole, inHand);
        this.board.highlight('active', hole);
        this.board.showSeeds(sown);
        await this.wait(pace);
      }
    }
    await this.wait(pace);
    return sown;
  }

  /** Waits for the time of so many seeds; until woken while paused, not at all while skipping. */
  async wait(seeds) {
    if (this.state === 'skipping') {
      return;
    }
    await new Promise((resolve) => {
      this.wake = resolve;
      if (this.state !== 'paused') {
        this.timer = setTimeout(resolve, MS_PER_SEED[this.controls.speed.value] * seeds);
      }
    });
    this.wake = null;
  }

  /** Pauses, or goes on. */
  togglePause() {
    if (this.state === 'paused') {
      this.setState('playing');
      this.wake?.();
    } else if (this.running) {
      clearTimeout(this.timer);
      this.setState('paused');
    }
  }

  /** Goes on to the end of this lap, then pauses. */
  step() {
    if (this.running) {
      this.setState('stepping');
      this.wake?.();
    }
  }

  /** Goes to the end of the move at once. */
  skip() {
    if (this.running) {
      this.setState('skipping');
      this.wake?.();
    }
  }

  finish() {
    this.setState(undefined);
    this.board.moveHand(null);
    this.board.highlight('active', null);
    this.board.highlight('captured', null);
  }

  setState(state) {
    this.state = state;
    const { pause, step, skip } = this.controls;
    for (const control of [pause, step, skip]) {
      control.disabled = !this.running;
    }
    pause.textContent = t(state === 'paused' ? 'controls.go-on' : 'controls.pause');
  }
}
