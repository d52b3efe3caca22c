// WebSockets of pages, https://websockets.spec.whatwg.org/#the-websocket-interface

const { Event, EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { MessageEvent } = require('internal/messaging/event');
const { CloseEvent } = require('internal/websocket/events');
const { enumerableMembers } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const host = require('internal/page/host');

const states = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 };
const noStatus = 1005;
const abnormal = 1006;
const longestReason = 123;
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

function parsedUrl(text) {
  const { URL } = require('internal/url');
  let url;
  try {
    url = new URL(text, host.baseURL());
  } catch {
    throw new DOMException(`The URL '${text}' is invalid.`, 'SyntaxError');
  }
  if (url.protocol === 'http:') url.protocol = 'ws:';
  else if (url.protocol === 'https:') url.protocol = 'wss:';
  if (url.protocol !== 'ws:' && url.protocol !== 'wss:')
    throw new DOMException(
      `The URL's scheme must be either 'http', 'https', 'ws', or 'wss'. '${url.protocol.slice(0, -1)}' is not allowed.`,
      'SyntaxError',
    );
  if (url.href.includes('#'))
    throw new DOMException(
      `The URL contains a fragment identifier ('${url.hash.slice(1)}'). Fragment identifiers are not allowed in WebSocket URLs.`,
      'SyntaxError',
    );
  return url;
}

function parsedProtocols(value) {
  const isList = typeof value === 'object' && value !== null && typeof value[Symbol.iterator] === 'function';
  const list = isList ? Array.from(value, (protocol) => `${protocol}`) : [`${value}`];
  const unique = new Set(list.map((protocol) => protocol.toLowerCase()));
  if (unique.size !== list.length || !list.every((protocol) => token.test(protocol)))
    throw new DOMException('The subprotocols are invalid or not unique.', 'SyntaxError');
  return list;
}

class WebSocket extends EventTarget {
  #url;
  #state = states.CONNECTING;
  #protocol = '';
  #binaryType = 'blob';
  #connection;
  // Blobs are read before they are sent; what is sent later waits for them.
  #sending = Promise.resolve();

  constructor(url, protocols = []) {
    if (arguments.length === 0)
      throw new TypeError("Failed to construct 'WebSocket': 1 argument required, but only 0 present.");
    super();
    this.#url = parsedUrl(`${url}`);
    this.#connection = host.connect(this.#url.href, parsedProtocols(protocols), (kind, ...values) =>
      this.#happened(kind, values),
    );
  }

  get url() {
    return this.#url.href;
  }
  get readyState() {
    return this.#state;
  }
  get protocol() {
    return this.#protocol;
  }
  get extensions() {
    return '';
  }
  get bufferedAmount() {
    return 0;
  }
  get binaryType() {
    return this.#binaryType;
  }
  set binaryType(value) {
    if (value === 'blob' || value === 'arraybuffer') this.#binaryType = value;
  }

  send(data) {
    if (arguments.length === 0)
      throw new TypeError("Failed to execute 'send' on 'WebSocket': 1 argument required, but only 0 present.");
    if (this.#state === states.CONNECTING)
      throw new DOMException(
        "Failed to execute 'send' on 'WebSocket': Still in CONNECTING state.",
        'InvalidStateError',
      );
    const { isBlob } = require('internal/blob');
    if (isBlob(data)) {
      const bytes = data.arrayBuffer();
      this.#sending = this.#sending.then(async () => this.#send(await bytes));
      return;
    }
    const { isAnyArrayBuffer } = require('internal/util/types');
    let copy;
    if (ArrayBuffer.isView(data)) copy = new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice().buffer;
    else copy = isAnyArrayBuffer(data) ? data.slice(0) : `${data}`.toWellFormed();
    this.#sending = this.#sending.then(() => this.#send(copy));
  }

  #send(data) {
    if (this.#state === states.OPEN) this.#connection.send(data);
  }

  // https://websockets.spec.whatwg.org/#dom-websocket-close
  close(code = undefined, reason = undefined) {
    const number = code === undefined ? undefined : clamped(code);
    if (number !== undefined && number !== 1000 && (number < 3000 || number > 4999))
      throw new DOMException(
        `The close code must be either 1000, or between 3000 and 4999. ${number} is neither.`,
        'InvalidAccessError',
      );
    const text = reason === undefined ? '' : `${reason}`.toWellFormed();
    if (require('buffer').Buffer.byteLength(text) > longestReason)
      throw new DOMException('The close reason must not be greater than 123 UTF-8 bytes.', 'SyntaxError');
    if (this.#state === states.CLOSING || this.#state === states.CLOSED) return;
    const wasConnecting = this.#state === states.CONNECTING;
    this.#state = states.CLOSING;
    this.#sending = this.#sending.then(() => this.#connection.close(number, text, wasConnecting));
  }

  #happened(kind, values) {
    if (this.#state === states.CLOSED) return;
    switch (kind) {
      case 'open':
        if (this.#state !== states.CONNECTING) return;
        this.#state = states.OPEN;
        [this.#protocol] = values;
        host.dispatch(this, new Event('open'));
        break;
      case 'message':
        if (this.#state !== states.OPEN && this.#state !== states.CLOSING) return;
        host.dispatch(this, new MessageEvent('message', { data: this.#received(values[0]), origin: this.#url.origin }));
        break;
      case 'close':
        this.#closed(values);
        break;
      default:
    }
  }

  #received(data) {
    if (typeof data === 'string' || this.#binaryType === 'arraybuffer') return data;
    const { Blob } = require('internal/blob');
    return new Blob([data]);
  }

  #closed([code = noStatus, reason = '', wasClean = true]) {
    this.#state = states.CLOSED;
    if (code === abnormal) host.dispatch(this, new Event('error'));
    host.dispatch(this, new CloseEvent('close', { code, reason, wasClean: wasClean && code !== abnormal }));
  }
}

// ConvertToInt of an unsigned short with [Clamp], https://webidl.spec.whatwg.org/#es-to-unsigned-short
function clamped(value) {
  const number = Number(value);
  return Number.isNaN(number) ? 0 : Math.round(Math.min(Math.max(number, 0), 0xffff));
}

for (const type of ['open', 'message', 'error', 'close']) defineHandler(WebSocket.prototype, type);
enumerableMembers(WebSocket.prototype, [
  'url',
  'readyState',
  'bufferedAmount',
  'extensions',
  'protocol',
  'binaryType',
  'send',
  'close',
]);
for (const [name, value] of Object.entries(states)) {
  const constant = { __proto__: null, enumerable: true, value };
  Object.defineProperty(WebSocket, name, constant);
  Object.defineProperty(WebSocket.prototype, name, constant);
}
Object.defineProperty(WebSocket.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'WebSocket',
});

module.exports = { WebSocket };
