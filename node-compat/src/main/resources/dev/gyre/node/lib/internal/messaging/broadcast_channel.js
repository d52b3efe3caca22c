// BroadcastChannel, https://html.spec.whatwg.org/#broadcasting-to-other-browsing-contexts

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { EventTarget, defineEventHandler } = require('internal/event_target');
const { deserialize, serialize } = require('internal/structured_clone');
const { Inbox } = require('internal/messaging/inbox');

const { joinGroup } = internalBinding('messaging');

class BroadcastChannel extends EventTarget {
  #name;
  #inbox;
  #handle;
  #closed = false;

  constructor(name) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'name');
    super();
    this.#name = `${name}`;
    this.#handle = joinGroup(this.#name);
    this.#inbox = new Inbox(this.#handle, 'BroadcastChannel', () => this.#deliver());
    this.#inbox.start();
    this.#handle.ref();
  }

  // The function that takes a waiting message of a channel; undefined for another value.
  static receiverOf(value) {
    if (typeof value !== 'object' || value === null || !(#inbox in value)) return undefined;
    return (channel) =>
      channel.#closed || channel.#inbox.size === 0 ? undefined : deserialize(channel.#handle.take());
  }

  static #check(value) {
    if (typeof value !== 'object' || value === null || !(#inbox in value))
      throw nodeError('ERR_INVALID_THIS', 'BroadcastChannel');
    return value;
  }

  #deliver() {
    if (this.#closed) return false;
    const { MessageEvent } = require('internal/messaging/event');
    this.dispatchEvent(new MessageEvent('message', { data: deserialize(this.#handle.take()).value }));
    return !this.#closed;
  }

  get name() {
    return BroadcastChannel.#check(this).#name;
  }

  postMessage(message) {
    BroadcastChannel.#check(this);
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'message');
    if (this.#closed) {
      const { DOMException } = require('internal/domexception');
      throw new DOMException('BroadcastChannel is closed.', 'InvalidStateError');
    }
    this.#handle.post(serialize(message, []));
  }

  close() {
    BroadcastChannel.#check(this);
    if (this.#closed) return;
    this.#closed = true;
    this.#handle.leave();
    this.#handle.close(() => {});
  }

  ref() {
    if (!BroadcastChannel.#check(this).#closed) this.#handle.ref();
    return this;
  }

  unref() {
    if (!BroadcastChannel.#check(this).#closed) this.#handle.unref();
    return this;
  }

  [customInspectSymbol](depth, options, inspect) {
    if (depth < 0) return 'BroadcastChannel';
    return `BroadcastChannel ${inspect({ name: this.#name, active: !this.#closed }, options)}`;
  }
}

enumerableMembers(BroadcastChannel.prototype, ['name', 'close', 'postMessage']);
Object.defineProperty(BroadcastChannel.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'BroadcastChannel',
});
defineEventHandler(BroadcastChannel.prototype, 'message');
defineEventHandler(BroadcastChannel.prototype, 'messageerror');

const { receiverOf } = BroadcastChannel;
delete BroadcastChannel.receiverOf;

module.exports = { BroadcastChannel, receiverOf };
