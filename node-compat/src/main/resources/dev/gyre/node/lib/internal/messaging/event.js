// MessageEvent, https://html.spec.whatwg.org/#messageevent

const { Event } = require('internal/event_target');
const { enumerableMembers, kEmptyObject } = require('internal/util');

function isPort(value) {
  return require('internal/messaging/port').isMessagePort(value);
}

function initError(member, value, expected) {
  return new TypeError(
    `MessageEvent constructor: Expected eventInitDict.${member} ("${value}") to be an instance of ${expected}.`,
  );
}

function toPorts(ports) {
  if (ports === undefined) return [];
  if (typeof ports?.[Symbol.iterator] !== 'function')
    throw new TypeError(`MessageEvent constructor: eventInitDict.ports (${ports}) is not iterable.`);
  const list = [...ports];
  list.forEach((port, i) => {
    if (!isPort(port)) throw initError(`ports[${i}]`, port, 'MessagePort');
  });
  return list;
}

class MessageEvent extends Event {
  #data;
  #origin;
  #lastEventId;
  #source;
  #ports;

  constructor(type, options = kEmptyObject) {
    if (arguments.length === 0) throw new TypeError('MessageEvent constructor: 1 argument required, but 0 found.');
    super(type, options);
    const { data = null, origin = '', lastEventId = '', source = null, ports } = options ?? kEmptyObject;
    if (source !== null && !isPort(source)) throw initError('source', source, 'MessagePort');
    this.#data = data;
    this.#origin = `${origin}`;
    this.#lastEventId = `${lastEventId}`;
    this.#source = source;
    this.#ports = toPorts(ports);
  }

  get data() {
    return this.#data;
  }
  get origin() {
    return this.#origin;
  }
  get lastEventId() {
    return this.#lastEventId;
  }
  get source() {
    return this.#source;
  }
  get ports() {
    return Object.freeze(this.#ports);
  }

  initMessageEvent(
    type,
    bubbles = false,
    cancelable = false,
    data = null,
    origin = '',
    lastEventId = '',
    source = null,
    ports = [],
  ) {
    return new MessageEvent(type, { bubbles, cancelable, data, origin, lastEventId, source, ports });
  }
}

enumerableMembers(MessageEvent.prototype, ['data', 'origin', 'lastEventId', 'source', 'ports', 'initMessageEvent']);
Object.defineProperty(MessageEvent.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'MessageEvent',
});

module.exports = { MessageEvent };
