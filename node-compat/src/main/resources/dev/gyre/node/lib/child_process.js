// node:child_process. https://nodejs.org/api/child_process.html

const { AbortError, nodeError } = require('internal/errors');
const { validateArray } = require('internal/validators');
const { promisify } = require('internal/util');
const {
  checkAllNullBytes,
  isPresent,
  killSignalNumber,
  normalizeExecArguments,
  normalizeExecFileArguments,
  normalizeSpawnArguments,
  validPath,
  validateAbortSignal,
  validateMaxBuffer,
  validateTimeout,
} = require('internal/child_process/arguments');
const { ChildProcess } = require('internal/child_process/child');
const { stdioOfString } = require('internal/child_process/stdio');

const defaultMaxBuffer = 1024 * 1024;

// ---- spawn, fork ---------------------------------------------------------------------------------------------------

function abort(child, killSignal, reason) {
  try {
    if (child.kill(killSignal)) child.emit('error', new AbortError(undefined, { cause: reason }));
  } catch (error) {
    child.emit('error', error);
  }
}

function killOnAbort(child, signal, killSignal) {
  const onAbort = () => abort(child, killSignal, signal.reason);
  if (signal.aborted) {
    process.nextTick(onAbort);
  } else {
    signal.addEventListener('abort', onAbort, { once: true });
    child.once('exit', () => signal.removeEventListener('abort', onAbort));
  }
}

function killOnTimeout(child, timeout, killSignal) {
  const timer = setTimeout(() => {
    try {
      child.kill(killSignal);
    } catch (error) {
      child.emit('error', error);
    }
  }, timeout);
  child.once('exit', () => clearTimeout(timer));
}

function spawn(file, args, options) {
  options = normalizeSpawnArguments(file, args, options);
  validateTimeout(options.timeout);
  validateAbortSignal(options.signal, 'options.signal');
  const killSignal = killSignalNumber(options.killSignal);
  const child = new ChildProcess();
  child.spawn(options);
  if (options.timeout > 0) killOnTimeout(child, options.timeout, killSignal);
  if (options.signal) killOnAbort(child, options.signal, killSignal);
  return child;
}

/**
 * The execArgv for a forked process: without the code of -e and -p, which the child would otherwise run, and fork in
 * turn.
 */
function withoutEval(execArgv) {
  const code = process._eval === undefined ? -1 : execArgv.lastIndexOf(process._eval);
  const options = code > 0 ? execArgv.toSpliced(code - 1, 2) : execArgv;
  return options.filter((word) => !word.startsWith('--eval=') && !word.startsWith('--print='));
}

function fork(modulePath, args = [], options = undefined) {
  modulePath = validPath(modulePath, 'modulePath');
  if (!isPresent(args)) {
    args = [];
  } else if (typeof args === 'object' && !Array.isArray(args)) {
    options = args;
    args = [];
  } else {
    validateArray(args, 'args');
  }
  if (isPresent(options)) require('internal/validators').validateObject(options, 'options');
  options = { __proto__: null, ...options, shell: false };
  options.execPath ||= process.execPath;
  checkAllNullBytes(args, 'args');
  const execArgv = options.execArgv || withoutEval(process.execArgv);
  checkAllNullBytes(execArgv, 'options.execArgv');
  if (typeof options.stdio === 'string') options.stdio = stdioOfString(options.stdio, 'ipc');
  else if (!Array.isArray(options.stdio)) options.stdio = stdioOfString(options.silent ? 'pipe' : 'inherit', 'ipc');
  else if (!options.stdio.includes('ipc')) throw nodeError('ERR_CHILD_PROCESS_IPC_REQUIRED', 'options.stdio');
  return spawn(options.execPath, [...execArgv, modulePath, ...args], options);
}

// ---- exec, execFile ------------------------------------------------------------------------------------------------

// Collects the output of one of the child's streams, up to a limit.
class Collector {
  constructor(stream, encoding, limit, tooMuch) {
    this.chunks = [];
    this.stream = stream;
    this.encoding = encoding;
    let length = 0;
    if (!stream) return;
    if (encoding) stream.setEncoding(encoding);
    stream.on('data', (chunk) => {
      const { Buffer } = require('buffer');
      const size = typeof chunk === 'string' ? Buffer.byteLength(chunk, stream.readableEncoding) : chunk.length;
      length += size;
      if (length > limit) {
        this.chunks.push(chunk.slice(0, limit - (length - size)));
        tooMuch();
      } else {
        this.chunks.push(chunk);
      }
    });
  }

  get content() {
    if (this.encoding || this.stream?.readableEncoding) return this.chunks.join('');
    return require('buffer').Buffer.concat(this.chunks);
  }
}

// The library's name of an encoding, or null for output as Buffers.
function textEncoding(encoding) {
  return encoding && encoding !== 'buffer' && require('buffer').Buffer.isEncoding(encoding) ? encoding : null;
}

function commandError(command, code, signal, wasKilled, stderr) {
  const error = new Error(`Command failed: ${command}\n${stderr}`);
  error.code = code < 0 ? require('internal/uv').errorName(code) : code;
  error.killed = wasKilled;
  error.signal = signal;
  return error;
}

// Waits for the end of one child and calls the callback.
class Execution {
  constructor(child, file, args, options, callback) {
    Object.assign(this, {
      child,
      file,
      args,
      options,
      callback,
      wasKilled: false,
      done: false,
      failure: null,
      timer: undefined,
    });
    const encoding = textEncoding(options.encoding);
    this.stdout = new Collector(child.stdout, encoding, options.maxBuffer, () => this.overflow('stdout'));
    this.stderr = new Collector(child.stderr, encoding, options.maxBuffer, () => this.overflow('stderr'));
    if (options.timeout > 0) this.timer = setTimeout(() => this.kill(), options.timeout);
    child.addListener('close', (code, signal) => this.finish(code, signal));
    child.addListener('error', (error) => this.fail(error));
  }

  overflow(name) {
    this.failure = nodeError('ERR_CHILD_PROCESS_STDIO_MAXBUFFER', name);
    this.kill();
  }

  closeStreams() {
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
  }

  kill() {
    this.timer = undefined;
    this.closeStreams();
    this.wasKilled = true;
    try {
      this.child.kill(this.options.killSignal);
    } catch (error) {
      this.failure ??= error;
      this.finish();
    }
  }

  fail(error) {
    this.failure = error;
    this.closeStreams();
    this.finish();
  }

  finish(code = 0, signal = null) {
    if (this.done) return;
    this.done = true;
    clearTimeout(this.timer);
    if (!this.callback) return;
    const stdout = this.stdout.content;
    const stderr = this.stderr.content;
    if (!this.failure && code === 0 && signal === null) {
      this.callback(null, stdout, stderr);
      return;
    }
    const command = [this.file, ...this.args].join(' ');
    this.failure ??= commandError(command, code, signal, this.child.killed || this.wasKilled, stderr);
    this.failure.cmd = command;
    this.callback(this.failure, stdout, stderr);
  }
}

function execFile(file, args, options, callback) {
  ({ file, args, options, callback } = normalizeExecFileArguments(file, args, options, callback));
  options = {
    encoding: 'utf8',
    timeout: 0,
    maxBuffer: defaultMaxBuffer,
    killSignal: 'SIGTERM',
    cwd: null,
    env: null,
    shell: false,
    ...options,
  };
  validateTimeout(options.timeout);
  validateMaxBuffer(options.maxBuffer);
  options.killSignal = killSignalNumber(options.killSignal);
  const { cwd, env, gid, shell, signal, uid } = options;
  const child = spawn(file, args, {
    argv0: options.argv0,
    cwd,
    env,
    gid,
    shell,
    signal,
    uid,
    windowsHide: !!options.windowsHide,
    windowsVerbatimArguments: !!options.windowsVerbatimArguments,
  });
  new Execution(child, file, args, options, callback); // eslint-disable-line no-new
  return child;
}

function exec(command, options, callback) {
  const normalized = normalizeExecArguments(command, options, callback);
  return execFile(normalized.file, normalized.options, normalized.callback);
}

// The promise of { stdout, stderr } has the child as a property.
function definePromisified(original) {
  const promisified = (...args) => {
    const { promise, resolve, reject } = Promise.withResolvers();
    promise.child = original(...args, (error, stdout, stderr) => {
      if (error) reject(Object.assign(error, { stdout, stderr }));
      else resolve({ stdout, stderr });
    });
    return promise;
  };
  Object.defineProperty(promisified, 'name', { __proto__: null, value: original.name, configurable: true });
  Object.defineProperty(original, promisify.custom, { __proto__: null, enumerable: false, value: promisified });
}
definePromisified(exec);
definePromisified(execFile);

// Makes this process a child with a channel over one of its descriptors.
function _forkChild(fd, serialization) {
  require('internal/child_process/channel').joinParent(fd, serialization);
}

// The synchronous forms are loaded when the first of them is called.
const execFileSync = function execFileSync(file, args, options) {
  return require('internal/child_process/sync').execFileSync(file, args, options);
};
const execSync = function execSync(command, options) {
  return require('internal/child_process/sync').execSync(command, options);
};
const spawnSync = function spawnSync(file, args, options) {
  return require('internal/child_process/sync').spawnSync(file, args, options);
};

module.exports = { _forkChild, ChildProcess, exec, execFile, execFileSync, execSync, fork, spawn, spawnSync };
