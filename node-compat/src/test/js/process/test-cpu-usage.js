// process.cpuUsage, process.threadCpuUsage, worker.cpuUsage: times that grow, and what is no previous value.
const { Worker } = require('worker_threads');

const invalid = [1, 'x', [], {}, { user: 'a' }, { user: 1 }, { user: -1, system: 1 }, { user: 1, system: -1 }, { user: Infinity, system: 1 }, { user: NaN, system: 1 }];
for (const name of ['cpuUsage', 'threadCpuUsage']) {
  for (const previous of invalid) {
    try {
      process[name](previous);
    } catch (error) {
      console.log(name, error.name, error.code, error.message);
    }
  }
  console.log(Object.keys(process[name](null)), process[name].length);
}

const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
const end = performance.now() + 60;
while (performance.now() < end);
const sum = ({ user, system }) => user + system;
const used = sum(process.threadCpuUsage(own));
console.log(used > 0 && used < 1e6, sum(process.threadCpuUsage()) > sum(own), sum(process.cpuUsage(all)) >= 0);

const worker = new Worker('require("worker_threads").parentPort.once("message", () => {})', { eval: true });
worker.once('online', async () => {
  for (const previous of invalid) {
    try {
      worker.cpuUsage(previous);
    } catch (error) {
      console.log(error.name, error.code, error.message);
    }
  }
  const first = await worker.cpuUsage();
  const second = await worker.cpuUsage(first);
  console.log(sum(first) > 0, sum(second) >= 0, Object.keys(second));
  worker.postMessage('end');
});
worker.once('exit', () => worker.cpuUsage().catch((error) => console.log(error.code)));
