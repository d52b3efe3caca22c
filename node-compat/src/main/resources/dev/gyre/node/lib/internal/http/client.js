// ClientRequest: a request that this program sends, and the reading of its response.

const { nodeError, AbortError } = require('internal/errors');
const { Buffer } = require('buffer');
const { lenientFlags, maxHeaderSize, takeValidation, token } = require('internal/http/common');
const { IncomingMessage, collect, collectDistinct } = require('internal/http/incoming');
const { OutgoingMessage, kNeedDrain, takeFlushed } = require('internal/http/outgoing');
const { validateFunction, validateInteger, validateString } = require('internal/validators');
const diagnostics = require('internal/diagnostics');

const { kUnpublished } = diagnostics;
const kError = Symbol('kError');
const kPath = Symbol('kPath');
const badPath = /[^\u0021-\u00ff]/;
// An option of fetch's: the request has no body, whatever its method is.
const kNoBody = Symbol('no body');
const bodyless = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']);
const { close: closeSource, source } = internalBinding('async_hooks');

function connResetException(message = 'socket hang up') {
  const error = new Error(message);
  error.code = 'ECONNRESET';
  return error;
}

// request(url, options, callback) with each of the first two left out at will: [options, callback].
function normalize(input, options, callback) {
  const { isURL, URL, urlToHttpOptions } = require('internal/url');
  if (typeof input === 'string') {
    input = urlToHttpOptions(new URL(input));
  } else if (isURL(input)) {
    input = urlToHttpOptions(input);
  } else {
    callback = options;
    options = input;
    input = null;
  }
  if (typeof options === 'function') {
    callback = options;
    options = input || {};
  } else {
    options = Object.assign(input || {}, options);
  }
  return [options, callback];
}

function chooseAgent(request, options) {
  const { Agent, globalAgent } = require('internal/http/agent');
  const { agent } = options;
  if (agent === false) return new (options._defaultAgent?.constructor ?? Agent)();
  if (agent === null || agent === undefined)
    return typeof options.createConnection === 'function' ? undefined : options._defaultAgent || globalAgent;
  if (typeof agent.addRequest !== 'function') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options.agent', ['Agent-like Object', 'undefined', 'false'], agent);
  }
  return agent;
}

function ClientRequest(input, options, callback) {
  if (!(this instanceof ClientRequest)) return new ClientRequest(input, options, callback);
  OutgoingMessage.call(this);
  [options, callback] = normalize(input, options, callback);
  this.agent = chooseAgent(this, options);
  const protocol = options.protocol || (this.agent?.protocol ?? 'http:');
  const expected = this.agent?.protocol ?? 'http:';
  if (options.path) checkPath(`${options.path}`);
  if (protocol !== expected) throw nodeError('ERR_INVALID_PROTOCOL', protocol, expected);
  const defaultPort = options.defaultPort || this.agent?.defaultPort;
  const port = options.port || defaultPort || 80;
  const host = hostOf(options.hostname, 'hostname') || hostOf(options.host, 'host') || 'localhost';
  this.socketPath = options.socketPath;
  if (options.timeout !== undefined) {
    validateInteger(options.timeout, 'timeout', 0);
    this.timeout = options.timeout;
  }
  this.method = methodOf(options.method);
  this.maxHeaderSize = options.maxHeaderSize;
  takeValidation(this, options);
  this.joinDuplicateHeaders = options.joinDuplicateHeaders;
  this[kPath] = options.path || '/';
  this.host = host;
  this.protocol = protocol;
  this.res = null;
  this.aborted = false;
  this.timeoutCb = null;
  this.upgradeOrConnect = false;
  this.parser = null;
  this.maxHeadersCount = null;
  this.reusedSocket = false;
  this._errorTold = false;
  this._ended = false;
  this[kError] = null;
  if (callback) {
    validateFunction(callback, 'callback');
    this.once('response', callback);
  }
  this.useChunkedEncodingByDefault = !options[kNoBody] && !bodyless.has(this.method);
  this.shouldKeepAlive = Boolean(this.agent && (this.agent.keepAlive || Number.isFinite(this.agent.maxSockets)));
  setRequestHeaders(this, options, host, port, defaultPort);
  if (options.signal) abortWith(this, options.signal);
  const connection = { ...options, host, port };
  delete connection.signal; // The request destroys its connection itself.
  if (options[kUnpublished]) this[kUnpublished] = true;
  connect(this, connection);
  if (isPublished(this)) diagnostics.publish('http.client.request.created', { request: this });
}
Object.setPrototypeOf(ClientRequest.prototype, OutgoingMessage.prototype);
Object.setPrototypeOf(ClientRequest, OutgoingMessage);

// Whether anything may hear of the request.
function isPublished(request) {
  return diagnostics.isWatched && request[kUnpublished] !== true;
}

function checkPath(path) {
  if (badPath.test(path)) throw nodeError('ERR_UNESCAPED_CHARACTERS', 'Request path');
}

// A path that is set later is checked too.
Object.defineProperty(ClientRequest.prototype, 'path', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    return this[kPath];
  },
  set(value) {
    const path = `${value}`;
    checkPath(path);
    this[kPath] = path;
  },
});

function hostOf(value, name) {
  if (value !== null && value !== undefined && typeof value !== 'string') {
    throw nodeError('ERR_INVALID_ARG_TYPE', `options.${name}`, ['string', 'undefined', 'null'], value);
  }
  return value;
}

function methodOf(method) {
  if (method === undefined || method === null) return 'GET';
  validateString(method, 'options.method');
  if (method !== '' && !token.test(method)) throw nodeError('ERR_INVALID_HTTP_TOKEN', 'Method', method);
  return method.toUpperCase() || 'GET';
}

function setRequestHeaders(request, options, host, port, defaultPort) {
  const { headers } = options;
  const redirect = (userHost) => {
    if (!request.agent?.options?.proxyEnv) return;
    require('internal/http/proxy').redirectRequest(request, options, { host, port, userHost });
  };
  const setsDefaults = options.setDefaultHeaders !== false;
  if (!setsDefaults) {
    request._removedConnection = true;
    request._removedContLen = true;
    request._removedTE = true;
  }
  // Headers in an array are all that is sent.
  if (Array.isArray(headers)) {
    redirect();
    request._storeHeader(firstLineOf(request), headers);
    return;
  }
  if (headers) for (const name of Object.keys(headers)) request.setHeader(name, headers[name]);
  const userHost = request.getHeader('host');
  const setsHost = options.setHost !== undefined ? Boolean(options.setHost) : setsDefaults;
  if (setsHost && !request.getHeader('host')) {
    // An IPv6 address has two colons at least.
    const literal = /^[^[].*:.*:|^:.*:/.test(host) ? `[${host}]` : host;
    request.setHeader('Host', port && +port !== defaultPort ? `${literal}:${port}` : literal);
  }
  if (options.auth && !request.getHeader('authorization'))
    request.setHeader('Authorization', `Basic ${Buffer.from(options.auth).toString('base64')}`);
  redirect(userHost);
  if (request.getHeader('expect')) {
    if (request._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'render');
    request._storeHeader(firstLineOf(request));
  }
}

function firstLineOf({ method, path }) {
  return `${method} ${path} HTTP/1.1\r\n`;
}

function abortWith(request, signal) {
  const abort = () => request.destroy(new AbortError(undefined, { cause: signal.reason }));
  if (signal.aborted) process.nextTick(abort);
  else {
    signal.addEventListener('abort', abort, { once: true });
    request.once('close', () => signal.removeEventListener('abort', abort));
  }
}

function connect(request, options) {
  if (request.agent) {
    request.agent.addRequest(request, options);
    return;
  }
  request._last = true;
  request.shouldKeepAlive = false;
  delete options.path;
  if (options.socketPath) options.path = options.socketPath;
  if (typeof options.createConnection !== 'function') {
    request.onSocket(require('net').connect(options));
    return;
  }
  let isMade = false;
  const made = (error, socket) => {
    if (isMade) return;
    isMade = true;
    if (error) process.nextTick(fail, request, error);
    else request.onSocket(socket);
  };
  try {
    const socket = options.createConnection(options, made);
    if (socket) made(null, socket);
  } catch (error) {
    made(error);
  }
}

ClientRequest.prototype._implicitHeader = function () {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'render');
  this._storeHeader(firstLineOf(this));
};

ClientRequest.prototype._finish = function _finish() {
  OutgoingMessage.prototype._finish.call(this);
  if (isPublished(this)) require('internal/http/channels').clientRequest(this);
};

ClientRequest.prototype._outputFlushed = function (error) {
  if (this._flushed || this.destroyed || !takeFlushed(this, error)) return;
  this.emit('finish');
  finishExchange(this);
};

// ---- the socket ----------------------------------------------------------------------------------------------------

ClientRequest.prototype.onSocket = function onSocket(socket, error) {
  process.nextTick(takeSocket, this, socket, error);
};

function takeSocket(request, socket, error) {
  if (!request.destroyed && !error) {
    attach(request, socket);
    return;
  }
  if (socket) {
    if (!error && request.agent && !socket.destroyed) {
      socket.emit('free');
    } else {
      const { eos } = require('internal/streams/end_of_stream');
      eos(socket.destroy(error || request[kError]), (failure) => {
        giveUp(request, (failure?.code === 'ERR_STREAM_PREMATURE_CLOSE' ? null : failure) || error);
      });
      return;
    }
  }
  giveUp(request, error || request[kError]);
}

// The request ends without having had a connection.
function giveUp(request, error) {
  if (!request.aborted && !error) error = connResetException();
  fail(request, error);
  emitClose(request);
}

function attach(request, socket) {
  const { freeSocketErrorListener } = require('internal/http/agent');
  request.socket = socket;
  socket._httpMessage = request;
  const exchange = { resume: () => socket.resume(), pause: () => socket.pause(), dump() {} };
  const listeners = {
    error: (error) => socketFailed(request, error),
    data: source('HTTPCLIENTREQUEST', (bytes) => readResponse(request, bytes)),
    end: () => inputEnded(request),
    close: () => closed(request),
    drain: () => drained(request),
  };
  request._exchangeSource = exchange;
  request._listeners = listeners;
  request.parser = makeParser(request, socket, exchange);
  request.parser.onIncoming = responded;
  request.parser.joinDuplicateHeaders = request.joinDuplicateHeaders;
  socket.parser = request.parser;
  socket.removeListener('error', freeSocketErrorListener);
  for (const name of Object.keys(listeners)) socket.on(name, listeners[name]);
  if (request.timeout !== undefined || request.agent?.options?.timeout) listenForTimeout(request);
  request.emit('socket', socket);
  if (request.destroyed) return;
  request._flush();
  socket.resume();
}

function emitTimeout() {
  const request = this._httpMessage;
  if (request) request.emit('timeout');
}

function listenForTimeout(request) {
  if (request.timeoutCb) return;
  request.timeoutCb = emitTimeout;
  if (request.socket) request.socket.once('timeout', emitTimeout);
  else request.on('socket', (socket) => socket.once('timeout', emitTimeout));
}

function freeParser(request) {
  const { parser, socket } = request;
  if (parser === null) return;
  parser.onIncoming = null;
  parser.joinDuplicateHeaders = null;
  if (socket.parser === parser) socket.parser = null;
}

function socketFailed(request, error) {
  const { socket } = request;
  // As in Node, the 'close' that follows adds no error of its own.
  socket._hadError = true;
  fail(request, error);
  request.parser.finish();
}

function detach(request) {
  const { socket } = request;
  for (const name of Object.keys(request._listeners)) socket.off(name, request._listeners[name]);
  if (request.timeoutCb) socket.off('timeout', request.timeoutCb);
  freeParser(request);
  closeSource(request._listeners.data);
}

function drained(request) {
  if (!request[kNeedDrain] || request.finished) return;
  request[kNeedDrain] = false;
  request.emit('drain');
}

function makeParser(request, socket, exchange) {
  const { ResponseParser } = internalBinding('http_parser');
  let interim = false;
  let doubled = false;
  return new ResponseParser(
    {
      onHeaders(head) {
        const { statusCode } = head;
        interim = !head.upgrade && statusCode >= 100 && statusCode < 200 && statusCode !== 101;
        // A second response answers no request.
        if (request.res !== null) doubled = true;
        if (doubled) socket.destroy();
        else if (interim) information(request, head);
        else responded(request, socket, exchange, head);
      },
      onBody(bytes) {
        if (!doubled) request.res?._takeData(bytes);
      },
      onComplete(trailers) {
        if (interim || doubled || request.res === null) return;
        request.res._takeEnd(trailers);
      },
    },
    request.maxHeaderSize || maxHeaderSize(),
    lenientFlags(request),
  );
}

function information(request, head) {
  if (head.statusCode === 100) request.emit('continue');
  const message = new IncomingMessage(null);
  message.rawHeaders = head.rawHeaders;
  request.emit('information', {
    statusCode: head.statusCode,
    statusMessage: head.statusMessage,
    httpVersion: `${head.httpVersionMajor}.${head.httpVersionMinor}`,
    httpVersionMajor: head.httpVersionMajor,
    httpVersionMinor: head.httpVersionMinor,
    headers: message.headers,
    rawHeaders: head.rawHeaders,
  });
}

function responded(request, socket, exchange, head) {
  const res = new IncomingMessage(socket);
  res.httpVersionMajor = head.httpVersionMajor;
  res.httpVersionMinor = head.httpVersionMinor;
  res.httpVersion = `${head.httpVersionMajor}.${head.httpVersionMinor}`;
  res.statusCode = head.statusCode;
  res.statusMessage = head.statusMessage;
  res.rawHeaders = head.rawHeaders;
  res.joinDuplicateHeaders = request.joinDuplicateHeaders ?? false;
  const most = request.maxHeadersCount ?? 1000;
  if (most > 0 && head.rawHeaders.length > 2 * most) keepFirst(res, most);
  res._exchange = exchange;
  res.req = request;
  request.res = res;
  res.upgrade = head.upgrade;
  if (head.upgrade) return;
  if (!head.shouldKeepAlive) request.shouldKeepAlive = false;
  if (isPublished(request)) require('internal/http/channels').clientResponse(request, res);
  res.on('end', () => {
    request._responseEnded = true;
    request._ended = true;
    finishExchange(request);
  });
  if (request.aborted || !request.emit('response', res)) res._dump();
}

// More fields than a program wants are there in rawHeaders alone.
function keepFirst(res, most) {
  const kept = res.rawHeaders.slice(0, 2 * most);
  res.headers = collect(kept, res.joinDuplicateHeaders);
  res.headersDistinct = collectDistinct(kept);
}

function readResponse(request, bytes) {
  const error = request.parser.execute(bytes, request.method);
  if (error) {
    error.rawPacket = bytes;
    const { socket, _listeners: listeners } = request;
    freeParser(request);
    socket.off('data', listeners.data);
    socket.off('end', listeners.end);
    socket.destroy();
    socket._hadError = true;
    fail(request, error);
  } else if (request.res?.upgrade && !request.upgradeOrConnect) {
    upgraded(request);
  }
}

function upgraded(request) {
  const { res, socket } = request;
  request.upgradeOrConnect = true;
  const event = request.method === 'CONNECT' ? 'connect' : 'upgrade';
  detach(request);
  socket.emit('agentRemove');
  res.complete = true;
  if (request.listenerCount(event) > 0) {
    socket._httpMessage = null;
    socket.readableFlowing = null;
    request.emit(event, res, socket, Buffer.from(request.parser.rest()));
    request.destroyed = true;
    emitClose(request);
  } else {
    // There was a response, so the request did not fail, although the program did not read the response.
    socket.destroy();
    request.destroyed = true;
    emitClose(request);
  }
}

function inputEnded(request) {
  const { res } = request;
  if (res === null && !request.destroyed) {
    request._hungUp = true;
    fail(request, connResetException());
  } else {
    request.parser.finish();
  }
}

// The connection is gone: what has not come will not.
function closed(request) {
  request.parser.finish();
  const { res } = request;
  if (res === null) {
    if (!request.destroyed || request._destroyError === undefined) fail(request, connResetException());
  } else if (!res.complete) {
    request.destroyed = true;
    res.destroy(connResetException('aborted'));
  }
  if (res !== null && !res.readableEnded && res.complete) res.once('close', () => emitClose(request));
  else emitClose(request);
}

function fail(request, error) {
  if (request._errorTold || (request.res !== null && request._responseEnded)) return;
  if (error === null || error === undefined) return;
  request._errorTold = true;
  request.destroyed = true;
  if (isPublished(request)) diagnostics.publish('http.client.request.error', { request, error });
  request.emit('error', error);
}

function emitClose(request) {
  if (request._closed) return;
  request._closed = true;
  request.destroyed = true;
  if (request._listeners) closeSource(request._listeners.data);
  request.emit('close');
}

// Both directions are done: the connection goes back to the agent, or ends.
function finishExchange(request) {
  if (!request._flushed || !request._responseEnded || request._released) return;
  request._released = true;
  request.res?._exchangeOver();
  const { socket } = request;
  detach(request);
  request.destroyed = true;
  if (socket.destroyed) {
    // The last of the three events is followed by 'close'.
    if (request.shouldKeepAlive) process.nextTick(emitClose, request);
    else (socket._readableState?.closeEmitted ? request.res : socket).once('close', () => emitClose(request));
    return;
  }
  if (request.shouldKeepAlive && request.agent) {
    if (request.timeoutCb) {
      socket.setTimeout(0);
      request.timeoutCb = null;
    }
    socket.resume();
    process.nextTick(() => {
      emitClose(request);
      socket.emit('free');
    });
  } else {
    socket.once('close', () => emitClose(request));
    // The exchange is over: what becomes of the connection is of no interest.
    socket.on('error', () => {});
    if (typeof socket.destroySoon === 'function') socket.destroySoon();
    else socket.end();
  }
}

ClientRequest.prototype.abort = function abort() {
  if (this.aborted) return;
  this.aborted = true;
  process.nextTick(() => this.emit('abort'));
  this.destroy();
};

// Without a connection the request ends when it is given one.
ClientRequest.prototype.destroy = function destroy(error) {
  if (this.destroyed) return this;
  this.destroyed = true;
  if (this.res) this.res._dump();
  this[kError] = error;
  this._destroyError = error ?? connResetException();
  if (this.socket) {
    const { socket, res } = this;
    if (res === null || error) process.nextTick(fail, this, this._destroyError);
    socket.destroy();
  }
  return this;
};

ClientRequest.prototype.setTimeout = function setTimeout(ms, callback) {
  if (this._ended) return this;
  listenForTimeout(this);
  require('internal/validators').validateNumber(ms, 'msecs');
  this.timeout = ms;
  if (callback) this.once('timeout', callback);
  if (this.socket) setTimeoutOf(this.socket, ms);
  else this.once('socket', (socket) => setTimeoutOf(socket, ms));
  return this;
};

// The time to connect does not count.
function setTimeoutOf(socket, ms) {
  if (socket.connecting) socket.once('connect', () => socket.setTimeout(ms));
  else socket.setTimeout(ms);
}

ClientRequest.prototype.setNoDelay = function setNoDelay(on) {
  if (this.socket) this.socket.setNoDelay(on);
  else this.once('socket', (socket) => socket.setNoDelay(on));
};

ClientRequest.prototype.setSocketKeepAlive = function setSocketKeepAlive(on, delay) {
  if (this.socket) this.socket.setKeepAlive(on, delay);
  else this.once('socket', (socket) => socket.setKeepAlive(on, delay));
};

ClientRequest.prototype.clearTimeout = function clearTimeout(callback) {
  this.setTimeout(0, callback);
};

module.exports = { ClientRequest, kNoBody };
