// Http2ServerRequest. https://nodejs.org/api/http2.html#class-http2http2serverrequest

const { Readable } = require('internal/streams/readable');
const { nodeError } = require('internal/errors');
const { kRequest } = require('internal/http2/common');
const { socketOfStream } = require('internal/http2/stream_socket');
const { validateString } = require('internal/validators');

const kState = Symbol('state');
const kStream = Symbol('stream');
const kHeaders = Symbol('headers');
const kRawHeaders = Symbol('rawHeaders');
const kTrailers = Symbol('trailers');
const kRawTrailers = Symbol('rawTrailers');
const kAborted = Symbol('aborted');
const { fieldOf } = internalBinding('http2');

const streamOptions = { autoDestroy: false };

function makeState(isClosed) {
  return { closed: isClosed, didRead: isClosed };
}

// Has the request follow its stream.
function listen(stream, request) {
  stream[kRequest] = request;
  stream.on('trailers', onTrailers);
  stream.on('end', onEnd);
  stream.on('error', onError);
  stream.on('aborted', onAborted);
  stream.on('close', onClose);
  stream.on('timeout', onTimeout);
}

// The listeners that a request has from the start.
function makeListeners() {
  return { __proto__: null, pause: onPause, resume: onResume };
}

class Http2ServerRequest extends Readable {
  constructor(stream, headers, options, rawHeaders) {
    super(options === undefined ? streamOptions : { ...streamOptions, ...options });
    this[kState] = makeState(false);
    this[kHeaders] = headers;
    this[kRawHeaders] = rawHeaders;
    this[kTrailers] = {};
    this[kRawTrailers] = [];
    this[kStream] = stream;
    this[kAborted] = false;
    listen(stream, this);
    this.on('pause', onPause);
    this.on('resume', onResume);
  }

  get aborted() {
    return this[kAborted];
  }

  get complete() {
    return this[kAborted] || this.readableEnded || this[kState].closed || this[kStream].destroyed;
  }

  get stream() {
    return this[kStream];
  }

  get headers() {
    return this[kHeaders];
  }

  get rawHeaders() {
    return this[kRawHeaders];
  }

  get trailers() {
    return this[kTrailers];
  }

  get rawTrailers() {
    return this[kRawTrailers];
  }

  get httpVersionMajor() {
    return 2;
  }

  get httpVersionMinor() {
    return 0;
  }

  get httpVersion() {
    return '2.0';
  }

  get socket() {
    return socketOfStream(this[kStream]);
  }

  get connection() {
    return this.socket;
  }

  _read() {
    const state = this[kState];
    const stream = this[kStream];
    if (state.didRead) {
      process.nextTick(() => stream.resume());
    } else {
      state.didRead = true;
      stream.on('data', onData);
    }
  }

  get method() {
    return fieldOf(this, ':method') ?? this[kHeaders][':method'];
  }

  set method(method) {
    validateString(method, 'method');
    if (method.trim() === '') throw nodeError('ERR_INVALID_ARG_VALUE', 'method', method);
    this[kHeaders][':method'] = method;
  }

  get authority() {
    return this[kHeaders][':authority'] ?? this[kHeaders].host;
  }

  get scheme() {
    return this[kHeaders][':scheme'];
  }

  get url() {
    return fieldOf(this, ':path') ?? this[kHeaders][':path'];
  }

  set url(url) {
    this[kHeaders][':path'] = url;
  }

  setTimeout(milliseconds, callback) {
    if (!this[kState].closed) this[kStream].setTimeout(milliseconds, callback);
    return this;
  }
}

function onData(chunk) {
  const request = this[kRequest];
  if (request !== undefined && !request.push(chunk)) this.pause();
}

function onTrailers(trailers, flags, raw) {
  const request = this[kRequest];
  if (request === undefined) return;
  Object.assign(request[kTrailers], trailers);
  request[kRawTrailers].push(...raw);
}

function onEnd() {
  this[kRequest]?.push(null);
}

// As in Node, errors of the stream are not those of the request.
function onError() {}

function onAborted() {
  const request = this[kRequest];
  if (request === undefined || request[kState].closed) return;
  request[kAborted] = true;
  request.emit('aborted');
}

function onClose() {
  const request = this[kRequest];
  if (request === undefined) return;
  request[kState].closed = true;
  request.push(null);
  // Unread data is dropped, as in node:http.
  if (!request[kState].didRead && !request._readableState.resumeScheduled) request.resume();
  this[kRequest] = undefined;
  request.emit('close');
}

function onTimeout() {
  this[kRequest]?.emit('timeout');
}

function onPause() {
  this[kStream].pause();
}

function onResume() {
  this[kStream].resume();
}

module.exports = {
  Http2ServerRequest,
  listen,
  makeListeners,
  makeState,
  streamOptions,
  symbols: {
    state: kState,
    headers: kHeaders,
    rawHeaders: kRawHeaders,
    trailers: kTrailers,
    rawTrailers: kRawTrailers,
    stream: kStream,
  },
};
