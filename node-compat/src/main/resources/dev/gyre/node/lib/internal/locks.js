// Web Locks within one thread, https://w3c.github.io/web-locks/

const { nodeError } = require('internal/errors');
const { enumerableMembers, kEmptyObject } = require('internal/util');

const { threadId } = internalBinding('worker');

const kMade = Symbol('made');

function domException(message, name) {
  return new (require('internal/domexception').DOMException)(message, name);
}

class Lock {
  #name;
  #mode;

  constructor(made = undefined, name = undefined, mode = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this.#name = name;
    this.#mode = mode;
  }

  get name() {
    return this.#name;
  }
  get mode() {
    return this.#mode;
  }
}

// The holders of the locks of a name, and the pending requests in order.
class Queue {
  held = [];
  waiting = [];

  isFree(mode) {
    return mode === 'shared' ? this.held.every((holder) => holder.mode === 'shared') : this.held.length === 0;
  }
}

function checkOptions(name, { mode = 'exclusive', ifAvailable = false, steal = false, signal }) {
  if (name.startsWith('-')) throw domException("Lock name may not start with hyphen '-'", 'NotSupportedError');
  if (mode !== 'exclusive' && mode !== 'shared')
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.mode', mode, 'must be one of: exclusive, shared');
  if (ifAvailable && steal) throw domException('ifAvailable and steal are mutually exclusive', 'NotSupportedError');
  if (steal && mode !== 'exclusive')
    throw domException('mode: "shared" and steal are mutually exclusive', 'NotSupportedError');
  if (signal !== undefined) {
    require('internal/validators').validateAbortSignal(signal, 'options.signal');
    if (steal || ifAvailable)
      throw domException('signal cannot be used with steal or ifAvailable', 'NotSupportedError');
  }
  return { mode, ifAvailable, steal, signal };
}

class LockManager {
  #queues = new Map();

  constructor(made = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  async request(name, options, callback = undefined) {
    if (callback === undefined) {
      callback = options;
      options = undefined;
    }
    name = `${name}`;
    require('internal/validators').validateFunction(callback, 'callback');
    const { mode, ifAvailable, steal, signal } = checkOptions(name, options ?? kEmptyObject);
    if (signal?.aborted) throw signal.reason;
    const queue = this.#queues.get(name) ?? new Queue();
    this.#queues.set(name, queue);
    if (steal) {
      for (const holder of queue.held)
        holder.reject(domException('The lock was stolen by another request', 'AbortError'));
      queue.held = [];
    }
    // A request with steal is granted first.
    if (ifAvailable && (!queue.isFree(mode) || queue.waiting.length > 0)) return callback(null);
    const { promise, resolve, reject } = Promise.withResolvers();
    const request = { name, mode, resolve, reject, callback };
    if (steal) queue.waiting.unshift(request);
    else queue.waiting.push(request);
    if (signal !== undefined) this.#abortWith(signal, queue, request);
    this.#grant(name, queue);
    return promise;
  }

  #abortWith(signal, queue, request) {
    const abort = () => {
      const at = queue.waiting.indexOf(request);
      if (at < 0) return;
      queue.waiting.splice(at, 1);
      request.reject(signal.reason);
      this.#grant(request.name, queue);
    };
    signal.addEventListener('abort', abort, { once: true });
    request.granted = () => signal.removeEventListener('abort', abort);
  }

  #grant(name, queue) {
    while (queue.waiting.length > 0 && queue.isFree(queue.waiting[0].mode)) {
      const request = queue.waiting.shift();
      queue.held.push(request);
      request.granted?.();
      queueMicrotask(() => this.#run(name, queue, request));
    }
    if (queue.held.length === 0 && queue.waiting.length === 0) this.#queues.delete(name);
  }

  async #run(name, queue, request) {
    try {
      request.resolve(await request.callback(new Lock(kMade, name, request.mode)));
    } catch (error) {
      request.reject(error);
    }
    const at = queue.held.indexOf(request);
    if (at >= 0) queue.held.splice(at, 1);
    this.#grant(name, queue);
  }

  async query() {
    const clientId = `node-${process.pid}-${threadId}`;
    const shown = ({ name, mode }) => ({ name, mode, clientId });
    const queues = [...this.#queues.values()];
    return {
      held: queues.flatMap(({ held }) => held.map(shown)),
      pending: queues.flatMap(({ waiting }) => waiting.map(shown)),
    };
  }
}

for (const [type, names] of [
  [Lock, ['name', 'mode']],
  [LockManager, ['request', 'query']],
]) {
  enumerableMembers(type.prototype, names);
  Object.defineProperty(type.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: type.name });
}

module.exports = { Lock, LockManager, locks: new LockManager(kMade) };
