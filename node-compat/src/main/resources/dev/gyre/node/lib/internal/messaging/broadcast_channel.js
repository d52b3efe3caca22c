// BroadcastChannel, https://html.spec.whatwg.org/#broadcasting-to-other-browsing-contexts

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');
const { EventTarget, defineEventHandler } = require('internal/event_target');
const { clone, structuredClone } = require('internal/structured_clone');
const { Inbox } = require('internal/messaging/inbox');

// The open channels by name.
const groups = new Map();

class BroadcastChannel extends EventTarget {
  #name;
  #inbox;
  #handle;
  #closed = false;

  constructor(name) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'name');
    super();
    this.#name = `${name}`;
    this.#inbox = new Inbox(() => this.#deliver());
    this.#inbox.start();
    this.#handle = this.#inbox.open('BroadcastChannel');
    this.#handle.ref();
    const group = groups.get(this.#name);
    if (group === undefined) groups.set(this.#name, new Set([this]));
    else group.add(this);
  }

  static #check(value) {
    if (typeof value !== 'object' || value === null || !(#inbox in value)) throw nodeError('ERR_INVALID_THIS', 'BroadcastChannel');
    return value;
  }

  #deliver() {
    if (this.#closed) return false;
    const { MessageEvent } = require('internal/messaging/event');
    this.dispatchEvent(new MessageEvent('message', { data: this.#inbox.take() }));
    return !this.#closed;
  }

  get name() { return BroadcastChannel.#check(this).#name; }

  postMessage(message) {
    BroadcastChannel.#check(this);
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'message');
    if (this.#closed) {
      const { DOMException } = require('internal/domexception');
      throw new DOMException('BroadcastChannel is closed.', 'InvalidStateError');
    }
    const { value } = clone(message, []);
    let first = true;
    for (const channel of groups.get(this.#name)) {
      if (channel === this) continue;
      channel.#inbox.add(first ? value : structuredClone(value));
      first = false;
    }
  }

  close() {
    BroadcastChannel.#check(this);
    if (this.#closed) return;
    this.#closed = true;
    this.#handle.close(() => {});
    const group = groups.get(this.#name);
    group.delete(this);
    if (group.size === 0) groups.delete(this.#name);
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
Object.defineProperty(BroadcastChannel.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'BroadcastChannel' });
defineEventHandler(BroadcastChannel.prototype, 'message');
defineEventHandler(BroadcastChannel.prototype, 'messageerror');

module.exports = { BroadcastChannel };
