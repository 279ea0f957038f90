// A stream of Server-Sent Events that comes back by itself. An EventSource would give up for good when
// the answer to a reconnection is not 200, and cannot tell a silent connection from a dead one.
import { problemOf } from './api.js';
import { isTemporary, pauseAfter, sleep } from './attempts.js';

const LONGEST_SILENCE_MS = 45_000; // three heartbeats of the server

export class EventStream {
  #connection = null; // an AbortController
  #closed = false;
  #lastId = '';
  #failures = 0;

  /**
   * Opens the stream. After each break it is opened again, with what has been missed, after pauses
   * that grow with the failures in a row.
   *
   * @param handlers {
   *   onEvent: called with the name and the data of each event,
   *   onTouch: called with false when a reconnection has failed too, with true when the stream is open,
   *   onRefused: called with the Problem when the server refuses the stream for good; then it is over }
   */
  constructor(path, handlers) {
    Object.assign(this, { path, ...handlers });
    this.#run();
  }

  close() {
    this.#closed = true;
    this.#connection?.abort();
  }

  async #run() {
    while (!this.#closed) {
      try {
        await this.#connect();
      } catch (failure) {
        if (failure.status && !isTemporary(failure) && !this.#closed) {
          this.onRefused(failure);
          return;
        }
      }
      if (!this.#closed) {
        this.#failures++;
        if (this.#failures > 1) {
          this.onTouch(false);
        }
        await sleep(pauseAfter(this.#failures));
      }
    }
  }

  /** Reads the stream to its end; throws a Problem, or whatever broke the connection. */
  async #connect() {
    const connection = new AbortController();
    this.#connection = connection;
    let silence;
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), LONGEST_SILENCE_MS);
    };
    try {
      hear();
      const headers = this.#lastId && { 'Last-Event-ID': this.#lastId };
      const response = await fetch(this.path, { headers: { ...headers }, signal: connection.signal });
      if (!response.ok) {
        throw await problemOf(response);
      }
      await this.#read(response.body.pipeThrough(new TextDecoderStream()).getReader(), hear);
    } finally {
      clearTimeout(silence);
    }
  }

  async #read(reader, hear) {
    const fields = {};
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hear();
      this.#failures = 0;
      this.onTouch(true);
      const lines = (rest + part.value).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        this.#line(line, fields);
      }
    }
  }

  /** A field, or the empty line that ends an event. */
  #line(line, fields) {
    if (line) {
      const [, name, value] = line.match(/^([^:]*):? ?(.*)$/);
      fields[name] = value;
      return;
    }
    const { event, id, data } = fields;
    for (const name of Object.keys(fields)) {
      delete fields[name];
    }
    if (data !== undefined && !this.#closed) {
      this.#lastId = id ?? this.#lastId;
      this.onEvent(event, JSON.parse(data));
    }
  }
}
