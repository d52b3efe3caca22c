// MessagePort and MessageChannel, https://nodejs.org/api/worker_threads.html#class-messageport

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { Event, defineEventHandler, dispatchValue, kNewListener, kRemoveListener } = require('internal/event_target');
const { NodeEventTarget } = require('internal/node_event_target');
const { clone, transferables } = require('internal/structured_clone');
const { Inbox } = require('internal/messaging/inbox');

const kMade = Symbol('made');
// What an end of a channel finds when the other end has closed.
const CLOSE = Symbol('close');

// One end of a channel, which moves from port to port when it is transferred.
class End {
  owner = null;
  other = null;
  inbox = new Inbox(() => this.owner !== null && deliverNext(this.owner));

  post(message) {
    if (this.other === null) {
      release(message);
      return false;
    }
    this.other.inbox.add(message);
    return true;
  }

  // Both ends are alone from here on.
  part() {
    const { other, inbox } = this;
    this.owner = null;
    if (other !== null) {
      this.other = other.other = null;
      other.inbox.add(CLOSE);
    }
    while (inbox.size > 0) release(inbox.take());
  }
}

// Ports in a message that nobody will get.
function release(message) {
  if (message !== CLOSE) for (const port of message.ports) discard(port);
}

function transferListOf(argument) {
  if (argument === undefined || argument === null) return [];
  const invalid = (what) => Object.assign(new TypeError(`Optional ${what} argument must be an iterable`), { code: 'ERR_INVALID_ARG_TYPE' });
  if (typeof argument !== 'object') throw invalid('transferList');
  if (typeof argument[Symbol.iterator] === 'function') return [...argument];
  const { transfer } = argument;
  if (transfer === undefined) return [];
  if (typeof transfer?.[Symbol.iterator] !== 'function') throw invalid('options.transfer');
  return [...transfer];
}

class MessagePortCloseEvent extends Event {
  constructor() {
    super('close');
  }
}

class MessagePort extends NodeEventTarget {
  #end;
  #handle;
  #closing = false;

  constructor(token = undefined, end = undefined) {
    if (token !== kMade) throw nodeError('ERR_CONSTRUCT_CALL_INVALID');
    super();
    this.#end = end;
    transferables.set(this, {
      name: 'MessagePort',
      isPort: true,
      isDetached: () => this.#closing,
      taker: () => new MessagePort(kMade, end),
      handTo: (taker) => this.#handTo(taker),
    });
  }

  static isMessagePort(value) {
    return typeof value === 'object' && value !== null && #end in value;
  }

  static #check(value) {
    if (!isMessagePort(value)) throw new TypeError('Illegal invocation');
    return value;
  }

  // A port begins to count when its receiver gets it.
  static open(port) {
    port.#end.owner = port;
    port.#handle = port.#end.inbox.open('MessagePort');
    return port;
  }

  static discard(port) {
    port.#end.part();
    port.#closing = true;
  }

  // The message that waits at a port, whether it has been started or not.
  static receive(port) {
    if (port.#closing || port.#end.inbox.size === 0) return undefined;
    if (port.#end.inbox.first() !== CLOSE) return port.#take();
    port.close();
    return undefined;
  }

  // True when there may be another.
  static deliverNext(port) {
    const { inbox } = port.#end;
    if (inbox.first() === CLOSE) {
      port.close();
      return false;
    }
    if (!inbox.receiving) return false;
    const { value, ports } = port.#take();
    dispatchValue(port, 'message', value, () => new (require('internal/messaging/event').MessageEvent)('message', { data: value, ports }));
    return !port.#closing;
  }

  #take() {
    const message = this.#end.inbox.take();
    message.ports.forEach(open);
    return message;
  }

  #handTo(port) {
    this.#end.owner = port;
    this.#end.inbox.close();
    this.#closing = true;
    this.#handle.close(() => this.dispatchEvent(new MessagePortCloseEvent()));
  }

  postMessage(value, transfer = undefined) {
    MessagePort.#check(this);
    if (arguments.length === 0) {
      throw Object.assign(new TypeError('Not enough arguments to MessagePort.postMessage'), { code: 'ERR_MISSING_ARGS' });
    }
    const list = transferListOf(transfer);
    const { other } = this.#end;
    const toItself = other !== null && list.includes(other.owner);
    const message = clone(value, list, this);
    if (this.#closing) {
      release(message);
      return undefined;
    }
    if (toItself) process.emitWarning('The target port was posted to itself, and the communication channel was lost');
    if (!toItself) return this.#end.post(message);
    release(message);
    return true;
  }

  start() {
    MessagePort.#check(this);
    if (!this.#closing) this.#end.inbox.start();
  }

  close(callback = undefined) {
    MessagePort.#check(this);
    if (typeof callback === 'function') this.once('close', callback);
    if (this.#closing) return;
    this.#closing = true;
    this.#handle.close(() => {
      this.#end.part();
      this.dispatchEvent(new MessagePortCloseEvent());
    });
  }

  ref() { MessagePort.#check(this).#handle.ref(); }
  unref() { MessagePort.#check(this).#handle.unref(); }
  hasRef() { return MessagePort.#check(this).#handle.hasRef(); }

  // Who listens for messages starts the port and holds the program.
  [kNewListener](size, type, ...rest) {
    if (type === 'message' && size === 1 && !this.#closing) {
      this.#handle.ref();
      this.#end.inbox.start();
    }
    super[kNewListener](size, type, ...rest);
  }

  [kRemoveListener](size, type, ...rest) {
    if (type === 'message' && size === 0 && !this.#closing) {
      this.#handle.unref();
      this.#end.inbox.receiving = false;
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

const { deliverNext, discard, isMessagePort, open, receive } = MessagePort;
for (const name of ['deliverNext', 'discard', 'isMessagePort', 'open', 'receive']) delete MessagePort[name];

function MessageChannel() {
  if (new.target === undefined) throw nodeError('ERR_CONSTRUCT_CALL_REQUIRED');
  const [one, two] = [new End(), new End()];
  one.other = two;
  two.other = one;
  this.port1 = open(new MessagePort(kMade, one));
  this.port2 = open(new MessagePort(kMade, two));
}

function receiveMessageOnPort(port) {
  if (!isMessagePort(port)) {
    throw Object.assign(new TypeError('The "port" argument must be a MessagePort instance'), { code: 'ERR_INVALID_ARG_TYPE' });
  }
  const message = receive(port);
  return message === undefined ? undefined : { message: message.value };
}

module.exports = { MessageChannel, MessagePort, isMessagePort, open, receiveMessageOnPort };
