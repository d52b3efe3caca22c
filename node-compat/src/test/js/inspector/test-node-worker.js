// A session of the main thread debugs workers by the domain NodeWorker. The first worker as in Node 26, where a worker that loses its session does not begin.
'use strict';
const { Session } = require('node:inspector/promises');
const path = require('node:path');
const { Worker, isMainThread, parentPort } = require('node:worker_threads');

if (!isMainThread) {
  const secret = 40;
  debugger;
  parentPort.postMessage(secret);
  return;
}

const session = new Session();
session.connect();
let lastId = 0;
const answers = new Map();
function toWorker(sessionId, method, params) {
  const id = ++lastId;
  const answer = new Promise((resolve) => answers.set(id, resolve));
  session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method, params }) });
  return answer;
}

async function paused(sessionId, { reason, callFrames: [frame] }) {
  console.log('paused', reason);
  const { result } = await toWorker(sessionId, 'Debugger.evaluateOnCallFrame', {
    callFrameId: frame.callFrameId,
    expression: 'secret + 2',
  });
  console.log('evaluated', result.result.value);
  await toWorker(sessionId, 'Debugger.resume');
}

session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
  const message = JSON.parse(params.message);
  if (message.id !== undefined) answers.get(message.id)(message);
  else if (message.method === 'Debugger.paused') paused(params.sessionId, message.params);
  else if (message.method === 'Runtime.executionContextCreated') console.log('context', message.params.context.name);
});

const detached = [];
session.on('NodeWorker.detachedFromWorker', ({ params }) => detached.push(params.sessionId));

async function run(action) {
  const attached = new Promise((resolve) => session.once('NodeWorker.attachedToWorker', resolve));
  const worker = new Worker(__filename, { name: 'named' });
  worker.on('message', (value) => console.log('message', value));
  const exit = new Promise((resolve) => worker.on('exit', resolve));
  const { sessionId, workerInfo, waitingForDebugger } = (await attached).params;
  console.log(workerInfo.title.replace(/\d+/, 'N'), path.basename(workerInfo.url), waitingForDebugger);
  await action(sessionId, worker);
  console.log('exit', await exit);
}

(async () => {
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: true });
  await run(async (id) => {
    await toWorker(id, 'Runtime.enable');
    await toWorker(id, 'Debugger.enable');
    await toWorker(id, 'Runtime.runIfWaitingForDebugger');
  });
  // A worker that waits goes on when the session is gone, and can be terminated.
  await run((id) => session.post('NodeWorker.detach', { sessionId: id }));
  await run((id, worker) => worker.terminate());
  console.log(await session.post('NodeWorker.sendMessageToWorker', { sessionId: '99', message: '{}' }));
  console.log(await session.post('NodeWorker.enable', {}).catch((error) => error.code));
  console.log('detached', detached);
  await session.post('NodeWorker.disable');
  session.disconnect();
})();
