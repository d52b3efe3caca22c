// IncomingMessage: a request at a server, a response at a client.

const { Readable, ReadableState } = require('internal/streams/readable');

const kRawHeaders = Symbol('kRawHeaders');
const kHeaders = Symbol('kHeaders');
const kHeadersDistinct = Symbol('kHeadersDistinct');
const kTrailers = Symbol('kTrailers');
const kTrailersDistinct = Symbol('kTrailersDistinct');
const kAbortController = Symbol('kAbortController');
const kDetach = Symbol('kDetach'); // Stops listening to the socket.
const kOver = Symbol('kOver');

function IncomingMessage(socket) {
  Readable.call(this, { autoDestroy: true, emitClose: true, highWaterMark: socket?.readableHighWaterMark });
  this._readableState.readingMore = true;
  this.socket = socket;
  this.httpVersionMajor = null;
  this.httpVersionMinor = null;
  this.httpVersion = null;
  this.complete = false;
  this[kHeaders] = null;
  this[kRawHeaders] = null;
  this[kTrailers] = null;
  this.rawTrailers = [];
  this.joinDuplicateHeaders = false;
  this.aborted = false;
  this.upgrade = null;
  this.url = '';
  this.method = null;
  this.statusCode = null;
  this.statusMessage = null;
  this.client = socket;
  this._consuming = false;
  this._dumped = false;
  this._exchange = undefined;
}
Object.setPrototypeOf(IncomingMessage.prototype, Readable.prototype);
Object.setPrototypeOf(IncomingMessage, Readable);

const onlyFirst = new Set([
  'age',
  'authorization',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'from',
  'host',
  'if-modified-since',
  'if-unmodified-since',
  'last-modified',
  'location',
  'max-forwards',
  'proxy-authorization',
  'referer',
  'retry-after',
  'server',
  'user-agent',
]);

// How repeated headers combine: arrays (set-cookie), '; ' (cookie), the first alone, or ', '.
function addHeader(target, name, value, joinDuplicates) {
  const key = name.toLowerCase();
  if (key === 'set-cookie') {
    if (target[key] === undefined) target[key] = [value];
    else target[key].push(value);
  } else if (target[key] === undefined) {
    target[key] = value;
  } else if (key === 'cookie') {
    target[key] += `; ${value}`;
  } else if (joinDuplicates || !onlyFirst.has(key)) {
    target[key] += `, ${value}`;
  }
}

function collect(raw, joinDuplicates) {
  const headers = {};
  for (let i = 0; i < raw.length; i += 2) addHeader(headers, raw[i], raw[i + 1], joinDuplicates);
  return headers;
}

function collectDistinct(raw) {
  const headers = { __proto__: null };
  for (let i = 0; i < raw.length; i += 2) (headers[raw[i].toLowerCase()] ??= []).push(raw[i + 1]);
  return headers;
}

// A map of headers that is built when first read.
function lazily(name, key, build) {
  Object.defineProperty(IncomingMessage.prototype, name, {
    __proto__: null,
    configurable: true,
    get() {
      this[key] ??= build(this);
      return this[key];
    },
    set(value) {
      this[key] = value;
    },
  });
}

lazily('rawHeaders', kRawHeaders, (message) => message._exchange?.rawHeaders ?? []);
lazily('headers', kHeaders, (message) => collect(message.rawHeaders, message.joinDuplicateHeaders));
lazily('headersDistinct', kHeadersDistinct, (message) => collectDistinct(message.rawHeaders));
lazily('trailers', kTrailers, (message) => collect(message.rawTrailers, message.joinDuplicateHeaders));
lazily('trailersDistinct', kTrailersDistinct, (message) => collectDistinct(message.rawTrailers));

Object.defineProperty(IncomingMessage.prototype, 'connection', {
  __proto__: null,
  configurable: true,
  get() {
    return this.socket;
  },
  set(value) {
    this.socket = value;
  },
});

// A signal that is aborted when the connection closes before the exchange is over. https://nodejs.org/api/http.html#messagesignal
Object.defineProperty(IncomingMessage.prototype, 'signal', {
  __proto__: null,
  configurable: true,
  get() {
    if (this[kAbortController] === undefined) {
      this[kAbortController] = new (require('internal/abort_controller').AbortController)();
      if (this.destroyed && (!this.readableEnded || !this.complete)) abort(this);
      else if (!this[kOver]) abortWithSocket(this, this.socket);
    }
    return this[kAbortController].signal;
  },
});

function abortWithSocket(message, socket) {
  if (!socket) return;
  if (socket.destroyed) {
    abort(message);
    return;
  }
  const listener = () => {
    if (!message._exchange?.isAnswered) abort(message);
  };
  message[kDetach] = () => socket.removeListener('close', listener);
  socket.once('close', listener);
}

function abort(message) {
  message._exchangeOver();
  message[kAbortController]?.abort();
}

// From now on the connection's end does not concern the message.
IncomingMessage.prototype._exchangeOver = function () {
  this[kOver] = true;
  this[kDetach]?.();
  this[kDetach] = undefined;
};

IncomingMessage.prototype.setTimeout = function setTimeout(ms, callback) {
  if (callback) this.on('timeout', callback);
  this.socket.setTimeout(ms);
  return this;
};

// The source of the body: an object with resume() and pause() (a binding exchange, or a client's socket).
IncomingMessage.prototype._read = function () {
  if (!this._consuming) {
    this._readableState.readingMore = false;
    this._consuming = true;
  }
  this._exchange?.resume();
};

IncomingMessage.prototype._takeData = function (bytes) {
  if (this._dumped) return;
  // The bytes are only lent: keep a copy.
  if (!this.push(require('buffer').Buffer.from(new Uint8Array(bytes)))) this._exchange?.pause();
};

IncomingMessage.prototype._takeEnd = function (rawTrailers) {
  if (this.complete) return;
  this.complete = true;
  if (rawTrailers && rawTrailers.length > 0) this.rawTrailers = rawTrailers;
  if (!this.readableEnded && !this._readableState.ended) this.push(null);
};

IncomingMessage.prototype._destroy = function (error, callback) {
  if (!this.readableEnded || !this.complete) {
    this.aborted = true;
    this.emit('aborted');
    abort(this);
  }
  // A message that is given up takes its connection along, unless that is already done with it, as a client's is with a complete response.
  const holds = !this.complete || this.statusCode === null;
  // The socket is read last: that of a server's request is made at its first read.
  if (this.aborted && holds && this.socket && !this.socket.destroyed) {
    const { eos } = require('internal/streams/end_of_stream');
    this.socket.destroy(error);
    const stop = eos(this.socket, (failure) => {
      stop();
      const cause = failure?.code === 'ERR_STREAM_PREMATURE_CLOSE' ? null : failure;
      process.nextTick(callDestroyed, this, cause || error, callback);
    });
  } else if (!this.aborted && (error === null || error === undefined)) {
    callback();
  } else {
    process.nextTick(callDestroyed, this, error, callback);
  }
};

function callDestroyed(message, error, callback) {
  callback(message.listenerCount('error') === 0 ? null : error);
}

// Reads and drops what is left, so that the connection can go on.
IncomingMessage.prototype._dump = function () {
  if (this._dumped) return;
  this._dumped = true;
  this._exchange?.dump?.();
  this.removeAllListeners('data'); // What is buffered is not delivered either.
  if (this.complete && !this.destroyed && this.readableLength === 0)
    this.read(0); // There is nothing to drop: the message ends.
  else this.resume();
};

// Takes the first `count` of names and values in turn as the fields of the head, or those of the trailers once the message is complete.
IncomingMessage.prototype._addHeaderLines = function (fields, count) {
  if (!fields?.length) return;
  let target;
  if (this.complete) {
    this.rawTrailers = fields;
    target = this[kTrailers];
  } else {
    this[kRawHeaders] = fields;
    target = this[kHeaders];
  }
  if (target) for (let i = 0; i < count; i += 2) this._addHeaderLine(fields[i], fields[i + 1], target);
};

IncomingMessage.prototype._addHeaderLineDistinct = function (name, value, target) {
  (target[name.toLowerCase()] ??= []).push(value);
};

IncomingMessage.prototype._addHeaderLine = function (name, value, target) {
  addHeader(target, name, value, this.joinDuplicateHeaders);
};

// The readable state of a server's request without a body that is looked at for the first time; the flags say what has happened so far.
function makeState(highWaterMark, req, ended, over) {
  const state = new ReadableState({ highWaterMark }, req, false);
  state.readingMore = true;
  state.ended = state.endUnseen = ended;
  if (over) state.endEmitted = state.destroyed = state.closed = state.closeEmitted = true;
  return state;
}

module.exports = { IncomingMessage, collect, collectDistinct, makeState };
