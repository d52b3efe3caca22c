// The global object of a worker, https://html.spec.whatwg.org/#the-workerglobalscope-common-interface

const { EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { enumerableMembers } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const { dispatchMessage, isMessagePort, message } = require('internal/page/messaging');
const host = require('internal/page/host');

const kMade = Symbol('made');

function requireArgument(given, name, on) {
  if (given === 0)
    throw new TypeError(`Failed to execute '${name}' on '${on}': 1 argument required, but only 0 present.`);
}

class WorkerLocation {
  #url;

  constructor(made = undefined) {
    if (made !== kMade) throw new TypeError('Illegal constructor');
    const { URL } = require('internal/url');
    this.#url = new URL(host.baseURL());
  }

  get href() {
    return this.#url.href;
  }
  get origin() {
    return this.#url.origin;
  }
  get protocol() {
    return this.#url.protocol;
  }
  get host() {
    return this.#url.host;
  }
  get hostname() {
    return this.#url.hostname;
  }
  get port() {
    return this.#url.port;
  }
  get pathname() {
    return this.#url.pathname;
  }
  get search() {
    return this.#url.search;
  }
  get hash() {
    return this.#url.hash;
  }
  toString() {
    return this.#url.href;
  }
}
enumerableMembers(WorkerLocation.prototype, [
  'href',
  'origin',
  'protocol',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
  'toString',
]);

const navigatorMembers = [
  'appCodeName',
  'appName',
  'appVersion',
  'hardwareConcurrency',
  'language',
  'onLine',
  'platform',
  'product',
  'userAgent',
];

class WorkerNavigator {
  constructor(made = undefined) {
    if (made !== kMade) throw new TypeError('Illegal constructor');
  }
}
for (const name of navigatorMembers)
  Object.defineProperty(WorkerNavigator.prototype, name, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get: () => host.navigator[name],
  });

let location;
let navigator;

class WorkerGlobalScope extends EventTarget {
  constructor() {
    throw new TypeError('Illegal constructor');
  }

  get self() {
    return host.window;
  }
  get location() {
    return (location ??= new WorkerLocation(kMade));
  }
  get navigator() {
    return (navigator ??= new WorkerNavigator(kMade));
  }
  get origin() {
    return host.origin();
  }
  get isSecureContext() {
    return true;
  }
  get crossOriginIsolated() {
    return false;
  }

  importScripts(...urls) {
    if (host.isModule) throw new TypeError("Module scripts don't support importScripts().");
    const { URL } = require('internal/url');
    const resolved = urls.map((url) => {
      const parsed = URL.parse(`${url}`, host.baseURL());
      if (parsed === null) throw new DOMException(`The URL '${url}' is invalid.`, 'SyntaxError');
      return parsed.href;
    });
    host.importScripts(resolved);
  }
  reportError(error) {
    requireArgument(arguments.length, 'reportError', 'WorkerGlobalScope');
    host.reportError(error);
  }
  btoa(data) {
    requireArgument(arguments.length, 'btoa', 'WorkerGlobalScope');
    return host.btoa(`${data}`);
  }
  atob(data) {
    requireArgument(arguments.length, 'atob', 'WorkerGlobalScope');
    return host.atob(`${data}`);
  }
  setTimeout(handler, timeout = 0, ...values) {
    requireArgument(arguments.length, 'setTimeout', 'WorkerGlobalScope');
    return host.startTimer(typeof handler === 'function' ? handler : `${handler}`, timeout | 0, false, values);
  }
  clearTimeout(id = 0) {
    host.stopTimer(id | 0);
  }
  setInterval(handler, timeout = 0, ...values) {
    requireArgument(arguments.length, 'setInterval', 'WorkerGlobalScope');
    return host.startTimer(typeof handler === 'function' ? handler : `${handler}`, timeout | 0, true, values);
  }
  clearInterval(id = 0) {
    host.stopTimer(id | 0);
  }
  queueMicrotask(callback) {
    if (typeof callback !== 'function')
      throw new TypeError(
        "Failed to execute 'queueMicrotask' on 'WorkerGlobalScope': parameter 1 is not of type 'Function'.",
      );
    host.queueMicrotask(callback);
  }
}
for (const type of [
  'languagechange',
  'offline',
  'online',
  'rejectionhandled',
  'securitypolicyviolation',
  'unhandledrejection',
])
  defineHandler(WorkerGlobalScope.prototype, type);
enumerableMembers(WorkerGlobalScope.prototype, [
  'self',
  'location',
  'navigator',
  'origin',
  'isSecureContext',
  'crossOriginIsolated',
  'importScripts',
  'reportError',
  'btoa',
  'atob',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
]);

class DedicatedWorkerGlobalScope extends WorkerGlobalScope {
  get name() {
    return host.name;
  }

  postMessage(value, options = undefined) {
    requireArgument(arguments.length, 'postMessage', 'DedicatedWorkerGlobalScope');
    host.post(message(value, options));
  }
  close() {
    host.close();
  }
  requestAnimationFrame(callback) {
    if (typeof callback !== 'function')
      throw new TypeError(
        "Failed to execute 'requestAnimationFrame' on 'DedicatedWorkerGlobalScope': parameter 1 is not of type 'Function'.",
      );
    return host.requestAnimationFrame(callback);
  }
  cancelAnimationFrame(handle) {
    host.cancelAnimationFrame(handle | 0);
  }
}
for (const type of ['message', 'messageerror']) defineHandler(DedicatedWorkerGlobalScope.prototype, type);
enumerableMembers(DedicatedWorkerGlobalScope.prototype, [
  'name',
  'postMessage',
  'close',
  'requestAnimationFrame',
  'cancelAnimationFrame',
]);

class SharedWorkerGlobalScope extends WorkerGlobalScope {
  get name() {
    return host.name;
  }
  close() {
    host.close();
  }
}
defineHandler(SharedWorkerGlobalScope.prototype, 'connect');
enumerableMembers(SharedWorkerGlobalScope.prototype, ['name', 'close']);

const globals = [
  WorkerLocation,
  WorkerNavigator,
  WorkerGlobalScope,
  host.isShared ? SharedWorkerGlobalScope : DedicatedWorkerGlobalScope,
];
for (const made of globals)
  Object.defineProperty(made.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: made.name });

// Attributes whose value a program can replace.
function defineReplaceable(prototype, names) {
  for (const name of names) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    descriptor.set = (value) =>
      Object.defineProperty(host.window, name, {
        __proto__: null,
        configurable: true,
        enumerable: true,
        value,
        writable: true,
      });
    Object.defineProperty(prototype, name, descriptor);
  }
}
defineReplaceable(WorkerGlobalScope.prototype, ['self', 'origin']);
defineReplaceable(globals.at(-1).prototype, ['name']);

// The attribute onerror, whose function gets the members of the event one by one, https://html.spec.whatwg.org/#handler-workerglobalscope-onerror
function defineErrorHandler(prototype) {
  let handler = null;
  let listens = false;
  const listener = (event) => {
    if (typeof handler !== 'function') return;
    const isError = event instanceof host.window.ErrorEvent;
    const values = isError ? [event.message, event.filename, event.lineno, event.colno, event.error] : [event];
    if (Reflect.apply(handler, host.window, values) === isError) event.preventDefault();
  };
  Object.defineProperty(prototype, 'onerror', {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get: () => handler,
    set(value) {
      handler = typeof value === 'function' ? value : null;
      if (!listens) host.window.addEventListener('error', listener);
      listens = true;
    },
  });
}
defineErrorHandler(WorkerGlobalScope.prototype);

// Makes the realm's global object that of a worker.
function install() {
  Object.setPrototypeOf(host.window, globals.at(-1).prototype);
  for (const made of globals)
    Object.defineProperty(host.window, made.name, { __proto__: null, configurable: true, value: made, writable: true });
}

// A message of the worker's parent has arrived; for a shared worker, the port of a new connection.
function receive(data) {
  if (!host.isShared) {
    dispatchMessage(host.window, data);
    return;
  }
  const { MessageEvent } = require('internal/messaging/event');
  const ports = host.deserialize(data).filter(isMessagePort);
  host.dispatch(host.window, new MessageEvent('connect', { data: '', ports, source: ports[0] }));
}

module.exports = { install, receive };
