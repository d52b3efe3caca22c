// ClientRequest: a request that this program sends, and the reading of its response.

const { nodeError, AbortError } = require('internal/errors');
const { Buffer } = require('buffer');
const { lenientFlags, maxHeaderSize, takeValidation, token } = require('internal/http/common');
const { IncomingMessage, collect, collectDistinct } = require('internal/http/incoming');
const { OutgoingMessage, kNeedDrain, takeFlushed } = require('internal/http/outgoing');
const { validateFunction, validateInteger, validateString } = require('internal/validators');

const badPath = /[^\u0021-\u00ff]/;
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
  if (options.path && badPath.test(`${options.path}`)) throw nodeError('ERR_UNESCAPED_CHARACTERS', 'Request path');
  if (protocol !== expected) throw nodeError('ERR_INVALID_PROTOCOL', protocol, expected);
  const defaultPort = options.defaultPort || this.agent?.defaultPort || 80;
  const port = options.port || defaultPort;
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
  this.path = options.path || '/';
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
  if (callback) {
    validateFunction(callback, 'callback');
    this.once('response', callback);
  }
  this.useChunkedEncodingByDefault = !bodyless.has(this.method);
  this.shouldKeepAlive = Boolean(this.agent && (this.agent.keepAlive || Number.isFinite(this.agent.maxSockets)));
  setRequestHeaders(this, options, host, port, defaultPort);
  if (options.signal) abortWith(this, options.signal);
  connect(this, { ...options, host, port });
}
Object.setPrototypeOf(ClientRequest.prototype, OutgoingMessage.prototype);
Object.setPrototypeOf(ClientRequest, OutgoingMessage);

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
  if (Array.isArray(headers)) {
    const list = Array.isArray(headers[0]) ? headers.flat(1) : headers;
    for (let i = 0; i < list.length; i += 2) request.appendHeader(list[i], list[i + 1]);
  } else if (headers) {
    for (const name of Object.keys(headers)) request.setHeader(name, headers[name]);
  }
  const literal = host.includes(':') && host[0] !== '[' ? `[${host}]` : host;
  if (options.setHost !== false && !request.hasHeader('host') && !Array.isArray(headers)) {
    request.setHeader('Host', port && +port !== defaultPort ? `${literal}:${port}` : literal);
  }
  if (options.auth && !request.hasHeader('authorization')) {
    request.setHeader('Authorization', `Basic ${Buffer.from(options.auth).toString('base64')}`);
  }
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
  if (options.socketPath) options.path = options.socketPath;
  if (request.agent) {
    request.agent.addRequest(request, options);
    return;
  }
  request._last = true;
  request.shouldKeepAlive = false;
  delete options.path;
  if (options.socketPath) options.path = options.socketPath;
  const open = typeof options.createConnection === 'function' ? options.createConnection : require('net').connect;
  let given = false;
  const socket = open(options, (error, made) => {
    if (given) return;
    given = true;
    request.onSocket(made, error);
  });
  if (socket && !given) {
    given = true;
    request.onSocket(socket);
  }
}

ClientRequest.prototype._implicitHeader = function () {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'render');
  this._storeHeader(`${this.method} ${this.path} HTTP/1.1\r\n`);
};

ClientRequest.prototype._outputFlushed = function (error) {
  if (this._flushed || this.destroyed || !takeFlushed(this, error)) return;
  this.emit('finish');
  finishExchange(this);
};

// ---- the socket ----------------------------------------------------------------------------------------------------

ClientRequest.prototype.onSocket = function onSocket(socket, error) {
  process.nextTick(() => {
    if (error || this.destroyed) {
      if (socket && this.destroyed && !error) {
        if (this.agent && !socket.destroyed) socket.emit('free');
        else socket.destroy();
      }
      fail(this, error ?? this.errored ?? this._destroyError ?? connResetException());
      emitClose(this);
      return;
    }
    attach(this, socket);
  });
};

function attach(request, socket) {
  request.socket = socket;
  socket._httpMessage = request;
  const exchange = { resume: () => socket.resume(), pause: () => socket.pause(), dump() {} };
  const listeners = {
    data: source('HTTPCLIENTREQUEST', (bytes) => readResponse(request, bytes)),
    end: () => inputEnded(request),
    close: () => closed(request),
    error: (error) => fail(request, error),
    drain: () => drained(request),
    timeout: () => request.emit('timeout'),
  };
  request._exchangeSource = exchange;
  request._listeners = listeners;
  request.parser = makeParser(request, socket, exchange);
  for (const name of Object.keys(listeners)) socket.on(name, listeners[name]);
  if (request.timeout !== undefined && socket.timeout !== request.timeout) socket.setTimeout(request.timeout);
  request.emit('socket', socket);
  if (request.destroyed) return;
  request._flush();
  socket.resume();
}

function detach(request) {
  const { socket } = request;
  for (const name of Object.keys(request._listeners)) socket.off(name, request._listeners[name]);
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
  if (request.shouldKeepAlive) socket._keepAliveHint = res.headers['keep-alive'];
  res.on('end', () => {
    request._responseEnded = true;
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
    request.socket.destroy();
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
    if (request.timeout !== undefined) socket.setTimeout(0);
    socket.resume();
    process.nextTick(() => {
      emitClose(request);
      socket.emit('free');
    });
  } else {
    socket.once('close', () => emitClose(request));
    // The exchange is over: what becomes of the connection is of no interest.
    socket.on('error', () => {});
    socket.destroySoon();
  }
}

ClientRequest.prototype.abort = function abort() {
  if (this.aborted) return;
  this.aborted = true;
  process.nextTick(() => this.emit('abort'));
  this.destroy();
};

ClientRequest.prototype.destroy = function destroy(error) {
  if (this.destroyed) return this;
  this.destroyed = true;
  if (this.res) this.res._dump();
  this._destroyError = error ?? connResetException();
  if (this.socket) {
    const { socket, res } = this;
    if (res === null || error) process.nextTick(fail, this, this._destroyError);
    socket.destroy();
  } else {
    process.nextTick(() => {
      fail(this, this._destroyError);
      emitClose(this);
    });
  }
  return this;
};

ClientRequest.prototype.setTimeout = function setTimeout(ms, callback) {
  if (callback) this.once('timeout', callback);
  this.timeout = ms;
  if (this.socket) this.socket.setTimeout(ms);
  return this;
};

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

module.exports = { ClientRequest };
