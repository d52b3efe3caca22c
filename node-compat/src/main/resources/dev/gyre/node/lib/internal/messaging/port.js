// MessagePort and MessageChannel, https://nodejs.org/api/worker_threads.html#class-messageport

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers, kIsDetached, kTransfer } = require('internal/util');
const { Event, defineEventHandler, dispatchValue, kNewListener, kRemoveListener } = require('internal/event_target');
const { NodeEventTarget } = require('internal/node_event_target');
const { deserialize, serialize } = require('internal/structured_clone');
const { Inbox } = require('internal/messaging/inbox');

const { createChannel, discard } = internalBinding('messaging');

const kMade = Symbol('made');

function transferListOf(argument) {
  if (argument === undefined || argument === null) return [];
  const invalid = (what) =>
    Object.assign(new TypeError(`Optional ${what} argument must be an iterable`), { code: 'ERR_INVALID_ARG_TYPE' });
  if (typeof argument !== 'object') throw invalid('transferList');
  const list = iterated(argument);
  if (list !== undefined) return list;
  const { transfer } = argument;
  if (transfer === undefined) return [];
  const transferred = iterated(transfer);
  if (transferred === undefined) throw invalid('options.transfer');
  return transferred;
}

// The elements of an iterable; undefined for another value.
function iterated(value) {
  const method = value?.[Symbol.iterator];
  if (typeof method !== 'function') return undefined;
  const iterator = Reflect.apply(method, value, []);
  return typeof iterator?.next === 'function' ? [...{ [Symbol.iterator]: () => iterator }] : undefined;
}

class MessagePortCloseEvent extends Event {
  constructor() {
    super('close');
  }
}

class MessagePort extends NodeEventTarget {
  #handle;
  #inbox;
  #closing = false;
  #moved = false;

  constructor(token = undefined, handle = undefined) {
    if (token !== kMade) throw nodeError('ERR_CONSTRUCT_CALL_INVALID');
    super();
    this.#handle = handle;
    this.#inbox = new Inbox(handle, 'MessagePort', () => this.#deliverNext());
  }

  static isMessagePort(value) {
    return typeof value === 'object' && value !== null && #handle in value;
  }

  static #check(value) {
    if (!isMessagePort(value)) throw new TypeError('Illegal invocation');
    return value;
  }

  // Takes a waiting message of a port, whether it has been started or not.
  static receive(port) {
    if (port.#closing || port.#inbox.size === 0) return undefined;
    if (!port.#handle.isAtEnd()) return deserialize(port.#handle.take());
    port.close();
    return undefined;
  }

  // Delivers everything that has arrived, before the port closes.
  static drain(port) {
    if (!port.#closing) port.#inbox.drain();
  }

  // Returns true if there may be another message.
  #deliverNext() {
    if (this.#handle.isAtEnd()) {
      this.close();
      return false;
    }
    if (!this.#inbox.receiving) return false;
    const message = this.#handle.take();
    let received;
    try {
      received = deserialize(message);
    } catch (error) {
      this.#dispatch('messageerror', error, []);
      return !this.#moved;
    }
    this.#dispatch('message', received.value, received.ports);
    return !this.#moved; // A closing port still delivers what has arrived.
  }

  #dispatch(type, data, ports) {
    dispatchValue(
      this,
      type,
      data,
      () => new (require('internal/messaging/event').MessageEvent)(type, { data, ports }),
    );
  }

  get [kIsDetached]() {
    return this.#closing;
  }

  [kTransfer]() {
    this.#closing = true;
    this.#moved = true;
    const data = this.#handle.move(() => this.dispatchEvent(new MessagePortCloseEvent()));
    return { module: 'internal/messaging/port', name: 'receivePort', data };
  }

  postMessage(value, transfer = undefined) {
    MessagePort.#check(this);
    if (arguments.length === 0) {
      throw Object.assign(new TypeError('Not enough arguments to MessagePort.postMessage'), {
        code: 'ERR_MISSING_ARGS',
      });
    }
    const message = serialize(value, transferListOf(transfer), this);
    if (this.#closing) {
      discard(message);
      return undefined;
    }
    if (!this.#handle.isToItself(message)) return this.#handle.post(message);
    process.emitWarning('The target port was posted to itself, and the communication channel was lost');
    discard(message);
    return true;
  }

  start() {
    MessagePort.#check(this);
    if (!this.#closing) this.#inbox.start();
  }

  close(callback = undefined) {
    MessagePort.#check(this);
    if (typeof callback === 'function') this.once('close', callback);
    if (this.#closing) return;
    this.#closing = true;
    this.#handle.close(() => {
      this.#handle.leave();
      this.dispatchEvent(new MessagePortCloseEvent());
    });
  }

  ref() {
    MessagePort.#check(this).#handle.ref();
  }
  unref() {
    MessagePort.#check(this).#handle.unref();
  }
  hasRef() {
    return MessagePort.#check(this).#handle.hasRef();
  }

  // A listener for messages starts the port and keeps the program alive.
  [kNewListener](size, type, ...rest) {
    if (type === 'message' && size === 1 && !this.#closing) {
      this.#handle.ref();
      this.#inbox.start();
    }
    super[kNewListener](size, type, ...rest);
  }

  [kRemoveListener](size, type, ...rest) {
    if (type === 'message' && size === 0 && !this.#closing) {
      this.#handle.unref();
      this.#inbox.receiving = false;
    }
    super[kRemoveListener](size, type, ...rest);
  }

  [customInspectSymbol](depth, options, inspect) {
    if (depth < 0) return '[MessagePort]';
    return `MessagePort [EventTarget] ${inspect({ active: !this.#closing, refed: this.#handle.hasRef() }, options)}`;
  }
}

defineEventHandler(MessagePort.prototype, 'message');
defineEventHandler(MessagePort.prototype, 'messageerror');
enumerableMembers(MessagePort.prototype, ['postMessage', 'start', 'close', 'ref', 'unref', 'hasRef']);

const { drain, isMessagePort, receive } = MessagePort;
for (const name of ['drain', 'isMessagePort', 'receive']) delete MessagePort[name];

// Creates the port for a transferred end of a channel.
function receivePort(handle) {
  return new MessagePort(kMade, handle);
}

function MessageChannel() {
  if (new.target === undefined) throw nodeError('ERR_CONSTRUCT_CALL_REQUIRED');
  [this.port1, this.port2] = createChannel().map(receivePort);
}
Object.defineProperty(MessageChannel.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'MessageChannel',
});

function receiveMessageOnPort(port) {
  const receiveFrom = isMessagePort(port) ? receive : require('internal/messaging/broadcast_channel').receiverOf(port);
  if (receiveFrom === undefined) {
    throw Object.assign(new TypeError('The "port" argument must be a MessagePort instance'), {
      code: 'ERR_INVALID_ARG_TYPE',
    });
  }
  const message = receiveFrom(port);
  return message === undefined ? undefined : { message: message.value };
}

module.exports = { MessageChannel, MessagePort, drain, isMessagePort, receiveMessageOnPort, receivePort };
