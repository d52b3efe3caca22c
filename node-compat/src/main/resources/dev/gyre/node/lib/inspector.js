// node:inspector, https://nodejs.org/api/inspector.html

const EventEmitter = require('events');
const { nodeError } = require('internal/errors');
const { validateFunction, validateInteger, validateObject, validateString } = require('internal/validators');

const binding = internalBinding('inspector');

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 9229;

class Session extends EventEmitter {
  #connection = null;
  #nextId = 1;
  #callbacks = new Map();

  // session.connect(), https://nodejs.org/api/inspector.html#sessionconnect
  connect() {
    if (this.#connection) throw nodeError('ERR_INSPECTOR_ALREADY_CONNECTED', 'The inspector session');
    this.#connection = binding.connect((message) => this.#received(message));
  }

  // session.connectToMainThread(), https://nodejs.org/api/inspector.html#sessionconnecttomainthread
  connectToMainThread() {
    if (require('worker_threads').isMainThread) throw nodeError('ERR_INSPECTOR_NOT_WORKER');
    if (this.#connection) throw nodeError('ERR_INSPECTOR_ALREADY_CONNECTED', 'The inspector session');
    // Messages of the other thread come in the middle of the program.
    this.#connection = binding.connectToMainThread((message) => {
      queueMicrotask(() => this.#received(message));
    });
  }

  // What a listener or callback throws is a warning.
  #received(text) {
    try {
      this.#deliver(JSON.parse(text));
    } catch (error) {
      process.emitWarning(error);
    }
  }

  #deliver(message) {
    if (message.id === undefined) {
      this.emit(message.method, message);
      this.emit('inspectorNotification', message);
      return;
    }
    const callback = this.#callbacks.get(message.id);
    this.#callbacks.delete(message.id);
    if (!callback) return;
    const { error, result } = message;
    if (error) callback(nodeError('ERR_INSPECTOR_COMMAND', error.code, error.message));
    else callback(null, result);
  }

  // session.post(method[, params][, callback]), https://nodejs.org/api/inspector.html#sessionpostmethod-params-callback
  post(method, params, callback) {
    validateString(method, 'method');
    if (!callback && typeof params === 'function') {
      callback = params;
      params = null;
    }
    if (params) validateObject(params, 'params');
    if (callback) validateFunction(callback, 'callback');
    if (!this.#connection) throw nodeError('ERR_INSPECTOR_NOT_CONNECTED');
    const id = this.#nextId++;
    const message = { id, method };
    if (params) message.params = params;
    if (callback) this.#callbacks.set(id, callback);
    this.#connection.dispatch(JSON.stringify(message));
  }

  // session.disconnect(), https://nodejs.org/api/inspector.html#sessiondisconnect
  disconnect() {
    if (!this.#connection) return;
    this.#connection.disconnect();
    this.#connection = null;
    const waiting = [...this.#callbacks.values()];
    this.#callbacks.clear();
    this.#nextId = 1;
    for (const callback of waiting) process.nextTick(callback, nodeError('ERR_INSPECTOR_CLOSED'));
  }
}

// inspector.open([port[, host[, wait]]]), https://nodejs.org/api/inspector.html#inspectoropenport-host-wait
function inspectorOpen(port, host, wait) {
  if (binding.url() !== undefined) throw nodeError('ERR_INSPECTOR_ALREADY_ACTIVATED');
  if (port !== undefined && port !== null) validateInteger(port, 'port', 0, 65535);
  if (binding.open(port ?? DEFAULT_PORT, host || DEFAULT_HOST) && wait) binding.waitForDebugger();
  return { __proto__: null, [Symbol.dispose]: () => binding.close() };
}

// inspector.waitForDebugger(), https://nodejs.org/api/inspector.html#inspectorwaitfordebugger
function inspectorWaitForDebugger() {
  if (binding.url() === undefined) throw nodeError('ERR_INSPECTOR_NOT_ACTIVE');
  binding.waitForDebugger();
}

// inspector.console writes to debuggers only, https://nodejs.org/api/inspector.html#inspectorconsole
function debuggersConsole() {
  const target = {};
  const names =
    'debug error info log warn dir dirxml table trace group groupCollapsed groupEnd clear count countReset assert ' +
    'profile profileEnd time timeLog timeEnd timeStamp';
  for (const name of names.split(' ')) {
    const method = {
      [name](...args) {
        binding.consoleCalled(name, args);
      },
    }[name];
    target[name] = method;
  }
  target.context = require('internal/console/context').context;
  Object.defineProperty(target, Symbol.toStringTag, { __proto__: null, value: 'console', configurable: true });
  return target;
}

// Functions by which a program reports events of a domain.
function reporters(names, report) {
  const events = {};
  for (const name of names.split(' ')) {
    const reporter = {
      [name](params = {}) {
        validateObject(params, 'params');
        report(name, params);
      },
    }[name];
    events[name] = reporter;
  }
  return events;
}

// https://nodejs.org/api/inspector.html#inspectornetworkdatareceivedparams
const Network = reporters(
  'requestWillBeSent responseReceived loadingFinished loadingFailed dataSent dataReceived webSocketCreated ' +
    'webSocketClosed webSocketHandshakeResponseReceived',
  binding.networkEvent,
);

// https://nodejs.org/api/inspector.html#inspectordomstoragedomstorageitemadded
const DOMStorage = reporters(
  'domStorageItemAdded domStorageItemRemoved domStorageItemUpdated domStorageItemsCleared registerStorage',
  binding.storageEvent,
);

// https://nodejs.org/api/inspector.html#inspectornetworkresourcesput
function put(url, data) {
  if (!binding.hasNetworkResources()) {
    process.emitWarning(
      'The --experimental-inspector-network-resource option is not enabled. Please enable it to use the putNetworkResource function',
    );
    return;
  }
  validateString(url, 'url');
  validateString(data, 'data');
  binding.putNetworkResource(url, data);
}

module.exports = {
  open: inspectorOpen,
  close: function _debugEnd() {
    binding.close();
  },
  url() {
    return binding.url();
  },
  waitForDebugger: inspectorWaitForDebugger,
  console: debuggersConsole(),
  Session,
  Network,
  NetworkResources: { put },
  DOMStorage,
};
