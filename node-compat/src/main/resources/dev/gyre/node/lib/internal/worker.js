// Worker, in the parent thread. https://nodejs.org/api/worker_threads.html#class-worker

const EventEmitter = require('events');
const { nodeError } = require('internal/errors');
const { isURL, fileURLToPath, pathToFileURL } = require('internal/url');
const { MessageChannel, drain } = require('internal/messaging/port');
const { serialize } = require('internal/structured_clone');
const { kEmptyObject } = require('internal/util');
const { ReadableWorkerStdio, StdioPort, WritableWorkerStdio } = require('internal/worker/stdio');
const state = require('internal/worker/state');

const binding = internalBinding('worker');

const SHARE_ENV = Symbol.for('nodejs.worker_threads.SHARE_ENV');
const defaultLimits = {
  maxYoungGenerationSizeMb: 48,
  maxOldGenerationSizeMb: 2096,
  codeRangeSizeMb: 0,
  stackSizeMb: 4,
};
// The number of nested calls for which a megabyte of stack suffices.
const CALLS_PER_MEGABYTE = 2500;

// { script, kind }: kind is 'file', 'eval' or 'url'.
function programOf(filename, options) {
  if (options.eval) {
    if (typeof filename !== 'string')
      throw nodeError(
        'ERR_INVALID_ARG_VALUE',
        'options.eval',
        options.eval,
        "must be false when 'filename' is not a string",
      );
    return { script: filename, kind: 'eval' };
  }
  if (isURL(filename)) {
    if (filename.protocol === 'data:') return { script: `${filename}`, kind: 'url' };
    return { script: fileURLToPath(filename), kind: 'file' };
  }
  if (typeof filename !== 'string') throw nodeError('ERR_INVALID_ARG_TYPE', 'filename', ['string', 'URL'], filename);
  const path = require('path');
  if (!path.isAbsolute(filename) && !/^\.\.?[\\/]/.test(filename)) throw nodeError('ERR_WORKER_PATH', filename);
  return { script: path.resolve(filename), kind: 'file' };
}

function environmentOf(env) {
  if (typeof env === 'object' && env !== null) return { ...env };
  if (env === undefined || env === null) return { ...process.env };
  if (env !== SHARE_ENV)
    throw nodeError(
      'ERR_INVALID_ARG_TYPE',
      'options.env',
      ['object', 'undefined', 'null', 'worker_threads.SHARE_ENV'],
      env,
    );
  return undefined;
}

function listOf(value, name) {
  if (value && !Array.isArray(value)) throw nodeError('ERR_INVALID_ARG_TYPE', name, 'Array', value);
  return value ? value.map(String) : undefined;
}

function nameOf(name) {
  if (!name) return 'WorkerThread';
  require('internal/validators').validateString(name, 'options.name');
  return name.trim();
}

function limitsOf(given) {
  const limits = { ...defaultLimits };
  if (typeof given !== 'object' || given === null) return limits;
  for (const key of Object.keys(limits)) {
    const value = key === 'stackSizeMb' ? given[key] || limits[key] : given[key];
    if (typeof value === 'number') limits[key] = value;
  }
  return limits;
}

class Worker extends EventEmitter {
  #handle;
  #port;
  #publicPort;
  #limits;
  #stdio = { stdin: null, stdout: null, stderr: null };
  #threadName;
  #questions = 0;
  #answers = new Map();

  constructor(filename, options = kEmptyObject) {
    super();
    const execArgv = listOf(options.execArgv, 'options.execArgv');
    const argv = listOf(options.argv, 'options.argv');
    const program = programOf(filename, options);
    const env = environmentOf(options.env);
    const name = nameOf(options.name);
    if (execArgv !== undefined) require('internal/worker/exec_argv').checkExecArgv(execArgv);
    this.#limits = limitsOf(options.resourceLimits);
    this.#threadName = name;
    // A value that cannot be cloned throws before the thread is created.
    const message = this.#startMessage(program, options);
    this.#handle = binding.createWorker({
      name,
      url: program.kind === 'file' ? pathToFileURL(program.script).href : '',
      argv: [process.argv[0], ...(program.kind === 'file' ? [program.script] : ['[worker eval]']), ...(argv ?? [])],
      execArgv: execArgv ?? process.execArgv,
      env,
      stackDepth: Math.max(100, Math.floor(this.#limits.stackSizeMb * CALLS_PER_MEGABYTE)),
    });
    this.#handle.onexit = (code, failureCode, reason) => this.#exited(code, failureCode, reason);
    this.#openStdio(options);
    this.#listen();
    this.#handle.start(message);
    this.performance = { eventLoopUtilization: (first, second) => this.#utilization(first, second) };
    process.nextTick(() => process.emit('worker', this));
  }

  // The first of the two ports is for internal messages, the other for the program's.
  #startMessage(program, options) {
    const [control, own] = [new MessageChannel(), new MessageChannel()];
    this.#port = control.port1;
    this.#publicPort = own.port1;
    return serialize(
      {
        ...program,
        control: control.port2,
        port: own.port2,
        workerData: options.workerData,
        environmentData: state.environmentData,
        hasStdin: Boolean(options.stdin),
        resourceLimits: this.#limits,
      },
      [control.port2, own.port2, ...(options.transferList ?? [])],
    );
  }

  #openStdio(options) {
    this.#port.on('message', (message) => this.#received(message));
    this.#port.unref();
    const port = new StdioPort(this.#port);
    if (options.stdin) this.#stdio.stdin = new WritableWorkerStdio(port, 'stdin');
    for (const name of ['stdout', 'stderr']) {
      this.#stdio[name] = new ReadableWorkerStdio(port, name, false);
      if (!options[name]) pipeWithoutWarning(this.#stdio[name], process[name]);
    }
  }

  #listen() {
    const port = this.#publicPort;
    port.on('message', (value) => this.emit('message', value));
    port.on('messageerror', (error) => this.emit('messageerror', error));
    port.unref();
    // The channel keeps this thread alive only while it has listeners.
    this.on('newListener', (name) => {
      if (name === 'message' && this.listenerCount('message') === 0) this.#publicPort?.ref();
    });
    this.on('removeListener', (name) => {
      if (name === 'message' && this.listenerCount('message') === 0) this.#publicPort?.unref();
    });
  }

  #received(message) {
    switch (message.type) {
      case 'online':
        this.emit('online');
        break;
      case 'error':
        this.emit('error', require('internal/worker/errors').unpacked(message.error));
        break;
      case 'unserializable':
        this.emit('error', nodeError('ERR_WORKER_UNSERIALIZABLE_ERROR'));
        break;
      case 'stdio':
        this.#stdio[message.stream].receive(message.chunks);
        break;
      case 'answer':
        this.#answers.get(message.id).resolve(message.value);
        this.#answers.delete(message.id);
        break;
      case 'wantsData':
        this.#stdio[message.stream].proceed();
        break;
    }
  }

  #exited(code, failureCode, reason) {
    for (const { reject } of this.#answers.values()) reject(nodeError('ERR_WORKER_NOT_RUNNING'));
    this.#answers.clear();
    drain(this.#publicPort);
    drain(this.#port);
    this.#publicPort.close();
    this.#port.close();
    this.#handle = this.#port = this.#publicPort = null;
    const { stdout, stderr } = this.#stdio;
    for (const stream of [stdout, stderr]) if (!stream.readableEnded) stream.push(null);
    if (failureCode !== undefined) this.emit('error', nodeError(failureCode, reason));
    this.emit('exit', code);
  }

  postMessage(...parameters) {
    this.#publicPort?.postMessage(...parameters);
  }

  terminate(callback = undefined) {
    if (typeof callback === 'function') {
      process.emitWarning(
        'Passing a callback to worker.terminate() is deprecated. It returns a Promise instead.',
        'DeprecationWarning',
        'DEP0132',
      );
      if (this.#handle === null) return Promise.resolve();
      this.once('exit', (code) => callback(null, code));
    }
    if (this.#handle === null) return Promise.resolve();
    this.#handle.ref(); // The promise is fulfilled even if the worker was unreferenced.
    this.#handle.terminate();
    return new Promise((resolve) => {
      this.once('exit', resolve);
    });
  }

  async [Symbol.asyncDispose]() {
    await this.terminate();
  }

  ref() {
    if (this.#handle === null) return;
    this.#handle.ref();
    this.#publicPort.ref();
  }

  unref() {
    if (this.#handle === null) return;
    this.#handle.unref();
    this.#publicPort.unref();
  }

  get threadId() {
    return this.#handle === null ? -1 : this.#handle.threadId;
  }
  get threadName() {
    return this.#handle === null ? null : this.#threadName;
  }
  get stdin() {
    return this.#stdio.stdin;
  }
  get stdout() {
    return this.#stdio.stdout;
  }
  get stderr() {
    return this.#stdio.stderr;
  }
  get resourceLimits() {
    return this.#handle === null ? {} : { ...this.#limits };
  }

  getHeapSnapshot(options = undefined) {
    const heap = require('internal/v8/heap');
    heap.checkOptions(options);
    return this.#ask('heapSnapshot').then((text) => heap.streamOf(text));
  }
  getHeapStatistics() {
    return this.#ask('heapStatistics');
  }
  cpuUsage(previous) {
    if (previous) {
      const { validateNumber, validateObject } = require('internal/validators');
      validateObject(previous, 'prev');
      validateNumber(previous.user, 'prev.user', 0, Number.MAX_SAFE_INTEGER);
      validateNumber(previous.system, 'prev.system', 0, Number.MAX_SAFE_INTEGER);
    }
    return this.#cpuUsage(previous);
  }
  startCpuProfile(options) {
    const { CPUProfileHandle, cpuOptions } = require('internal/v8/profiles');
    return this.#startProfile('startCpuProfile', cpuOptions(options), CPUProfileHandle);
  }
  startHeapProfile(options) {
    const { HeapProfileHandle, heapOptions } = require('internal/v8/profiles');
    return this.#startProfile('startHeapProfile', heapOptions(options), HeapProfileHandle);
  }

  async #startProfile(subject, options, Handle) {
    const id = await this.#ask(subject, options);
    return new Handle(() => this.#ask('stopProfile', id));
  }

  async #cpuUsage(previous) {
    if (this.#handle === null) throw nodeError('ERR_WORKER_NOT_RUNNING');
    return require('internal/process/cpu_usage').since(previous, this.#handle.cpuUsage());
  }

  // The worker's own thread computes the answer, between two callbacks of its program.
  #ask(subject, value) {
    if (this.#handle === null) return Promise.reject(nodeError('ERR_WORKER_NOT_RUNNING'));
    const { promise, resolve, reject } = Promise.withResolvers();
    const id = ++this.#questions;
    this.#answers.set(id, { resolve, reject });
    this.#port.postMessage({ type: 'question', id, subject, value });
    return promise;
  }

  #utilization(first, second) {
    const times = this.#handle?.loopTimes();
    if (times === undefined) return { idle: 0, active: 0, utilization: 0 };
    return require('internal/perf/utilization').utilizationOf(times[0], times[1], first, second);
  }
}

// Piping a worker's output must not cause a warning about many listeners on process.stdout.
function pipeWithoutWarning(source, destination) {
  const limit = destination.getMaxListeners();
  destination.setMaxListeners(Infinity);
  source.pipe(destination);
  destination.setMaxListeners(limit);
}

module.exports = { SHARE_ENV, Worker };
