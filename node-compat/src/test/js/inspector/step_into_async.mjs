import { parentPort, workerData } from 'node:worker_threads';

const socket = new WebSocket(workerData);
await new Promise((resolve) => (socket.onopen = resolve));
const lines = [];
const answers = new Map();
const pauses = [];
let nextId = 0;
let waiter;
socket.onmessage = ({ data }) => {
  const { id, method, params, result, error } = JSON.parse(data);
  if (id) return answers.get(id)(result ?? error);
  if (method !== 'Debugger.paused') return undefined;
  pauses.push(params);
  return waiter?.();
};
function send(method, params) {
  const id = ++nextId;
  socket.send(JSON.stringify({ id, method, params }));
  return new Promise((resolve) => answers.set(id, resolve));
}
async function paused() {
  while (pauses.length === 0) await new Promise((resolve) => (waiter = resolve));
  const { reason, callFrames, asyncStackTrace } = pauses.shift();
  const { functionName, location } = callFrames[0];
  lines.push([reason, functionName, location.lineNumber + 1, asyncStackTrace?.description ?? ''].join(' '));
}

await send('Runtime.enable');
await send('Debugger.enable');
await send('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
for (const [name, steps] of [
  ['react', ['stepOver', 'stepInto', 'stepOver']],
  ['calls', ['stepOver', 'stepInto', 'stepOver', 'stepOver']],
]) {
  lines.push(name);
  send('Runtime.evaluate', { expression: `setTimeout(${name})` });
  await paused();
  for (const step of steps) {
    send(`Debugger.${step}`, step === 'stepInto' ? { breakOnAsyncCall: true } : {});
    await paused();
  }
  await send('Debugger.resume');
}
parentPort.postMessage(lines);
