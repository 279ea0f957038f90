// A proxy before a service whose network breaks every two seconds: flaky.mjs ORIGIN. Says its own origin.
import { setTimeout as sleep } from 'node:timers/promises';
import { startProxy } from './proxy.mjs';

const HARMS = [
  (proxy) => proxy.cut(),
  (proxy) => proxy.failWith(502),
  (proxy) => proxy.loseAnswers(),
  (proxy) => proxy.failWith(429),
  (proxy) => proxy.failWith(503),
];

const proxy = await startProxy(process.argv[2]);
process.stdout.write(`${proxy.origin}\n`);
for (let i = 0; ; i++) {
  await sleep(1_600);
  HARMS[i % HARMS.length](proxy);
  await sleep(400);
  proxy.mend();
}
