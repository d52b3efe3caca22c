// Structured cloning, message ports and broadcast channels of pages, https://html.spec.whatwg.org/#web-messaging

const { Event, EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { enumerableMembers, kIsDetached, kTransfer } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const host = require('internal/page/host');

const kMade = Symbol('made');

function dataCloneError(message) {
  return new DOMException(message, 'DataCloneError');
}

// What the second argument of postMessage and structuredClone names: a sequence, or an object with one.
function transferListOf(argument) {
  if (argument === undefined || argument === null) return [];
  if (typeof argument !== 'object' && typeof argument !== 'function')
    throw new TypeError('The provided value is not an object.');
  const list = argument[Symbol.iterator] === undefined ? argument.transfer : argument;
  if (list === undefined) return [];
  if (list === null || typeof list !== 'object' || typeof list[Symbol.iterator] !== 'function')
    throw new TypeError('The transfer list cannot be converted to a sequence.');
  const items = [...list];
  for (const item of items)
    if (item === null || (typeof item !== 'object' && typeof item !== 'function'))
      throw new TypeError('The transfer list contains a value that is not an object.');
  return items;
}

function serialize(value, list, source = undefined) {
  const { isAnyArrayBuffer, isSharedArrayBuffer } = require('internal/util/types');
  const seen = new Set();
  for (const item of list) {
    const isBuffer = isAnyArrayBuffer(item) && !isSharedArrayBuffer(item);
    if (!isBuffer && typeof item[kTransfer] !== 'function')
      throw dataCloneError('Value at a transfer list is not transferable.');
    if (seen.has(item)) throw dataCloneError('The transfer list contains an object twice.');
    if (item === source) throw dataCloneError('A port cannot transfer itself.');
    if (isBuffer ? item.detached : item[kIsDetached])
      throw dataCloneError('An object of the transfer list is detached.');
    seen.add(item);
  }
  return host.serialize(value, list);
}

// structuredClone ( value, options ), https://html.spec.whatwg.org/#dom-structuredclone
function structuredClone(value, options = undefined) {
  if (arguments.length === 0)
    throw new TypeError("Failed to execute 'structuredClone' on 'Window': 1 argument required, but only 0 present.");
  return host.deserialize(serialize(value, transferListOf(options)))[0];
}

// A message of a window's postMessage.
function message(value, transfer) {
  return serialize(value, transferListOf(transfer));
}

function deliver(message, origin, source) {
  dispatchMessage(host.window, message, origin, source);
}

// One side of a channel: the messages that have arrived, and what is called when there is another.
class End {
  peer = null;
  messages = [];
  arrived = null;
  closed = null;

  static pair() {
    const ends = [new End(), new End()];
    [ends[0].peer, ends[1].peer] = [ends[1], ends[0]];
    return ends;
  }
}

// Ends that are moving from one realm to another, by numbers that messages can carry.
function movingEnds() {
  const { shared } = host;
  shared.movingEnds ??= { last: 0, ends: new Map() };
  return shared.movingEnds;
}

function receivePort(number) {
  const { ends } = movingEnds();
  const end = ends.get(number);
  ends.delete(number);
  return new MessagePort(kMade, end);
}

function dispatchMessage(target, message, origin = '', source = null) {
  const { MessageEvent } = require('internal/messaging/event');
  let event;
  try {
    const [data, ...moved] = host.deserialize(message);
    event = host.messageEvent(data, origin, source, moved.filter(isMessagePort));
  } catch {
    event = new MessageEvent('messageerror', { origin, source });
  }
  host.dispatch(target, event);
}

// https://html.spec.whatwg.org/#message-ports
class MessagePort extends EventTarget {
  #end;
  #started = false;

  constructor(made = undefined, end = undefined) {
    if (made !== kMade) throw new TypeError('Illegal constructor');
    super();
    this.#end = end;
    end.closed = () =>
      host.queue(() => {
        if (this.#end === end) host.dispatch(this, new Event('close'));
      });
  }

  static isMessagePort(value) {
    return typeof value === 'object' && value !== null && #end in value;
  }

  postMessage(message, options = undefined) {
    if (arguments.length === 0)
      throw new TypeError("Failed to execute 'postMessage' on 'MessagePort': 1 argument required, but only 0 present.");
    const peer = this.#end?.peer ?? null;
    const list = transferListOf(options);
    // A message that has the port it goes to in it is lost.
    const isDoomed = list.some((item) => isMessagePort(item) && item.#end === peer);
    const data = serialize(message, list, this);
    if (peer === null || isDoomed) return;
    peer.messages.push(data);
    peer.arrived?.();
  }

  start() {
    if (this.#started || this.#end === null) return;
    this.#started = true;
    const end = this.#end;
    end.arrived = () => host.queue(() => this.#deliver(end));
    for (let i = 0; i < end.messages.length; i++) end.arrived();
  }

  #deliver(end) {
    if (this.#end === end && end.messages.length > 0) dispatchMessage(this, end.messages.shift());
  }

  close() {
    if (this.#end === null) return;
    const { peer } = this.#end;
    this.#end.peer = null;
    this.#end = null;
    if (peer === null) return;
    peer.peer = null;
    peer.closed?.();
  }

  get [kIsDetached]() {
    return this.#end === null;
  }

  [kTransfer]() {
    const moving = movingEnds();
    const number = ++moving.last;
    this.#end.arrived = null;
    moving.ends.set(number, this.#end);
    this.#end = null;
    return { module: 'internal/page/messaging', name: 'receivePort', data: number };
  }
}
const { isMessagePort } = MessagePort;
delete MessagePort.isMessagePort;
defineHandler(MessagePort.prototype, 'message', (port) => port.start());
defineHandler(MessagePort.prototype, 'messageerror');
defineHandler(MessagePort.prototype, 'close');
enumerableMembers(MessagePort.prototype, ['postMessage', 'start', 'close']);

// https://html.spec.whatwg.org/#message-channels
class MessageChannel {
  #ports;

  constructor() {
    this.#ports = End.pair().map((end) => new MessagePort(kMade, end));
  }

  get port1() {
    return this.#ports[0];
  }
  get port2() {
    return this.#ports[1];
  }
}
enumerableMembers(MessageChannel.prototype, ['port1', 'port2']);

// https://html.spec.whatwg.org/#broadcasting-to-other-browsing-contexts
class BroadcastChannel extends EventTarget {
  #name;
  #receivers;
  #receiver;

  constructor(name) {
    if (arguments.length === 0)
      throw new TypeError("Failed to construct 'BroadcastChannel': 1 argument required, but only 0 present.");
    super();
    this.#name = `${name}`;
    const { shared } = host;
    shared.channels ??= new Map();
    const key = `${host.origin()} ${this.#name}`;
    if (!shared.channels.has(key)) shared.channels.set(key, new Set());
    this.#receivers = shared.channels.get(key);
    this.#receiver = (message, origin) => {
      const isQueued = host.queue(() => {
        if (this.#receiver !== null) dispatchMessage(this, message, origin);
      });
      if (!isQueued) this.close();
    };
    this.#receivers.add(this.#receiver);
  }

  get name() {
    return this.#name;
  }

  postMessage(message) {
    if (arguments.length === 0)
      throw new TypeError(
        "Failed to execute 'postMessage' on 'BroadcastChannel': 1 argument required, but only 0 present.",
      );
    if (this.#receiver === null) throw new DOMException('Channel is closed', 'InvalidStateError');
    const data = serialize(message, []);
    for (const receiver of this.#receivers) if (receiver !== this.#receiver) receiver(data, host.origin());
  }

  close() {
    this.#receivers.delete(this.#receiver);
    this.#receiver = null;
  }
}
defineHandler(BroadcastChannel.prototype, 'message');
defineHandler(BroadcastChannel.prototype, 'messageerror');
enumerableMembers(BroadcastChannel.prototype, ['name', 'postMessage', 'close']);

for (const made of [MessagePort, MessageChannel, BroadcastChannel])
  Object.defineProperty(made.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: made.name });

module.exports = {
  BroadcastChannel,
  MessageChannel,
  MessagePort,
  deliver,
  dispatchMessage,
  isMessagePort,
  message,
  receivePort,
  structuredClone,
};
