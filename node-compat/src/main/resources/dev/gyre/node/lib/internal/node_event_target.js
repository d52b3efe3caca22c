// NodeEventTarget: an EventTarget with some of EventEmitter's methods. https://nodejs.org/api/events.html#class-nodeeventtarget

const { nodeError } = require('internal/errors');
const { enumerableMembers } = require('internal/util');
const {
  Event,
  EventTarget,
  dispatchValue,
  isEventTarget,
  kListeners,
  kNodeStyle,
  listenersOf,
  maxListenersOf,
  setMaxListeners,
} = require('internal/event_target');

function check(value) {
  if (!(value instanceof NodeEventTarget) || !isEventTarget(value))
    throw nodeError('ERR_INVALID_THIS', 'NodeEventTarget');
  return value;
}

class NodeEventTarget extends EventTarget {
  setMaxListeners(n) {
    setMaxListeners(check(this), n);
  }
  getMaxListeners() {
    return maxListenersOf(check(this));
  }
  eventNames() {
    return [...(check(this)[kListeners]?.keys() ?? [])];
  }
  listenerCount(type) {
    return listenersOf(check(this), type).length;
  }

  off(type, listener, options) {
    check(this).removeEventListener(type, listener, options);
    return this;
  }

  removeListener(type, listener, options) {
    return this.off(type, listener, options);
  }

  on(type, listener) {
    check(this).addEventListener(type, listener, { [kNodeStyle]: true });
    return this;
  }

  addListener(type, listener) {
    return this.on(type, listener);
  }

  emit(type, value) {
    require('internal/validators').validateString(type, 'type');
    return dispatchValue(check(this), type, value, () => Object.assign(new Event(type), { detail: value }));
  }

  once(type, listener) {
    check(this).addEventListener(type, listener, { once: true, [kNodeStyle]: true });
    return this;
  }

  removeAllListeners(type) {
    const listeners = check(this)[kListeners];
    if (listeners === undefined) return this;
    const types = type === undefined ? [...listeners.keys()] : [`${type}`];
    for (const name of types) {
      for (const entry of listeners.get(name) ?? []) entry.removed = true;
      listeners.delete(name);
    }
    return this;
  }
}

enumerableMembers(NodeEventTarget.prototype, [
  'setMaxListeners',
  'getMaxListeners',
  'eventNames',
  'listenerCount',
  'off',
  'removeListener',
  'on',
  'addListener',
  'emit',
  'once',
  'removeAllListeners',
]);

module.exports = { NodeEventTarget };
