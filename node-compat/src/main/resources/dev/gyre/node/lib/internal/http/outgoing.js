// OutgoingMessage: headers and their state, common to ServerResponse and ClientRequest.

const { Stream } = require('internal/streams/legacy');
const { nodeError } = require('internal/errors');
const { getDefaultHighWaterMark } = require('internal/streams/state');
const { create: createHeaders, text: headText } = internalBinding('http_headers');
const { httpDate, validateHeaderName, validateHeaderValue } = require('internal/http/common');

const kHeaders = Symbol('kOutHeaders'); // A list of the http_headers binding; null until a header is set.
const kNeedDrain = Symbol('kNeedDrain');
const kErrored = Symbol('errored');
const kCorks = Symbol('corked');

function OutgoingMessage(options) {
  Stream.call(this);
  this.outputData = [];
  this.outputSize = 0;
  this.writable = true;
  this.destroyed = false;
  this._last = false;
  this.chunkedEncoding = false;
  this.shouldKeepAlive = true;
  this.maxRequestsOnConnectionReached = false;
  this._defaultKeepAlive = true;
  this.useChunkedEncodingByDefault = true;
  this.sendDate = false;
  this._removedConnection = false;
  this._removedContLen = false;
  this._removedTE = false;
  this.strictContentLength = false;
  this._contentLength = null;
  this._hasBody = true;
  this._trailer = '';
  this[kNeedDrain] = false;
  this.finished = false;
  this._headerSent = false;
  this._closed = false;
  this.socket = null;
  this._header = null;
  this[kHeaders] = null;
  this._keepAliveTimeout = 0;
  this._trailers = undefined;
  this._flushed = false;
  this._endCallback = undefined;
  this[kErrored] = null;
  this._highWaterMark = options?.highWaterMark ?? getDefaultHighWaterMark();
  this._rejectNonStandardBodyWrites = options?.rejectNonStandardBodyWrites ?? false;
}
Object.setPrototypeOf(OutgoingMessage.prototype, Stream.prototype);
Object.setPrototypeOf(OutgoingMessage, Stream);

const getters = {
  errored() {
    return this[kErrored];
  },
  closed() {
    return this._closed;
  },
  writableFinished() {
    return this.finished && this._flushed === true;
  },
  writableObjectMode() {
    return false;
  },
  writableLength() {
    return this.outputSize + (this.socket?.writableLength ?? 0);
  },
  writableHighWaterMark() {
    return this._highWaterMark;
  },
  writableCorked() {
    return this[kCorks] ?? 0;
  },
  writableEnded() {
    return this.finished;
  },
  writableNeedDrain() {
    return !this.destroyed && !this.finished && this[kNeedDrain];
  },
  headersSent() {
    return !!this._header;
  },
};
for (const [name, get] of Object.entries(getters)) {
  Object.defineProperty(OutgoingMessage.prototype, name, {
    __proto__: null,
    configurable: true,
    enumerable: name === 'headersSent',
    get,
  });
}
Object.defineProperty(OutgoingMessage.prototype, 'connection', {
  __proto__: null,
  configurable: true,
  get() {
    return this.socket;
  },
  set(value) {
    this.socket = value;
  },
});

OutgoingMessage.prototype.setTimeout = function setTimeout(ms, callback) {
  if (callback) this.on('timeout', callback);
  if (this.socket) this.socket.setTimeout(ms);
  else this.once('socket', (socket) => socket.setTimeout(ms));
  return this;
};

OutgoingMessage.prototype.cork = function cork() {
  this[kCorks] = (this[kCorks] ?? 0) + 1;
};

OutgoingMessage.prototype.uncork = function uncork() {
  if (this[kCorks] > 0 && --this[kCorks] === 0) this._sendParts?.();
};

OutgoingMessage.prototype.destroy = function destroy(error) {
  if (this.destroyed) return this;
  this.destroyed = true;
  this[kErrored] = error ?? null;
  if (this.socket) {
    this.socket.destroy(error);
  } else {
    process.nextTick(emitClose, this);
    this.once('socket', (socket) => socket.destroy(error));
  }
  return this;
};

function emitClose(message) {
  if (message._closed) return;
  message._closed = true;
  message.emit('close');
}

// ---- headers -------------------------------------------------------------------------------------------------------

OutgoingMessage.prototype.setHeader = function setHeader(name, value) {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'set');
  const headers = (this[kHeaders] ??= createHeaders());
  if (!headers.set(name, value)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    headers.put(name, value);
  }
  return this;
};

OutgoingMessage.prototype.setHeaders = function setHeaders(headers) {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'set');
  if (!headers || Array.isArray(headers) || typeof headers.keys !== 'function' || typeof headers.get !== 'function') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'headers', ['Headers', 'Map'], headers);
  }
  const cookies = [];
  for (const [name, value] of headers) {
    if (name === 'set-cookie') cookies.push(...[].concat(value));
    else this.setHeader(name, value);
  }
  if (cookies.length > 0) this.setHeader('set-cookie', cookies);
  return this;
};

OutgoingMessage.prototype.appendHeader = function appendHeader(name, value) {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'append');
  validateHeaderName(name);
  validateHeaderValue(name, value);
  const headers = (this[kHeaders] ??= createHeaders());
  if (headers.has(name)) headers.put(name, [].concat(headers.get(name), value));
  else headers.put(name, value);
  return this;
};

OutgoingMessage.prototype.getHeader = function getHeader(name) {
  require('internal/validators').validateString(name, 'name');
  return this[kHeaders] === null ? undefined : this[kHeaders].get(name);
};

OutgoingMessage.prototype.getHeaderNames = function getHeaderNames() {
  return this[kHeaders] === null ? [] : this[kHeaders].names();
};

OutgoingMessage.prototype.getRawHeaderNames = function getRawHeaderNames() {
  return this[kHeaders] === null ? [] : this[kHeaders].rawNames();
};

OutgoingMessage.prototype.getHeaders = function getHeaders() {
  const result = { __proto__: null };
  if (this[kHeaders] !== null) for (const name of this[kHeaders].names()) result[name] = this[kHeaders].get(name);
  return result;
};

OutgoingMessage.prototype.hasHeader = function hasHeader(name) {
  require('internal/validators').validateString(name, 'name');
  return this[kHeaders] !== null && this[kHeaders].has(name);
};

OutgoingMessage.prototype.removeHeader = function removeHeader(name) {
  require('internal/validators').validateString(name, 'name');
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'remove');
  const key = name.toLowerCase();
  if (key === 'connection') this._removedConnection = true;
  else if (key === 'content-length') this._removedContLen = true;
  else if (key === 'transfer-encoding') this._removedTE = true;
  else if (key === 'date') this.sendDate = false;
  this[kHeaders]?.remove(name);
};

OutgoingMessage.prototype.addTrailers = function addTrailers(headers) {
  this._trailers ??= [];
  const entries = Array.isArray(headers) ? headers : Object.entries(headers);
  for (const [name, value] of entries) {
    validateHeaderName(name, 'Trailer name');
    for (const one of [].concat(value)) {
      validateHeaderValue(name, one);
      this._trailers.push(name, `${one}`);
    }
  }
};

// Headers as a flat list, and what they say about the connection and the body.
class Head {
  constructor(message) {
    this.message = message;
    this.list = [];
    this.connection = false;
    this.contentLength = false;
    this.transferEncoding = false;
    this.date = false;
    this.trailer = false;
    this.expect = false;
  }

  add(name, value) {
    if (Array.isArray(value)) {
      if (name.toLowerCase() === 'cookie') {
        this.addOne(name, value.join('; '));
        return;
      }
      for (const one of value) this.addOne(name, one);
    } else {
      this.addOne(name, value);
    }
  }

  addOne(name, value) {
    const { message } = this;
    const text = `${value}`;
    this.list.push(name, text);
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === 'date') this.date = true;
        break;
      case 6:
        if (name.toLowerCase() === 'expect') this.expect = true;
        break;
      case 7:
        if (name.toLowerCase() === 'trailer') this.trailer = true;
        break;
      case 10:
        if (name.toLowerCase() === 'connection') {
          this.connection = true;
          message._removedConnection = false;
          if (/(?:^|\W)close(?:$|\W)/i.test(text)) message._last = true;
          else message.shouldKeepAlive = true;
        } else if (name.toLowerCase() === 'keep-alive') {
          message._defaultKeepAlive = false;
        }
        break;
      case 14:
        if (name.toLowerCase() === 'content-length') {
          this.contentLength = true;
          message._contentLength = +text;
          message._removedContLen = false;
        }
        break;
      case 17:
        if (name.toLowerCase() === 'transfer-encoding') {
          this.transferEncoding = true;
          message._removedTE = false;
          if (/(?:^|\W)chunked(?:$|\W)/i.test(text)) message.chunkedEncoding = true;
        }
        break;
      default:
    }
  }
}

// Completes the headers the way Node does, in its order: Date, Connection, Keep-Alive, then the body's framing.
OutgoingMessage.prototype._composeHead = function (extra) {
  const head = new Head(this);
  if (extra !== undefined) {
    for (let i = 0; i < extra.length; i += 2) {
      validateHeaderName(extra[i]);
      validateHeaderValue(extra[i], extra[i + 1]);
      head.add(extra[i], extra[i + 1]);
    }
  } else if (this[kHeaders] !== null) {
    const set = this[kHeaders].flat();
    for (let i = 0; i < set.length; i += 2) head.add(set[i], set[i + 1]);
  }
  const { list } = head;
  if (this.sendDate && !head.date) list.push('Date', httpDate());
  if (this.chunkedEncoding && (this.statusCode === 204 || this.statusCode === 304)) {
    this.chunkedEncoding = false;
    this.shouldKeepAlive = false;
  }
  this._connectionHeaders(head, list);
  if (!head.contentLength && !head.transferEncoding) {
    if (!this._hasBody) {
      this.chunkedEncoding = false;
    } else if (!this.useChunkedEncodingByDefault) {
      this._last = true;
    } else if (!head.trailer && !this._removedContLen && typeof this._contentLength === 'number') {
      list.push('Content-Length', `${this._contentLength}`);
    } else if (!this._removedTE) {
      list.push('Transfer-Encoding', 'chunked');
      this.chunkedEncoding = true;
    } else {
      // Without a length the body ends with the connection.
      this._last = true;
    }
  }
  if (this.chunkedEncoding !== true && head.trailer) throw nodeError('ERR_HTTP_TRAILER_INVALID');
  this._expectsContinue = head.expect;
  return list;
};

OutgoingMessage.prototype._connectionHeaders = function (head, list) {
  if (this._removedConnection) {
    this._last = !this.shouldKeepAlive;
    return;
  }
  if (head.connection) return;
  const keeps = this.shouldKeepAlive && (head.contentLength || this.useChunkedEncodingByDefault || this.agent);
  if (keeps && this.maxRequestsOnConnectionReached) {
    list.push('Connection', 'close');
  } else if (keeps) {
    list.push('Connection', 'keep-alive');
    if (this._keepAliveTimeout && this._defaultKeepAlive) {
      list.push(
        'Keep-Alive',
        `timeout=${Math.floor(this._keepAliveTimeout / 1000)}${this._maxRequestsPerSocket ? `, max=${this._maxRequestsPerSocket}` : ''}`,
      );
    }
  } else {
    this._last = true;
    list.push('Connection', 'close');
  }
};

// ---- body ----------------------------------------------------------------------------------------------------------

OutgoingMessage.prototype._implicitHeader = function () {
  throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', '_implicitHeader()');
};

function checkChunk(chunk) {
  if (chunk === null) throw nodeError('ERR_STREAM_NULL_VALUES');
  if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'chunk', ['string', 'Buffer', 'Uint8Array'], chunk);
  }
}

function lengthOf(chunk, encoding) {
  return typeof chunk === 'string' ? require('buffer').Buffer.byteLength(chunk, encoding) : chunk.byteLength;
}

// Checks a write; undefined when the chunk may go out.
OutgoingMessage.prototype._refuseWrite = function (chunk, callback) {
  let error;
  if (this.finished) error = nodeError('ERR_STREAM_WRITE_AFTER_END');
  else if (this.destroyed) error = nodeError('ERR_STREAM_DESTROYED', 'write');
  if (error === undefined) return false;
  process.nextTick(() => {
    if (!this.destroyed && error.code === 'ERR_STREAM_WRITE_AFTER_END') this.emit('error', error);
    callback?.(error);
  });
  return true;
};

OutgoingMessage.prototype._checkLength = function (chunk, encoding, isEnd) {
  if (!this.strictContentLength || this._contentLength === null) return;
  this._written = (this._written ?? 0) + (chunk === undefined ? 0 : lengthOf(chunk, encoding));
  if (this._written > this._contentLength || (isEnd && this._hasBody && this._written !== this._contentLength)) {
    throw nodeError('ERR_HTTP_CONTENT_LENGTH_MISMATCH', this._written, this._contentLength);
  }
};

OutgoingMessage.prototype.flushHeaders = function flushHeaders() {
  if (!this._header) this._implicitHeader();
};

OutgoingMessage.prototype.pipe = function pipe() {
  this.emit('error', nodeError('ERR_STREAM_CANNOT_PIPE'));
};

module.exports = { OutgoingMessage, checkChunk, headText, kHeaders, kNeedDrain, lengthOf };
