// How workers end, and what their parent sees of it.
const run = require('./run.js');
const { Worker } = require('worker_threads');

(async () => {
  const show = async (name, seen) => console.log(name, JSON.stringify(await seen));
  await show('plain', run("require('worker_threads').parentPort.postMessage(1 + 1)"));
  await show('throw', run("throw Object.assign(new TypeError('x'), { code: 'E', extra: { a: 1 } })"));
  await show('throw a number', run('throw 42'));
  await show('throw null', run('throw null'));
  await show('throw an object', run('throw { a: [1] }'));
  await show('throw a class of its own', run("class My extends RangeError { constructor() { super('mine'); this.name = 'My'; } } throw new My()"));
  await show('throw later', run("setTimeout(() => { throw new Error('later'); }, 1)"));
  await show('error with a cause', run("throw new Error('outer', { cause: new TypeError('inner') })").then((seen) => seen.map((entry) => entry.slice(0, 4))));
  await show('syntax', run('let a b'));
  await show('rejection', run("Promise.reject(new Error('r'))"));
  await show('rejection without an error', run('Promise.reject(1)').then((seen) => seen.map((entry) => entry.slice(0, 4))));
  await show('exit', run(`process.on('exit', (c) => { require('worker_threads').parentPort.postMessage('exit ' + c); process.exitCode = 9; }); process.exit(3)`));
  await show('exit in a promise', run('Promise.resolve().then(() => process.exit(2)); setInterval(() => {}, 1000)'));
  await show('exitCode', run('process.exitCode = 4'));
  await show('no code after exit', run("try { process.exit(1) } finally { require('worker_threads').parentPort.postMessage('never') }"));
  await show('beforeExit', run("process.once('beforeExit', (c) => { require('worker_threads').parentPort.postMessage(['beforeExit', c]); })"));
  await show('a handler', run("process.on('uncaughtException', (e) => { require('worker_threads').parentPort.postMessage(e.message) }); throw new Error('caught')"));
  await show('a handler that throws', run("process.on('uncaughtException', (e) => { throw new Error('second') }); throw new Error('caught')"));
  await show('missing', new Promise((resolve) => {
    new Worker('/nonexistent/file.js').on('error', (error) => resolve([error.code, error.message.split('\n')[0]]));
  }));
  await show('an ES module', run("import fs from 'fs'; import { parentPort } from 'worker_threads'; parentPort.postMessage(typeof fs.readFileSync); await 1; parentPort.postMessage('after')"));
  await show('a data URL', run(new URL('data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.postMessage(import.meta.url.slice(0, 9))'), { eval: false }));
  await show('nested', run(`const { Worker, parentPort } = require('worker_threads');
    const worker = new Worker("require('worker_threads').parentPort.postMessage(require('worker_threads').isMainThread)", { eval: true });
    worker.on('message', (m) => parentPort.postMessage(m)); worker.on('exit', (c) => parentPort.postMessage(['inner', c]))`));
  await show('a parent port that somebody listens to', run(`const { parentPort } = require('worker_threads');
    parentPort.on('message', (m) => { parentPort.postMessage(m * 2); parentPort.close(); })`, { online: (worker) => worker.postMessage(21) }));
  await show('once', run("require('worker_threads').parentPort.once('message', (m) => { throw m; })", { online: (worker) => worker.postMessage('thrown') }));
  const worker = new Worker('', { eval: true });
  worker.unref();
  worker.ref();
  console.log(worker.threadId > 0, typeof worker.threadName, worker.stdin);
  worker.on('exit', async (code) => console.log(code, worker.threadId, worker.threadName, worker.resourceLimits, await worker.terminate(), worker.postMessage(1)));
})();
