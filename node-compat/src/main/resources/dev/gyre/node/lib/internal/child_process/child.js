// ChildProcess: an asynchronous child process.

const EventEmitter = require('events');
const { errnoException } = require('internal/errors');
const { validateObject, validateOneOf, validateString } = require('internal/validators');
const { signalName, signalNumber } = require('internal/child_process/arguments');
const { bindingStdio, validStdio } = require('internal/child_process/stdio');

// Failures that are reported by an 'error' event; all others are thrown.
const reportedByEvent = ['EACCES', 'EAGAIN', 'EMFILE', 'ENFILE', 'ENOENT'];

function ChildProcess() {
  EventEmitter.call(this);
  this._closesNeeded = 1;
  this._closesGot = 0;
  this.connected = false;
  this.signalCode = null;
  this.exitCode = null;
  this.killed = false;
  this.spawnfile = null;
  this._handle = null;
}
Object.setPrototypeOf(ChildProcess.prototype, EventEmitter.prototype);
Object.setPrototypeOf(ChildProcess, EventEmitter);

function exited(child, code, signal) {
  if (signal) child.signalCode = signalName(signal);
  else child.exitCode = code;
  child.stdin?.destroy();
  child._handle?.close();
  child._handle = null;
  if (code < 0) {
    const error = errnoException(code, child.spawnfile ? `spawn ${child.spawnfile}` : 'spawn');
    if (child.spawnfile) error.path = child.spawnfile;
    error.spawnargs = child.spawnargs.slice(1);
    child.emit('error', error);
  } else {
    child.emit('exit', child.exitCode, child.signalCode);
  }
  // Unread output must not delay 'close'.
  process.nextTick(drain, child);
  maybeClose(child);
}

function drain(child) {
  for (const stream of child.stdio ?? []) if (stream?.readable) stream.resume();
}

function maybeClose(child) {
  child._closesGot++;
  if (child._closesGot === child._closesNeeded) child.emit('close', child.exitCode, child.signalCode);
}

function createSocket(handle, readable) {
  const { Socket } = require('net');
  const socket = new Socket({ handle, readable, writable: true });
  if (readable) socket.read(0);
  return socket;
}

// What arrives at a stream of this process is the child's from now on.
function leaveToChild({ handle, stdio }) {
  if (typeof handle.readStop !== 'function') return;
  handle.readStop();
  stdio.pause?.();
}

function attachStreams(child, entries, pipes) {
  const streams = entries.map((entry, i) => {
    if (entry.type === 'ipc') child._closesNeeded++;
    if (entry.type === 'wrap') leaveToChild(entry);
    if (entry.type !== 'pipe' && entry.type !== 'overlapped') return null;
    const socket = createSocket(pipes[i], i > 0);
    if (i > 0) {
      child._closesNeeded++;
      socket.on('close', () => maybeClose(child));
    }
    return socket;
  });
  [child.stdin, child.stdout, child.stderr] = streams;
  child.stdio = streams;
}

ChildProcess.prototype.spawn = function spawn(options) {
  validateObject(options, 'options');
  validateOneOf(options.serialization, 'options.serialization', [undefined, 'json', 'advanced']);
  const { stdio: entries, ipcFd } = validStdio(options.stdio || 'pipe', false);
  const serialization = options.serialization || 'json';
  if (ipcFd !== undefined && options.envPairs !== undefined)
    require('internal/validators').validateArray(options.envPairs, 'options.envPairs');
  const env = options.envPairs === undefined ? [] : options.envPairs.slice();
  if (ipcFd !== undefined) {
    env.push(`NODE_CHANNEL_FD=${ipcFd}`, `NODE_CHANNEL_SERIALIZATION_MODE=${serialization}`);
  }
  validateString(options.file, 'options.file');
  this.spawnfile = options.file;
  if (options.args === undefined) this.spawnargs = [];
  else {
    require('internal/validators').validateArray(options.args, 'options.args');
    this.spawnargs = options.args;
  }
  const request = {
    file: options.file,
    args: this.spawnargs,
    env,
    cwd: options.cwd,
    detached: options.detached,
    stdio: bindingStdio(entries),
  };
  checkIdentity(options);
  const tracing = require('diagnostics_channel').tracingChannel('child_process.spawn');
  if (tracing.start.hasSubscribers) tracing.start.publish({ process: this, options });
  const handle = internalBinding('child_process').spawn(request, (code, signal) => exited(this, code, signal));
  const failure = typeof handle === 'number' ? handle : (handle.failure ?? 0);
  if (failure !== 0) {
    const code = require('internal/uv').errorName(failure);
    if (!reportedByEvent.includes(code)) {
      for (const pipe of handle.pipes ?? []) pipe?.close();
      throw errnoException(failure, 'spawn');
    }
    if (tracing.error.hasSubscribers)
      tracing.error.publish({ process: this, options, error: errnoException(failure, 'spawn') });
    process.nextTick(() => exited(this, failure, 0));
    if (code === 'EMFILE' || code === 'ENFILE' || typeof handle === 'number') return failure;
  } else {
    process.nextTick(() => this.emit('spawn'));
    this._handle = handle;
    if (tracing.end.hasSubscribers) tracing.end.publish({ process: this, options });
  }
  this.pid = handle.pid;
  attachStreams(this, entries, handle.pipes);
  if (ipcFd !== undefined) {
    const { setUpChannel } = require('internal/child_process/channel');
    setUpChannel(this, handle.pipes[ipcFd], serialization, { closed: () => maybeClose(this), referenced: true });
  }
  return failure;
};

// posix_spawn cannot change the identity, so a child has that of this process.
function checkIdentity({ uid, gid }) {
  if ((uid ?? process.getuid()) !== process.getuid() || (gid ?? process.getgid()) !== process.getgid())
    throw errnoException(-95, 'spawn');
}

ChildProcess.prototype.kill = function kill(signal) {
  const number = signal === 0 ? 0 : signalNumber(signal === undefined ? 'SIGTERM' : signal);
  if (this._handle === null) return false;
  const failure = this._handle.kill(number);
  if (failure === 0) {
    this.killed = true;
    return true;
  }
  const error = errnoException(failure, 'kill');
  if (error.code === 'EINVAL' || error.code === 'ENOSYS') throw error;
  if (error.code !== 'ESRCH') this.emit('error', error);
  return false;
};

ChildProcess.prototype[Symbol.dispose] = function () {
  if (!this.killed) this.kill();
};

ChildProcess.prototype.ref = function ref() {
  this._handle?.ref();
};

ChildProcess.prototype.unref = function unref() {
  this._handle?.unref();
};

module.exports = { ChildProcess };
