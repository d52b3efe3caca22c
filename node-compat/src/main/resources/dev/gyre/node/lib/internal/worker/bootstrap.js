// The worker's side: the set-up of its thread before the program begins, and the report of an uncaught error.

const { nodeError } = require('internal/errors');
const { deserialize } = require('internal/structured_clone');
const { ReadableWorkerStdio, StdioPort, WritableWorkerStdio } = require('internal/worker/stdio');
const state = require('internal/worker/state');

const { runFile, runText, runUrl, startMessage } = internalBinding('worker');
const outputs = { stdout: undefined, stderr: undefined };
let control;

function absent(name, shown) {
  return Object.assign(
    () => {
      throw nodeError('ERR_WORKER_UNSUPPORTED_OPERATION', shown ?? `process.${name}()`);
    },
    { disabled: true },
  );
}

function define(name, value) {
  Object.defineProperty(process, name, {
    __proto__: null,
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

// Functions that affect the whole process are available in the main thread only.
function restrictProcess() {
  for (const name of ['abort', 'chdir', 'initgroups', 'setgroups', 'setegid', 'seteuid', 'setgid', 'setuid'])
    define(name, absent(name));
  const { umask } = process;
  const refuse = absent('umask', 'Setting process.umask()');
  define('umask', (mask) => (mask === undefined ? umask() : refuse()));
  define('execve', absent('execve', 'Calling process.execve'));
  if (process.env.NODE_CHANNEL_FD !== undefined) restrictChannel();
}

// Only the main thread uses the channel to the process that forked this one.
function restrictChannel() {
  for (const name of ['send', 'disconnect']) define(name, absent(name));
  for (const name of ['channel', 'connected']) {
    Object.defineProperty(process, name, {
      __proto__: null,
      get: absent(name, `process.${name}`),
      enumerable: true,
      configurable: true,
    });
  }
}

function openStdio(port, hasStdin) {
  internalBinding('console').plain = false;
  const stdio = new StdioPort(port);
  const stdin = new ReadableWorkerStdio(stdio, 'stdin', true);
  if (!hasStdin) stdin.push(null);
  for (const name of ['stdout', 'stderr']) outputs[name] = new WritableWorkerStdio(stdio, name);
  for (const [name, stream] of Object.entries({ stdin, ...outputs })) {
    Object.defineProperty(process, name, { __proto__: null, configurable: true, enumerable: true, get: () => stream });
  }
  port.on('message', ({ type, stream, chunks, id, subject, value }) => {
    if (type === 'question')
      port.postMessage({ type: 'answer', id, value: require('internal/worker/questions')[subject](value) });
    else if (type === 'wantsData') outputs[stream].proceed();
    else stdin.receive(chunks);
  });
  port.unref();
}

// Writes at the end must not wait for the other side.
function flushOutput() {
  for (const stream of Object.values(outputs)) stream?.proceed();
}

function run() {
  const { value } = deserialize(startMessage);
  control = value.control;
  process.on('exit', flushOutput);
  restrictProcess();
  openStdio(control, value.hasStdin);
  for (const [key, item] of value.environmentData) state.environmentData.set(key, item);
  state.workerData = value.workerData;
  state.resourceLimits = value.resourceLimits;
  state.parentPort = value.port;
  control.postMessage({ type: 'online' });
  if (value.kind === 'file') runFile(value.script);
  else if (value.kind === 'eval') runText(value.script, '[worker eval]');
  else runUrl(value.script);
}

function reportError(error) {
  try {
    control.postMessage({ type: 'error', error: require('internal/worker/errors').packed(error) });
  } catch {
    control.postMessage({ type: 'unserializable' });
  }
}

module.exports = { flushOutput, reportError, run };
