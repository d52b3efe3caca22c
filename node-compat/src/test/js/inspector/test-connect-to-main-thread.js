// A worker inspects the main thread: what it evaluates, the order of answers, a busy or paused main thread, workers of workers, and the end of both.
'use strict';
const fs = require('node:fs');
const inspector = require('node:inspector');
const { Worker, isMainThread, parentPort, workerData } = require('node:worker_threads');

// Past the streams of workers, so that lines of all threads keep their order.
const log = (...values) => fs.writeSync(1, `${values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ')}\n`);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const failure = (run) => {
  try {
    run();
  } catch (error) {
    log(error.code, error.message);
  }
};

function connect() {
  const session = new inspector.Session();
  session.connectToMainThread();
  const post = (method, params) =>
    new Promise((resolve) => session.post(method, params, (error, result) => resolve(error ? error.message : result)));
  const evaluate = async (expression, more) => (await post('Runtime.evaluate', { expression, ...more })).result;
  return { session, post, evaluate };
}

const scenarios = {
  async values() {
    const { session, post, evaluate } = connect();
    failure(() => session.connectToMainThread());
    failure(() => session.connect());
    session.on('Runtime.consoleAPICalled', ({ params }) => log('console', params.type, params.args.map((arg) => arg.value)));
    session.on('Runtime.executionContextCreated', () => log('context'));
    log(await evaluate('shared', { returnByValue: true }));
    log((await evaluate('require')).description.split('\n')[0]);
    log(await post('Runtime.enable'), await post('No.such'));
    log(await evaluate('inspectorSeen = 1; console.error("of the main thread")'));
    log(await evaluate('new Promise((resolve) => setTimeout(resolve, 20, 42))', { awaitPromise: true }));
    process.once('warning', (warning) => log('warning', warning.message));
    session.post('Runtime.evaluate', { expression: '1' }, () => {
      throw new Error('of a callback');
    });
    await evaluate('2');
    await sleep(10);
    session.disconnect();
    failure(() => session.post('Runtime.enable'));
    session.connectToMainThread();
    log(await evaluate('3').catch((error) => error.message));
    session.post('Runtime.evaluate', { expression: '4' }, (error) => log(error.code));
    session.disconnect();
    await sleep(10);
  },

  async order() {
    const { session, evaluate } = connect();
    const order = [];
    session.post('Runtime.evaluate', { expression: '1' }, () => {
      order.push('callback');
      queueMicrotask(() => order.push('microtask'));
    });
    await evaluate('2');
    log(order);
    let received = false;
    session.post('Runtime.evaluate', { expression: '1' }, () => (received = true));
    for (const end = performance.now() + 100; performance.now() < end; );
    log('received while busy', received);
  },

  async busy() {
    const { evaluate } = connect();
    const end = new Promise((resolve) => parentPort.once('message', resolve));
    parentPort.postMessage('loop');
    await sleep(50);
    log(await evaluate('released = true'), await end);
  },

  async errors() {
    const { session, post, evaluate } = connect();
    session.on('Runtime.exceptionThrown', ({ params }) =>
      log('exception', params.exceptionDetails.text, params.exceptionDetails.exception.description.split('\n')[0]),
    );
    await post('Runtime.enable');
    log((await evaluate('throw new RangeError("now")')).description.split('\n')[0]);
    await evaluate('setTimeout(() => { throw new Error("later") }, 1)');
    await sleep(50);
  },

  async pause() {
    const { session, post } = connect();
    const resumed = new Promise((resolve) => {
      session.on('Debugger.paused', async ({ params }) => {
        const [frame] = params.callFrames;
        log('paused', params.reason, frame.functionName);
        const other = connect();
        log('another session', await other.evaluate('shared.from'));
        const { result } = await post('Debugger.evaluateOnCallFrame', { callFrameId: frame.callFrameId, expression: 'local * 6' });
        log(result);
        await post('Debugger.resume');
        resolve();
      });
    });
    await post('Debugger.enable');
    parentPort.postMessage('pause');
    await resumed;
    await post('Debugger.disable');
  },

  async inner() {
    globalThis.shared = 'of the worker';
    const worker = new Worker(__filename, { workerData: 'innermost' });
    await new Promise((resolve) => worker.on('exit', resolve));
  },

  async innermost() {
    log(await connect().evaluate('shared.from'));
  },

  async server() {
    const { evaluate } = connect();
    log(await evaluate('closeServer(), 5'));
    log(await evaluate('6'));
  },
};

// The session does not keep the worker alive.
function unanswered() {
  const { session } = connect();
  session.post('Runtime.evaluate', { expression: 'new Promise(() => {})', awaitPromise: true }, () => log('answered'));
}

async function inWorker() {
  if (workerData === 'unanswered') return unanswered();
  if (workerData === 'stays') {
    const { evaluate } = connect();
    setInterval(() => {}, 1000);
    await evaluate('1');
    return parentPort.postMessage('unref');
  }
  const keep = setInterval(() => {}, 1000);
  await scenarios[workerData]();
  clearInterval(keep);
}

async function inMainThread() {
  globalThis.shared = { from: 'main' };
  process.stderr.write = () => true;
  globalThis.closeServer = () => {
    inspector.open(0);
    inspector.close();
  };
  failure(() => new inspector.Session().connectToMainThread());
  process.on('uncaughtException', (error) => log('caught', error.message));
  const messages = {
    loop(worker) {
      globalThis.released = false;
      while (!globalThis.released);
      worker.postMessage('went on');
    },
    pause() {
      const local = 7;
      debugger;
      log('after the statement', local);
    },
  };
  for (const name of ['values', 'order', 'busy', 'errors', 'pause', 'inner', 'server', 'unanswered', 'stays']) {
    log(`-- ${name}`);
    const worker = new Worker(__filename, { workerData: name });
    await new Promise((resolve) => {
      worker.on('message', (message) => {
        if (message === 'unref') {
          worker.unref();
          resolve();
        } else messages[message](worker);
      });
      worker.on('exit', (code) => {
        log('exit', code);
        resolve();
      });
    });
  }
  log(typeof inspectorSeen);
  process.on('exit', (code) => log('end', code));
}

if (isMainThread) inMainThread();
else inWorker();
