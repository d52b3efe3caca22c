import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { once } from 'node:events';

function primes(from, to) {
  let count = 0;
  for (let n = Math.max(from, 2); n < to; n++) {
    let divisor = 2;
    while (divisor * divisor <= n && n % divisor !== 0) divisor++;
    if (divisor * divisor > n) count++;
  }
  return count;
}

if (isMainThread) {
  const parts = [[0, 5000], [5000, 10000]];
  const counts = await Promise.all(parts.map(async (workerData) => {
    const [count] = await once(new Worker(new URL(import.meta.url), { workerData }), 'message');
    return count;
  }));
  console.log(counts, counts.reduce((a, b) => a + b));
} else {
  parentPort.postMessage(primes(...workerData));
}
