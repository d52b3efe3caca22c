import { parentPort, workerData } from 'node:worker_threads';

const socket = new WebSocket(workerData);
await new Promise((resolve) => (socket.onopen = resolve));
const lines = [];
const answers = new Map();
const pauses = [];
let nextId = 0;
let waiter;
let scriptId;
socket.onmessage = ({ data }) => {
  const { id, method, params, result, error } = JSON.parse(data);
  if (id) return answers.get(id)(result ?? error);
  if (method === 'Debugger.scriptParsed' && params.url.endsWith('/test-debugger-functions.js')) scriptId = params.scriptId;
  if (method !== 'Debugger.paused') return undefined;
  pauses.push(params);
  return waiter?.();
};

function send(method, params) {
  const id = ++nextId;
  socket.send(JSON.stringify({ id, method, params }));
  return new Promise((resolve) => answers.set(id, resolve));
}
// Without what differs from run to run.
const plain = (text) =>
  text
    .replace(/"-?\d+\.\d+\.\d+"/g, '"ID"')
    .replaceAll(`"scriptId":"${scriptId}"`, '"scriptId":"SCRIPT"')
    .replaceAll(`id ${scriptId} `, 'id SCRIPT ');
const print = (label, value) => lines.push(plain(`${label} ${JSON.stringify(value)}`));
async function call(method, params) {
  const result = await send(method, params);
  print(`${method} ${JSON.stringify(params)}`, result);
  return result;
}
const objectId = async (expression) => (await send('Runtime.evaluate', { expression })).result.objectId;

async function paused() {
  while (pauses.length === 0) await new Promise((resolve) => (waiter = resolve));
  const pause = pauses.shift();
  const frames = pause.callFrames.filter((frame) => frame.location.scriptId === scriptId);
  print(`paused ${pause.reason}`, {
    hit: pause.hitBreakpoints,
    frames: frames.map(({ functionName, location, returnValue }) => [
      functionName,
      location.lineNumber,
      location.columnNumber,
      returnValue?.value,
    ]),
  });
  return pause;
}

await send('Runtime.enable');
await send('Debugger.enable');

const own = async (id) => send('Runtime.getProperties', { objectId: id, ownProperties: true });
const { internalProperties } = await own(await objectId('closure'));
const scopes = internalProperties.find(({ name }) => name === '[[Scopes]]').value;
print('[[Scopes]]', scopes);
const list = await own(scopes.objectId);
print('its scopes', list);
for (const { value } of list.result.slice(0, 2)) {
  const variables = (await own(value.objectId)).result;
  print(value.description, variables.map((each) => [each.name, each.value.value ?? each.value.className]));
}

const { objects } = await call('Runtime.queryObjects', { prototypeObjectId: await objectId('Point.prototype') });
print('objects', (await own(objects.objectId)).result.map(({ name, value }) => [name, value.description]));
await call('Runtime.queryObjects', { prototypeObjectId: 'x' });

const { breakpointId } = await call('Debugger.setBreakpointOnFunctionCall', { objectId: await objectId('twice') });
await call('Debugger.setBreakpointOnFunctionCall', { objectId: await objectId('twice') });
await call('Debugger.setBreakpointOnFunctionCall', { objectId: await objectId('({})') });
await paused();
await call('Debugger.setReturnValue', { newValue: { value: 99 } });
await call('Debugger.stepOver');
await paused();
await call('Debugger.setReturnValue', { newValue: { value: 99 } });
await call('Debugger.stepOver');
await paused();
await call('Debugger.stepOver');
const { callFrames } = await paused();
await call('Debugger.evaluateOnCallFrame', { callFrameId: callFrames[0].callFrameId, expression: 'doubled' });
await call('Debugger.removeBreakpoint', { breakpointId });

const positions = (...lines) => lines.map((lineNumber) => ({ lineNumber, columnNumber: 0 }));
await call('Debugger.setBlackboxedRanges', { scriptId, positions: positions(10, 6) });
await call('Debugger.setBlackboxedRanges', { scriptId, positions: positions(-1) });
await call('Debugger.setBlackboxedRanges', { scriptId: '999999', positions: [] });
await call('Debugger.setBreakpointByUrl', { lineNumber: 26, urlRegex: 'test-debugger-functions' });
for (const excluded of [positions(6, 10), []]) {
  await call('Debugger.setBlackboxedRanges', { scriptId, positions: excluded });
  await call('Debugger.resume');
  await paused();
  await call('Debugger.stepInto');
  await paused();
}
await call('Debugger.disassembleWasmModule', { scriptId });
await call('Debugger.getWasmBytecode', { scriptId });
await call('Debugger.nextWasmDisassemblyChunk', { streamId: 'x' });
await call('Runtime.setMaxCallStackSizeToCapture', { size: -1 });
await call('Debugger.disable');
await new Promise((resolve) => {
  socket.onclose = resolve;
  socket.close();
});
parentPort.postMessage(lines);
