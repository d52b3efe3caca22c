// terminate() ends a worker whatever it does.
const run = require('./run.js');

(async () => {
  const end = { online: (worker) => worker.terminate().then((code) => console.log('terminated', code)) };
  const show = async (name, code) => console.log(name, JSON.stringify(await run(code, end)));
  await show('a loop', 'while (true);');
  await show('a loop that catches', 'while (true) { try { for (;;); } catch {} finally { continue; } }');
  await show('a chain of promises', '(async () => { for (;;) await 1; })()');
  await show('ticks', '(function again() { process.nextTick(again); })()');
  await show('a regular expression', "/^(a+)+$/.test('a'.repeat(40) + 'b')");
  await show('a sort', 'new Array(1e7).fill(0).sort(() => 0)');
  await show('a wait', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)');
  await show('a timer', 'setInterval(() => {}, 1000)');
  await show('a server', "require('net').createServer().listen(0)");
  await show('an exit listener', "process.on('exit', () => require('worker_threads').parentPort.postMessage('never')); setInterval(() => {}, 1000)");
  await show('a worker of its own', "new (require('worker_threads').Worker)('for (;;);', { eval: true })");
})();
