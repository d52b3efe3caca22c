// WebSocket. https://websockets.spec.whatwg.org/#the-websocket-interface

const { Event, EventTarget, defineEventHandler } = require('internal/event_target');
const { MessageEvent } = require('internal/messaging/event');
const { CloseEvent, ErrorEvent } = require('internal/websocket/events');
const { Parser, ProtocolError, encode, opcodes, parseClose } = require('internal/websocket/frames');
const { illegal, need } = require('internal/fetch/webidl');
const { publish, publishing } = require('internal/diagnostics');
const { enumerableMembers } = require('internal/util');

const states = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 };
const NO_STATUS = 1005;
const ABNORMAL = 1006;
const NORMAL = 1000;
const MAX_REASON = 123;
// How long the server may take to close the connection after both have said so.
const CLOSING_MILLIS = 3000;
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

function exception(message, name) {
  const { DOMException } = require('internal/domexception');
  return new DOMException(message, name);
}

function parsedUrl(text) {
  let url;
  try {
    const base = globalThis.location?.href;
    url = new (require('internal/url').URL)(text, base);
  } catch (error) {
    throw exception(`${error}`, 'SyntaxError');
  }
  if (url.protocol === 'http:') url.protocol = 'ws:';
  else if (url.protocol === 'https:') url.protocol = 'wss:';
  if (url.protocol !== 'ws:' && url.protocol !== 'wss:') throw exception('expected a ws: or wss: url', 'SyntaxError');
  if (url.hash || url.href.endsWith('#')) throw exception('hash', 'SyntaxError');
  return url;
}

// The second argument of the constructor: protocols, or an object of options.
function parsedOptions(value) {
  if (value === undefined || value === null) return { protocols: [] };
  if (typeof value === 'object' && typeof value[Symbol.iterator] !== 'function') {
    const { protocols = [], headers } = value;
    return { protocols: protocolList(protocols), headers };
  }
  return { protocols: protocolList(value) };
}

function protocolList(value) {
  const isList = value !== null && typeof value === 'object' && typeof value[Symbol.iterator] === 'function';
  const list = isList ? Array.from(value, (protocol) => `${protocol}`) : [`${value}`];
  const isUnique = new Set(list.map((protocol) => protocol.toLowerCase())).size === list.length;
  if (!isUnique || !list.every((protocol) => token.test(protocol)))
    throw exception('Invalid Sec-WebSocket-Protocol value', 'SyntaxError');
  return list;
}

let isWebSocket;

class WebSocket extends EventTarget {
  #url;
  #readyState = states.CONNECTING;
  #binaryType = 'blob';
  #protocol = '';
  #extensions = '';
  #bufferedAmount = 0;
  #request;
  #socket;
  #inflate;
  #sending = Promise.resolve(); // Blobs are read before they are sent, so everything behind one waits.
  #sendsWaiting = 0;
  #deliveries = []; // Messages that wait for one that is being decompressed.
  #isDelivering = false;
  #sentClose = false;
  #receivedClose = undefined;
  #isOver = false;
  #timer;

  constructor(url, protocols = []) {
    need(arguments.length, 1, 'WebSocket constructor');
    super();
    this.#url = parsedUrl(`${url}`);
    const options = parsedOptions(protocols);
    const { Headers } = require('internal/fetch/headers');
    const headers = options.headers === undefined ? undefined : new Headers(options.headers);
    this.#request = require('internal/websocket/handshake').connect(this.#url, options.protocols, headers, {
      onOpen: (...connection) => this.#open(...connection),
      onFailure: () => this.#end(ABNORMAL, '', new TypeError('')),
    });
  }

  get readyState() {
    return check(this).#readyState;
  }
  get bufferedAmount() {
    return check(this).#bufferedAmount;
  }
  get url() {
    return check(this).#url.href;
  }
  get extensions() {
    return check(this).#extensions;
  }
  get protocol() {
    return check(this).#protocol;
  }
  get binaryType() {
    return check(this).#binaryType;
  }
  set binaryType(value) {
    check(this).#binaryType = value === 'arraybuffer' ? value : 'blob';
  }

  static {
    isWebSocket = (value) => value !== null && typeof value === 'object' && #url in value;
  }

  // ---- opening

  #open(socket, head, { protocol, extensions, deflate, response }) {
    this.#request = undefined;
    if (this.#isOver) {
      socket.destroy();
      return;
    }
    this.#socket = socket;
    this.#protocol = protocol;
    this.#extensions = extensions;
    if (deflate !== undefined) this.#inflate = new (require('internal/websocket/inflate').Inflate)(deflate);
    const parser = new Parser(deflate !== undefined, {
      onMessage: (...message) => this.#take(message),
      onControl: (opcode, data) => this.#take([opcode, data, false]),
    });
    socket.on('error', () => {});
    socket.on('data', (chunk) => this.#guarded(() => parser.write(chunk)));
    socket.on('end', () => socket.end());
    socket.on('close', () => this.#closed());
    this.#readyState = states.OPEN;
    if (publishing('undici:websocket:open') !== undefined) this.#publishOpen(response);
    this.dispatchEvent(new Event('open'));
    if (head.length > 0) this.#guarded(() => parser.write(head));
  }

  #publishOpen({ statusCode: status, statusMessage: statusText, headers }) {
    publish('undici:websocket:open', {
      address: this.#socket.address(),
      protocol: this.#protocol,
      extensions: this.#extensions,
      websocket: this,
      handshakeResponse: { status, statusText, headers: { ...headers } },
    });
  }

  // ---- receiving

  // A close frame reports the peer's errors to it.
  #guarded(action) {
    if (this.#isOver) return;
    try {
      action();
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#fail(error.closeCode, error.message);
    }
  }

  #take(message) {
    // Pings are answered at once; all else keeps its order.
    if (message[0] === opcodes.PING) this.#pong(message[1]);
    else if (message[0] !== opcodes.PONG) {
      this.#deliveries.push(message);
      this.#deliver();
    }
  }

  #pong(data) {
    if (!this.#sentClose && this.#receivedClose === undefined) this.#socket.write(encode(opcodes.PONG, data));
  }

  #deliver() {
    while (!this.#isDelivering && this.#deliveries.length > 0 && !this.#isOver) {
      const [opcode, data, isCompressed] = this.#deliveries.shift();
      if (!isCompressed) {
        this.#receive(opcode, data);
        continue;
      }
      this.#isDelivering = true;
      this.#inflate.decompress(data, (error, whole) => {
        this.#isDelivering = false;
        this.#guarded(() => {
          if (error) throw error;
          this.#receive(opcode, whole);
          this.#deliver();
        });
      });
    }
  }

  #receive(opcode, data) {
    if (this.#receivedClose !== undefined) return;
    if (opcode === opcodes.CLOSE) this.#receiveClose(parseClose(data));
    else if (opcode === opcodes.TEXT) this.#dispatch(textOf(data));
    else this.#dispatch(this.#binaryOf(data));
  }

  #binaryOf(data) {
    if (this.#binaryType === 'blob') return new (require('buffer').Blob)([data]);
    return data.buffer.slice(data.byteOffset, data.byteOffset + data.length);
  }

  #dispatch(data) {
    if (this.#readyState !== states.OPEN) return;
    this.dispatchEvent(new MessageEvent('message', { data, origin: this.#url.origin }));
  }

  #receiveClose(close) {
    this.#receivedClose = close;
    const { code } = close;
    if (!this.#sentClose) this.#sendClose(code, '');
    this.#readyState = states.CLOSING;
    this.#timer = setTimeout(() => this.#socket.destroy(), CLOSING_MILLIS);
  }

  // ---- sending

  send(data) {
    check(this);
    need(arguments.length, 1, 'WebSocket.send');
    if (this.#readyState === states.CONNECTING) throw exception('Sent before connected.', 'InvalidStateError');
    const { Blob, Buffer } = require('buffer');
    const isOpen = this.#readyState === states.OPEN;
    if (data instanceof Blob) {
      if (isOpen) this.#enqueue(data.size, opcodes.BINARY, data.bytes());
    } else if (ArrayBuffer.isView(data)) {
      if (isOpen) this.#queue(opcodes.BINARY, Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    } else if (internalBinding('util').objectKindOf(data).endsWith('ArrayBuffer')) {
      if (isOpen) this.#queue(opcodes.BINARY, Buffer.from(data));
    } else {
      const text = `${data}`;
      if (isOpen) this.#queue(opcodes.TEXT, Buffer.from(text));
    }
  }

  #queue(opcode, data) {
    const { length } = data;
    // What is sent is what the data was when send() was called.
    const frame = encode(opcode, data);
    if (this.#sendsWaiting > 0) this.#enqueueFrame(length, frame);
    else this.#write(length, frame);
  }

  #write(length, frame) {
    this.#bufferedAmount += length;
    this.#socket.write(frame, () => (this.#bufferedAmount -= length));
  }

  #enqueueFrame(length, frame) {
    this.#wait(length, () => frame);
  }

  #enqueue(length, opcode, bytes) {
    this.#wait(length, async () => encode(opcode, await bytes));
  }

  #wait(length, frameOf) {
    this.#sendsWaiting++;
    this.#bufferedAmount += length;
    this.#sending = this.#sending.then(async () => {
      const frame = await frameOf();
      this.#sendsWaiting--;
      this.#socket.write(frame, () => (this.#bufferedAmount -= length));
    });
  }

  // ---- closing

  close(code = undefined, reason = '') {
    check(this);
    if (code !== undefined) code = toUnsignedShort(code);
    reason = `${reason}`.toWellFormed();
    if (code !== undefined && code !== NORMAL && (code < 3000 || code > 4999))
      throw exception('invalid code', 'InvalidAccessError');
    const { length } = require('buffer').Buffer.from(reason);
    if (length > MAX_REASON)
      throw exception(`Reason must be less than ${MAX_REASON} bytes; received ${length}`, 'SyntaxError');
    if (this.#readyState === states.CONNECTING) {
      this.#readyState = states.CLOSING;
      this.#request.cancel();
      process.nextTick(() => this.#end(ABNORMAL, '', new TypeError('')));
    } else if (this.#readyState === states.OPEN) {
      this.#readyState = states.CLOSING;
      this.#sentClose = true;
      this.#wait(0, () => encode(opcodes.CLOSE, closeBody(code, reason)));
    }
  }

  #sendClose(code, reason) {
    this.#sentClose = true;
    this.#socket.write(encode(opcodes.CLOSE, closeBody(code, reason)));
  }

  // The protocol was broken.
  #fail(code, reason) {
    if (!this.#sentClose) this.#sendClose(code, reason);
    this.#socket.end();
    const socket = this.#socket;
    setTimeout(() => socket.destroy(), CLOSING_MILLIS).unref();
    this.#end(ABNORMAL, '', new TypeError(''));
  }

  // The connection is closed.
  #closed() {
    if (this.#isDelivering) {
      setImmediate(() => this.#closed());
      return;
    }
    const close = this.#receivedClose;
    if (close !== undefined && this.#sentClose) this.#end(close.code ?? NO_STATUS, close.reason, undefined);
    else this.#end(ABNORMAL, '', new TypeError(''));
  }

  #end(code, reason, error) {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#readyState = states.CLOSED;
    clearTimeout(this.#timer);
    this.#inflate?.close();
    if (error !== undefined) this.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    this.dispatchEvent(new CloseEvent('close', { wasClean: error === undefined, code, reason }));
    publish('undici:websocket:close', { websocket: this, code, reason });
  }
}

function check(self) {
  if (!isWebSocket(self)) throw illegal();
  return self;
}

function textOf(data) {
  if (!require('buffer').isUtf8(data)) throw new ProtocolError(1007, 'Received invalid UTF-8 in text frame.');
  return data.toString();
}

// Web IDL's unsigned short with [Clamp].
function toUnsignedShort(value) {
  const number = Number(value);
  return Number.isNaN(number) ? 0 : Math.round(Math.min(Math.max(number, 0), 65535));
}

function closeBody(code, reason) {
  const { Buffer } = require('buffer');
  if (code === undefined && reason === '') return Buffer.alloc(0);
  const text = Buffer.from(reason);
  const body = Buffer.allocUnsafe(2 + text.length);
  body.writeUInt16BE(code ?? NORMAL);
  body.set(text, 2);
  return body;
}

for (const event of ['open', 'error', 'close', 'message']) defineEventHandler(WebSocket.prototype, event);
for (const [name, value] of Object.entries(states)) {
  for (const holder of [WebSocket, WebSocket.prototype])
    Object.defineProperty(holder, name, { __proto__: null, enumerable: true, value });
}
enumerableMembers(WebSocket.prototype, [
  'close',
  'send',
  'readyState',
  'bufferedAmount',
  'url',
  'extensions',
  'protocol',
  'binaryType',
]);
Object.defineProperty(WebSocket.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'WebSocket',
});

module.exports = { WebSocket };
