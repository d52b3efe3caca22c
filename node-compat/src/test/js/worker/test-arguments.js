// What Worker and its module take, and what a worker's process refuses.
const threads = require('worker_threads');
const { Worker } = threads;
const run = require('./run.js');

const attempt = (action) => {
  try {
    console.log(action());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
};
attempt(() => new Worker());
attempt(() => new Worker('foo.js'));
attempt(() => new Worker('file:///x.js'));
attempt(() => new Worker('data:text/javascript,1'));
attempt(() => new Worker(new URL('http://x/y')));
attempt(() => new Worker(1, { eval: true }));
attempt(() => new Worker('1', { eval: true, argv: 'x' }));
attempt(() => new Worker('1', { eval: true, execArgv: 'x' }));
attempt(() => new Worker('1', { eval: true, execArgv: ['--foo', '--title=x', '--no-warnings', 'x'] }));
attempt(() => new Worker('1', { eval: true, env: 1 }));
attempt(() => new Worker('1', { eval: true, name: 1 }));
attempt(() => new Worker('1', { eval: true, workerData: () => {} }));
attempt(() => new Worker('1', { eval: true, workerData: new MessageChannel().port1 }));
attempt(() => Worker('1'));
attempt(() => threads.receiveMessageOnPort(1));
attempt(() => [threads.isInternalThread, threads.isMainThread, threads.threadId, threads.threadName, threads.workerData, threads.parentPort, threads.SHARE_ENV]);
attempt(() => Object.keys(threads).join(' '));

(async () => {
  const [[, seen]] = await run(`const threads = require('worker_threads');
    const seen = [threads.isMainThread, threads.threadId > 0, threads.threadName, threads.resourceLimits.stackSizeMb, threads.workerData, process.argv.slice(1), process.execArgv];
    const attempt = (action) => {
      try {
        seen.push(action());
      } catch (error) {
        seen.push([error.name, error.code, error.message]);
      }
    };
    for (const name of ['chdir', 'abort', 'initgroups', 'setgroups', 'setegid', 'seteuid', 'setgid', 'setuid']) attempt(() => process[name](1));
    attempt(() => process.umask(1));
    attempt(() => typeof process.umask());
    attempt(() => process.stdout.constructor.name);
    attempt(() => [typeof process.stdout.fd, process.stdout.isTTY, process.stdin.isTTY]);
    attempt(() => [__filename, module.id, typeof require, this === globalThis]);
    threads.parentPort.postMessage(seen);`, { name: ' n ', argv: [1, 'b'], workerData: { a: 1 }, execArgv: ['--no-warnings'], resourceLimits: { stackSizeMb: 2 } });
  for (const entry of seen) console.log(entry);
  const env = await run("process.env.NEW = 1; require('worker_threads').parentPort.postMessage([process.env.A, process.env.NEW, process.env.HOME])", { env: { A: 1 } });
  console.log(JSON.stringify(env), process.env.NEW);
  process.env.OLD = 'old';
  const copied = await run("process.env.OLD += '!'; require('worker_threads').parentPort.postMessage(process.env.OLD)");
  console.log(JSON.stringify(copied), process.env.OLD);
  const shared = await run("process.env.OLD += '!'; process.env.NEW = 5; delete process.env.HOME; require('worker_threads').parentPort.postMessage('OLD' in process.env)", { env: threads.SHARE_ENV });
  console.log(JSON.stringify(shared), process.env.OLD, process.env.NEW, process.env.HOME, Object.keys(process.env).includes('NEW'), 'HOME' in process.env);
  threads.setEnvironmentData('key', { deep: [1] });
  console.log(JSON.stringify(await run("require('worker_threads').parentPort.postMessage(require('worker_threads').getEnvironmentData('key'))")), threads.getEnvironmentData('key'));
})();
