// OutgoingMessage: headers and their state, common to ServerResponse and ClientRequest.

const { Stream } = require('internal/streams/legacy');
const { nodeError } = require('internal/errors');
const { getDefaultHighWaterMark } = require('internal/streams/state');
const { create: createHeaders } = internalBinding('http_headers');
const { isHeaderValue, validateHeaderName } = require('internal/http/common');
const { checkValue, composeHead } = require('internal/http/head');

const kHeaders = Symbol('kOutHeaders'); // A list of the http_headers binding; null until a header is set.
const kNeedDrain = Symbol('kNeedDrain');
const kErrored = Symbol('errored');
const kCorks = Symbol('corked');
const kKeptCallbacks = Symbol('kChunkedCallbacks'); // Those of parts that were written while corked, which the output keeps.
const kWriteAtOnce = Symbol('kWriteAtOnce'); // Writes a part if that can be done without the rest of this file: whether there is room for more, or undefined.
const kBytesWritten = Symbol('kBytesWritten');
const kOutput = Symbol('kOutput');
const kHeadKept = Symbol('kHeadKept'); // Whether the head waits for a connection that is gone.

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
  this[kOutput] = undefined;
  this[kCorks] = 0;
  this[kKeptCallbacks] = undefined;
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
    return this.outputSize + (this[kOutput]?.keptBytes ?? 0) + (this.socket?.writableLength ?? 0);
  },
  writableHighWaterMark() {
    return this._highWaterMark;
  },
  writableCorked() {
    return this[kCorks];
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

OutgoingMessage.prototype.destroy = function destroy(error) {
  if (this.destroyed) return this;
  this.destroyed = true;
  this[kErrored] = error ?? null;
  if (this[kOutput]?.keptBytes > 0) writeKept(this);
  if (this.socket) this.socket.destroy(error);
  else process.nextTick(emitClose, this);
  return this;
};

OutgoingMessage.prototype[Symbol.for('nodejs.rejection')] = function (error) {
  this.destroy(error);
};

function emitClose(message) {
  if (message._closed) return;
  message._closed = true;
  message.emit('close');
}

// ---- headers -------------------------------------------------------------------------------------------------------

OutgoingMessage.prototype.setHeader = function setHeader(name, value) {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'set');
  const headers = this[kHeaders] ?? createHeaders();
  if (!headers.set(name, value)) {
    validateHeaderName(name);
    checkValue(this, name, value);
    headers.put(name, value);
  }
  this[kHeaders] = headers;
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
  checkValue(this, name, value);
  const headers = this[kHeaders];
  if (headers === null || !headers.has(name)) return this.setHeader(name, value);
  const existing = headers.get(name);
  // As in Node, an array that the program gave grows.
  if (Array.isArray(existing)) existing.push(...[].concat(value));
  else headers.update(name, [existing].concat(value));
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
  this._trailer = '';
  const entries = Array.isArray(headers) ? headers : Object.entries(headers);
  for (const [name, value] of entries) {
    validateHeaderName(name, 'Trailer name');
    const values = !Array.isArray(value) ? [value] : value.length > 1 ? value : [value.join('; ')];
    for (const one of values) {
      if (!isHeaderValue(one, this)) throw nodeError('ERR_INVALID_CHAR', 'trailer content', name);
      this._trailer += `${name}: ${one}\r\n`;
    }
  }
};

// Composes the head. `headers` are those that setHeader() has not seen, if any.
OutgoingMessage.prototype._storeHeader = function _storeHeader(firstLine, headers) {
  const [text, expectsContinue] = composeHead(this, firstLine, headers, this[kHeaders]);
  this._header = text;
  this._headerSent = false;
  if (expectsContinue) this.flushHeaders();
};

// ---- body ----------------------------------------------------------------------------------------------------------

OutgoingMessage.prototype._implicitHeader = function () {
  throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', '_implicitHeader()');
};

// What takes the bytes of a message: the exchange of a server's connection, or a socket.
function outputOf(message) {
  return (message[kOutput] ??= new (require('internal/http/socket_output').SocketOutput)(message));
}

function lengthOf(chunk, encoding) {
  return typeof chunk === 'string' ? require('buffer').Buffer.byteLength(chunk, encoding) : chunk.byteLength;
}

// The head goes out with the first bytes that follow it. As in Node its text is UTF-8 where the text that it is joined with is.
function sendHead(message, data, encoding) {
  if (message._headerSent || message._header === null) return;
  message._headerSent = true;
  const output = outputOf(message);
  const isUtf8 = typeof data === 'string' && (!encoding || encoding === 'utf8');
  message[kHeadKept] = !isUtf8 && output.isOver && !(typeof data === 'string' && encoding === 'latin1');
  output.writeHead(message._header, isUtf8);
}

OutgoingMessage.prototype._renderHeaders = function _renderHeaders() {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'render');
  const headers = {};
  for (const name of this.getRawHeaderNames()) headers[name] = this.getHeader(name);
  return headers;
};

// Bytes after the head, which goes out if it has not.
OutgoingMessage.prototype._send = function _send(data, encoding, callback) {
  sendHead(this, data, encoding);
  return this._writeRaw(data, encoding, callback);
};

// Bytes as they are.
OutgoingMessage.prototype._writeRaw = function _writeRaw(data, encoding, callback) {
  if (typeof encoding === 'function') {
    callback = encoding;
    encoding = null;
  }
  const { Buffer } = require('buffer');
  const bytes = typeof data === 'string' ? Buffer.from(data, encoding || 'utf8') : data;
  return outputOf(this).send(Buffer.prototype.latin1Slice.call(bytes, 0, bytes.length), callback);
};

OutgoingMessage.prototype.flushHeaders = function flushHeaders() {
  if (!this._header) this._implicitHeader();
  sendHead(this, '');
  const output = outputOf(this);
  output.flush();
  if (output.held) updateHeldSize(this);
};

OutgoingMessage.prototype.write = function write(chunk, encoding, callback) {
  if (typeof encoding === 'function') {
    callback = encoding;
    encoding = null;
  }
  const flowing = this[kWriteAtOnce]?.(chunk, encoding, callback) ?? writePart(this, chunk, encoding, callback);
  if (!flowing) this[kNeedDrain] = true;
  return flowing;
};

function writePart(message, chunk, encoding, callback) {
  if (!admitPart(message, chunk, encoding, callback, false)) return false;
  if (!message._hasBody) {
    process.nextTick(typeof callback === 'function' ? callback : nothing);
    return true;
  }
  const canonical = canonicalEncoding(encoding);
  if (message.chunkedEncoding && canonical === undefined && typeof chunk === 'string')
    throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
  const output = outputOf(message);
  if (output.canCork) {
    message.cork();
    process.nextTick(uncorkAfterTick, message);
  }
  const isChunk = message.chunkedEncoding && chunk.length !== 0;
  if (message.chunkedEncoding && message[kCorks] && (isChunk || output.keptBytes > 0))
    return keepPart(message, chunk, encoding, callback);
  if (isChunk) sendHead(message, '', 'latin1');
  else sendHead(message, chunk, encoding);
  if (canonical === undefined && !output.isOver) throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
  const flowing = output.write(chunk, canonical, typeof callback === 'function' ? callback : undefined, isChunk);
  return output.held ? updateHeldSize(message) && flowing : flowing;
}

function nothing() {}

// What is written in a tick goes out together.
function uncorkAfterTick(message) {
  if (message[kCorks]) message.uncork();
}

// Checks a part of the body and composes the head if there is none. False if it is not to be written.
function admitPart(message, chunk, encoding, callback, isLast) {
  if (chunk === null) throw nodeError('ERR_STREAM_NULL_VALUES');
  if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'chunk', ['string', 'Buffer', 'Uint8Array'], chunk);
  if (message.finished || message.destroyed) {
    refusePart(message, callback);
    return false;
  }
  if (message.strictContentLength) countPart(message, lengthOf(chunk, encoding), isLast);
  if (!message._header) {
    if (isLast) message._contentLength = lengthOf(chunk, encoding);
    message._implicitHeader();
  }
  if (!message._hasBody && message._rejectNonStandardBodyWrites) throw nodeError('ERR_HTTP_BODY_NOT_ALLOWED');
  return true;
}

function refusePart(message, callback) {
  const isDestroyed = message.destroyed;
  const error = message.finished ? nodeError('ERR_STREAM_WRITE_AFTER_END') : nodeError('ERR_STREAM_DESTROYED', 'write');
  process.nextTick(() => {
    if (typeof callback === 'function') callback(error);
    if (!isDestroyed && !message.destroyed) message.emit('error', error);
  });
}

function isLengthStrict(message) {
  return (
    message.strictContentLength &&
    message._contentLength !== null &&
    message._contentLength !== undefined &&
    message._hasBody &&
    !message._removedContLen &&
    !message.chunkedEncoding &&
    !message.hasHeader('transfer-encoding')
  );
}

function countPart(message, length, isLast) {
  const written = (message[kBytesWritten] ?? 0) + length;
  const most = message._contentLength;
  if (isLengthStrict(message) && (isLast ? written !== most : written > most))
    throw nodeError('ERR_HTTP_CONTENT_LENGTH_MISMATCH', written, most);
  message[kBytesWritten] = written;
}

function checkEncoding(message, encoding) {
  if (canonicalEncoding(encoding) === undefined && !outputOf(message).isOver)
    throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
}

// The output's name of an encoding; undefined if there is no such encoding.
function canonicalEncoding(encoding) {
  return encoding ? require('internal/util').normalizeEncoding(encoding) : 'utf8';
}

// Corked parts become one chunk.
function keepPart(message, chunk, encoding, callback) {
  const { Buffer } = require('buffer');
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding || 'utf8') : chunk;
  const output = outputOf(message);
  output.keep(bytes);
  if (typeof callback === 'function') (message[kKeptCallbacks] ??= []).push(callback);
  return output.keptBytes + message.outputSize < message._highWaterMark;
}

function writeKept(message) {
  const callbacks = message[kKeptCallbacks];
  message[kKeptCallbacks] = undefined;
  const output = outputOf(message);
  if (message.destroyed || output.isOver) {
    output.dropKept();
    const error = message[kErrored] ?? message.socket?.errored ?? nodeError('ERR_STREAM_DESTROYED', 'write');
    if (callbacks !== undefined) for (const callback of callbacks) process.nextTick(callback, error);
    return;
  }
  const callback = callbacks === undefined ? undefined : (error) => callbacks.forEach((one) => one(error));
  sendHead(message, '', 'latin1');
  output.writeKept(callback);
}

OutgoingMessage.prototype.cork = function cork() {
  this[kCorks]++;
  outputOf(this).cork();
};

OutgoingMessage.prototype.uncork = function uncork() {
  this[kCorks]--;
  const output = outputOf(this);
  const hasKept = !this[kCorks] && output.keptBytes > 0;
  if (hasKept) writeKept(this);
  output.uncork();
  if (hasKept && this[kNeedDrain] && output.isFlushed) {
    this[kNeedDrain] = false;
    this.emit('drain');
  }
};

OutgoingMessage.prototype.end = function end(chunk, encoding, callback) {
  if (typeof chunk === 'function') {
    callback = chunk;
    chunk = null;
    encoding = null;
  } else if (typeof encoding === 'function') {
    callback = encoding;
    encoding = null;
  }
  if (typeof callback !== 'function') callback = undefined;
  if (chunk) {
    if (this.finished) {
      refusePart(this, callback);
      return this;
    }
    outputOf(this).cork();
    if (admitPart(this, chunk, encoding, undefined, true) && this._hasBody) checkEncoding(this, encoding);
  } else if (this.finished) {
    if (callback) addEndCallback(this, callback);
    return this;
  } else if (!this._header) {
    outputOf(this).cork();
    this._contentLength = 0;
    this._implicitHeader();
  }
  if (callback) addEndCallback(this, callback);
  if (isLengthStrict(this) && (this[kBytesWritten] ?? 0) !== this._contentLength)
    throw nodeError('ERR_HTTP_CONTENT_LENGTH_MISMATCH', this[kBytesWritten] ?? 0, this._contentLength);
  endOutput(this, chunk || undefined, encoding);
  return this;
};

function endOutput(message, given, encoding) {
  let chunk = message._hasBody && !message.destroyed ? given : undefined;
  const isChunk = message.chunkedEncoding && message._hasBody;
  if (isChunk && chunk !== undefined && chunk.length > 0 && message[kCorks]) {
    keepPart(message, chunk, encoding);
    chunk = undefined;
  }
  const output = outputOf(message);
  if (output.keptBytes > 0) writeKept(message);
  message[kCorks] = 0;
  message.finished = true;
  const hasNothing = message._headerSent && !message[kHeadKept] && given === undefined && !isChunk;
  // As in Node, who has nothing to write is finished even if the connection is gone.
  if (hasNothing && output.isOver && !output.isWriting) process.nextTick(() => message._outputFlushed());
  if (message.destroyed && !output.held) {
    if (!message[kHeadKept] && message.outputSize === 0 && message.socket?._httpMessage === message) message._finish();
    return;
  }
  if (isChunk || chunk === undefined) sendHead(message, '', 'latin1');
  else sendHead(message, chunk, encoding);
  // As in Node, a response that was destroyed before its turn ends without data, and may have no head.
  if (!message._header) output.writeHead('', false);
  const canonical = chunk === undefined ? undefined : canonicalEncoding(encoding);
  output.end(chunk, canonical, isChunk ? `0\r\n${message._trailer}\r\n` : undefined, !message._last);
  if (output.held) updateHeldSize(message);
  else if (!message[kHeadKept]) message._finish();
}

OutgoingMessage.prototype._finish = function _finish() {
  this.emit('prefinish');
};

function addEndCallback(message, callback) {
  const first = message._endCallback;
  if (message._flushed) callback(nodeError('ERR_STREAM_ALREADY_FINISHED', 'end'));
  else if (first === undefined) message._endCallback = callback;
  else
    message._endCallback = (error) => {
      first(error);
      callback(error);
    };
}

// All that the message wrote has gone out, or has not because of an error. Returns whether the message is finished.
function takeFlushed(message, failure) {
  const { _endCallback: callback } = message;
  const error = failure ?? message[kErrored];
  message._flushed = error === null;
  message._endCallback = undefined;
  callback?.(error);
  return error === null;
}

OutgoingMessage.prototype._outputFlushed = function (error) {
  if (takeFlushed(this, error)) this.emit('finish');
};

// The message has got its socket.
OutgoingMessage.prototype._flush = function _flush() {
  const flowing = this[kOutput]?.takeSocket?.(this.socket);
  this.outputSize = 0;
  if (this.finished) {
    this._finish();
  } else if (this[kNeedDrain] && flowing !== false) {
    this[kNeedDrain] = false;
    this.emit('drain');
  }
};

// Counts what is written before the message has a socket or its turn; false when that has reached the high-water mark.
function updateHeldSize(message) {
  message.outputSize = message[kOutput].heldBytes;
  return message.outputSize < message._highWaterMark;
}

OutgoingMessage.prototype.pipe = function pipe() {
  this.emit('error', nodeError('ERR_STREAM_CANNOT_PIPE'));
};

module.exports = {
  OutgoingMessage,
  kCorks,
  kHeaders,
  kKeptCallbacks,
  kNeedDrain,
  kOutput,
  kWriteAtOnce,
  outputOf,
  takeFlushed,
  uncorkAfterTick,
};
