// A proxy before the service whose network can be cut, delayed, and answered for.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a proxy on a free port of this machine. It has the `origin` that pages are opened at, and:
 *
 * - `failWith(status)`: breaks all connections, and answers every request with the status;
 * - `cut()`: breaks all connections, also those that come;
 * - `delay(ms)`: holds each piece back, in both directions;
 * - `loseAnswers()`: passes requests on, and breaks the connection instead of answering;
 * - `mend()`: passes everything on again;
 * - `requests`: those that have come, as `GET /path`.
 */
export async function startProxy(target) {
  const sockets = new Set();
  const state = { requests: [] };
  const server = http.createServer((request, response) => forward(target, state, request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  const become = (mode) => Object.assign(state, { status: 0, isCut: false, ms: 0, loses: false }, mode);
  const breakAll = () => sockets.forEach((it) => it.destroy());
  become({});
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    requests: state.requests,
    failWith(status) {
      become({ status });
      breakAll();
    },
    cut() {
      become({ isCut: true });
      breakAll();
    },
    delay: (ms) => become({ ms }),
    loseAnswers: () => become({ loses: true }),
    mend: () => become({}),
    close() {
      breakAll();
      server.close();
    },
  };
}

async function forward(target, state, request, response) {
  const { status, isCut, loses } = state;
  state.requests.push(`${request.method} ${request.url}`);
  response.on('error', () => {});
  if (isCut) {
    request.socket.destroy();
    return;
  }
  if (status) {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>No</h1>');
    return;
  }
  await sleep(state.ms);
  const onward = http.request(target + request.url, { method: request.method, headers: request.headers });
  onward.on('error', () => request.socket.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
  onward.on('response', (answer) => {
    answer.on('error', () => request.socket.destroy());
    if (loses) {
      request.socket.destroy();
    } else {
      pass(state, answer, response);
    }
  });
}

async function pass(state, answer, response) {
  response.writeHead(answer.statusCode, answer.headers);
  response.flushHeaders();
  try {
    for await (const piece of answer) {
      await sleep(state.ms);
      response.write(piece);
    }
    response.end();
  } catch {
    response.destroy(); // the service, or the page, has gone
  }
}
