import { parentPort, workerData } from 'node:worker_threads';

const lines = [];
const socket = new WebSocket(workerData);
const answers = new Map();
const events = [];
const waiters = [];
let nextId = 0;
let programId;

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.id !== undefined) {
    answers.get(message.id)(message);
    return;
  }
  const index = waiters.findIndex((waiter) => waiter.accepts(message));
  if (index < 0) events.push(message);
  else waiters.splice(index, 1)[0].resolve(message.params);
};

const VOLATILE = /^(objectId|callFrameId|scriptId|timestamp|debuggerId|uniqueId|hash|buildId|canBeRestarted|stackTrace)$/;

// The value without what differs from run to run; members in the order of their names.
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'string') {
    return value.replace(/\n {4}at [^]*/, '').replace(/file:\/\/\/.*\//g, 'DIR/');
  }
  if (value === null || typeof value !== 'object') return value;
  const names = Object.keys(value).filter((name) => !VOLATILE.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, plain(value[name])]));
}

const print = (label, value) => lines.push(`${label} ${JSON.stringify(plain(value))}`);

function send(method, params) {
  const id = ++nextId;
  socket.send(JSON.stringify({ id, method, params }));
  return new Promise((resolve) => answers.set(id, resolve)).then((m) => m.result ?? { error: m.error });
}

async function call(method, params) {
  const result = await send(method, params);
  print(`${method} ${JSON.stringify(plain(params ?? {}))}`, result);
  return result;
}

function event(name, test = () => true) {
  const accepts = (message) => message.method === name && test(message.params);
  const index = events.findIndex(accepts);
  if (index >= 0) return Promise.resolve(events.splice(index, 1)[0].params);
  return new Promise((resolve) => waiters.push({ accepts, resolve }));
}

const place = ({ lineNumber, columnNumber }) => `${lineNumber}:${columnNumber}`;
const own = (frames) => frames.filter((frame) => (frame.location ?? frame).scriptId === programId);

function asyncTrace(trace) {
  if (!trace) return undefined;
  const frames = own(trace.callFrames).map((frame) => `${frame.functionName} ${place(frame)}`);
  return { description: trace.description, frames, parent: asyncTrace(trace.parent) };
}

// Waits for a pause; returns the frames of the program.
async function paused() {
  const pause = await event('Debugger.paused');
  const frames = own(pause.callFrames);
  print('paused', {
    reason: pause.reason,
    hit: pause.hitBreakpoints,
    data: pause.data,
    frames: frames.map((frame) => ({
      name: frame.functionName,
      at: place(frame.location),
      begins: place(frame.functionLocation),
      returns: frame.returnValue,
      this: frame.this.description,
      scopes: frame.scopeChain.map((scope) => `${scope.type} ${scope.name ?? ''}`.trim()),
    })),
    async: asyncTrace(pause.asyncStackTrace),
  });
  return frames;
}

async function run(command) {
  lines.push(command);
  await send(`Debugger.${command}`);
  return paused();
}

async function scopes(frame) {
  for (const scope of frame.scopeChain) {
    if (scope.type === 'global') continue;
    const { result } = await send('Runtime.getProperties', { objectId: scope.object.objectId, ownProperties: true });
    const names = result.map(({ name, value }) => `${name}=${value.value ?? value.unserializableValue ?? value.type}`);
    lines.push(`scope ${scope.type}: ${names.sort().join(' ')}`);
  }
}

async function evaluate(frame, expression, options) {
  return call('Debugger.evaluateOnCallFrame', { callFrameId: frame.callFrameId, expression, ...options });
}

async function breakpoints() {
  await call('Debugger.setBreakpointByUrl', { lineNumber: 5, urlRegex: '.*program\\.js$' });
  await send('Runtime.runIfWaitingForDebugger');
  const script = await event('Debugger.scriptParsed', ({ url }) => url.endsWith('/program.js'));
  programId = script.scriptId;
  print('script', script);
  print('resolved', await event('Debugger.breakpointResolved'));
  const frames = await paused();
  await scopes(frames[0]);
  await evaluate(frames[0], 'a + b');
  await evaluate(frames[0], 'sum = 40; a = -1; [sum, twice()]', { returnByValue: true });
  await evaluate(frames[0], 'missing');
  await evaluate(frames[1], 'total += 100');
  await evaluate(frames[0], 'this === undefined');
  await call('Debugger.setVariableValue', {
    scopeNumber: 0,
    variableName: 'b',
    newValue: { value: 7 },
    callFrameId: frames[0].callFrameId,
  });
  await evaluate(frames[0], 'b');
  const { locations } = await send('Debugger.getPossibleBreakpoints', {
    start: { scriptId: programId, lineNumber: 2, columnNumber: 0 },
    end: { scriptId: programId, lineNumber: 7, columnNumber: 0 },
  });
  lines.push(`possible ${locations.map((each) => `${place(each)}${each.type ? ` ${each.type}` : ''}`).join(', ')}`);
}

async function steps() {
  for (const command of ['stepOver', 'stepOver', 'stepOver', 'stepOver', 'stepOver']) await run(command);
  await call('Debugger.removeBreakpoint', { breakpointId: '2:5:0:.*program\\.js$' });
  await call('Debugger.setBreakpointByUrl', { lineNumber: 3, urlRegex: '.*program\\.js$', condition: 'a === 2' });
  await run('stepInto');
  await run('stepOut');
  await run('resume');
  await call('Debugger.setBreakpointsActive', { active: false });
  await run('stepOut');
  await call('Debugger.setBreakpointsActive', { active: true });
  await run('resume');
}

async function exceptions() {
  await call('Debugger.setPauseOnExceptions', { state: 'uncaught' });
  await call('Debugger.setPauseOnExceptions', { state: 'all' });
  const frames = await run('resume');
  await scopes(frames[0]);
  await call('Debugger.setPauseOnExceptions', { state: 'none' });
  await run('stepOver');
}

async function values() {
  const [frame] = await run('resume');
  const { result } = await send('Debugger.evaluateOnCallFrame', {
    callFrameId: frame.callFrameId,
    expression: 'values',
    generatePreview: true,
  });
  print('values', result);
  const { result: properties } = await send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
    generatePreview: true,
  });
  for (const property of properties) print(`  ${property.name}`, property);
  const object = (name) => properties.find((property) => property.name === name).value.objectId;
  await call('Runtime.getProperties', { objectId: object('map'), ownProperties: true });
  await call('Runtime.getProperties', { objectId: object('promise'), ownProperties: true });
  await call('Runtime.getProperties', { objectId: object('bytes'), ownProperties: true });
  await call('Runtime.callFunctionOn', {
    objectId: object('counter'),
    functionDeclaration: 'function (by) { return this.next(by); }',
    arguments: [{ value: 5 }],
  });
  await call('Runtime.callFunctionOn', {
    objectId: object('nested'),
    functionDeclaration: 'function () { return this; }',
    returnByValue: true,
  });
  await call('Runtime.releaseObject', { objectId: object('set') });
  await call('Runtime.getProperties', { objectId: object('set') });
}

async function asynchronous() {
  await call('Debugger.setAsyncCallStackDepth', { maxDepth: 4 });
  await run('resume');
  const { stackTrace, ...message } = await event('Runtime.consoleAPICalled');
  print('console', message);
  lines.push(own(stackTrace.callFrames).map(place).join());
  await run('stepOver');
  await call('Debugger.setAsyncCallStackDepth', { maxDepth: 0 });
  await run('resume');
}

async function wrongCommands() {
  await call('Nothing.here');
  await call('Runtime.nothing');
  await call('Runtime.evaluate', { expression: 'throw 1' });
  await call('Runtime.evaluate', { expression: '(' });
  await call('Runtime.evaluate', { expression: 'Promise.resolve(3)', contextId: 99 });
  await call('Runtime.getProperties', { objectId: 'x' });
  await call('Debugger.setBreakpointByUrl', { lineNumber: 1 });
  await call('Debugger.getScriptSource', { scriptId: '99999' });
  await send('Debugger.resume');
  await call('Debugger.resume');
  await call('Runtime.evaluate', { expression: 'Promise.resolve(3)', awaitPromise: true });
  await call('Runtime.evaluate', { expression: 'Promise.reject(3)', awaitPromise: true });
  await call('Runtime.compileScript', { expression: '1 +', sourceURL: 'x.js', persistScript: true });
  await call('Runtime.globalLexicalScopeNames');
}

socket.onopen = async () => {
  await call('Runtime.enable');
  print('context', { ...(await event('Runtime.executionContextCreated')).context, name: '', id: 0 });
  await call('Debugger.enable');
  await breakpoints();
  await steps();
  await exceptions();
  await values();
  await asynchronous();
  await wrongCommands();
  parentPort.postMessage(lines);
  socket.close();
};
