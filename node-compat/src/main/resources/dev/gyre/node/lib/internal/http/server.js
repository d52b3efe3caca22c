// ServerResponse and Server, over the http_server binding.

const EventEmitter = require('events');
const net = require('net');
const { emit } = EventEmitter.prototype;
const { nodeError } = require('internal/errors');
const { validateInteger, validateObject, validateFunction } = require('internal/validators');
const { composeAtOnce, endAtOnce, writeAtOnce } = internalBinding('http_server');
const {
  STATUS_CODES,
  badHeaderCharacter,
  lenientFlags,
  maxHeaderSize,
  takeValidation,
  validateHeaderName,
} = require('internal/http/common');
const { IncomingMessage, makeState } = require('internal/http/incoming');
const { emitEnd } = require('internal/streams/readable');
const { checkValue } = require('internal/http/head');
const {
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
} = require('internal/http/outgoing');
const { kEmptyObject } = require('internal/util');
const diagnostics = require('internal/diagnostics');

function ServerResponse(req, options) {
  OutgoingMessage.call(this, options);
  if (req.method === 'HEAD') this._hasBody = false;
  this.req = req;
  this.sendDate = true;
  this._sent100 = false;
  this._expect_continue = false;
  this._maxRequestsPerSocket = 0;
  if (req.httpVersionMajor < 1 || req.httpVersionMinor < 1) {
    this.useChunkedEncodingByDefault = /(?:^|\W)chunked(?:$|\W)/i.test(req.headers.te);
    this.shouldKeepAlive = false;
  }
}
Object.setPrototypeOf(ServerResponse.prototype, OutgoingMessage.prototype);
Object.setPrototypeOf(ServerResponse, OutgoingMessage);

ServerResponse.prototype.statusCode = 200;
ServerResponse.prototype.statusMessage = undefined;

ServerResponse.prototype.assignSocket = function assignSocket(socket) {
  if (socket._httpMessage) throw nodeError('ERR_HTTP_SOCKET_ASSIGNED');
  takeSocket(socket, this);
  this.socket = socket;
  this.emit('socket', socket);
  // An exchange calls takeTurn() when the turn of its response has come.
  if (this[kOutput]?.takeSocket !== undefined) this._flush();
};

ServerResponse.prototype.detachSocket = function detachSocket(socket) {
  leaveSocket(socket, this);
  this.socket = null;
};

function takeSocket(socket, response) {
  socket._httpMessage = response;
  socket.on?.('close', onSocketClose);
}

function leaveSocket(socket, response) {
  if (socket._httpMessage !== response) return;
  socket.off?.('close', onSocketClose);
  socket._httpMessage = null;
}

// The response may have been detached by another listener of the same event.
function onSocketClose() {
  if (this._httpMessage) closeResponse(this._httpMessage);
}

ServerResponse.prototype.writeHead = function writeHead(statusCode, reason, headers) {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'write');
  const original = statusCode;
  statusCode |= 0;
  if (statusCode < 100 || statusCode > 999) throw nodeError('ERR_HTTP_INVALID_STATUS_CODE', original);
  if (typeof reason === 'string') {
    this.statusMessage = reason;
  } else {
    this.statusMessage ||= STATUS_CODES[statusCode] || 'unknown';
    headers ??= reason;
  }
  this.statusCode = statusCode;
  if (headers && this[kHeaders] !== null) {
    mergeHeaders(this, headers);
    headers = undefined;
  }
  if (badHeaderCharacter.test(this.statusMessage)) throw nodeError('ERR_INVALID_CHAR', 'statusMessage');
  if (statusCode === 204 || statusCode === 304 || (statusCode >= 100 && statusCode <= 199)) this._hasBody = false;
  if (this._expect_continue && !this._sent100) this.shouldKeepAlive = false;
  const head = composeAtOnce(this, statusCode, this.statusMessage, flatHeaders(headers));
  if (head === undefined) this._storeHeader(`HTTP/1.1 ${statusCode} ${this.statusMessage}\r\n`, headers);
  else this._header = head;
  return this;
};

// Headers of writeHead() replace those of setHeader().
function mergeHeaders(response, headers) {
  if (!Array.isArray(headers)) {
    for (const name of Object.keys(headers)) if (name) response.setHeader(name, headers[name]);
    return;
  }
  if (headers.length % 2 !== 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'headers', headers);
  for (let i = 0; i < headers.length; i += 2) response.removeHeader(headers[i]);
  for (let i = 0; i < headers.length; i += 2) if (headers[i]) response.appendHeader(headers[i], headers[i + 1]);
}

// Names and values in turn; null where there are none to compose at once.
function flatHeaders(headers) {
  if (!headers) return undefined;
  if (Array.isArray(headers)) return headers.length % 2 === 0 && !Array.isArray(headers[0]) ? headers : null;
  const list = [];
  for (const name of Object.keys(headers)) list.push(name, headers[name]);
  return list;
}

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHeader = writeHead;

function implicitHeader() {
  this.writeHead(this.statusCode);
}
ServerResponse.prototype._implicitHeader = implicitHeader;

// An interim response.
ServerResponse.prototype.writeInformation = function writeInformation(statusCode, headers, callback) {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'write');
  validateInteger(statusCode, 'statusCode', 100, 199);
  if (statusCode === 101) throw nodeError('ERR_HTTP_INVALID_STATUS_CODE', statusCode);
  const head = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] || 'unknown'}\r\n${interimFields(this, headers)}\r\n`;
  return outputOf(this).send(head, callback);
};

function interimFields(response, headers) {
  let list = headers ?? [];
  if (!Array.isArray(list)) {
    validateObject(list, 'headers');
    list = Object.keys(list).map((name) => [name, headers[name]]);
  } else if (!Array.isArray(list[0])) {
    if (list.length % 2 !== 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'headers', headers);
    list = list.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1]]] : []));
  }
  let text = '';
  for (const [name, value] of list) {
    validateHeaderName(name);
    checkValue(response, name, value);
    text += `${name}: ${value}\r\n`;
  }
  return text;
}

ServerResponse.prototype.writeContinue = function writeContinue(callback) {
  this.writeInformation(100, null, callback);
  this._sent100 = true;
};

ServerResponse.prototype.writeProcessing = function writeProcessing(callback) {
  this.writeInformation(102, null, callback);
};

// A target, then parameters.
const linkFormat = /^<[^>]*>(?:\s*;\s*[^\s;"=]+(?:=(?:"[^"]*"|[^\s;"]*))?)*$/;

function checkLink(value) {
  if (typeof value === 'string' && linkFormat.test(value)) return;
  const expected = 'must be an array or string of format "</styles.css>; rel=preload; as=style"';
  throw nodeError('ERR_INVALID_ARG_VALUE', 'hints', value, expected);
}

ServerResponse.prototype.writeEarlyHints = function writeEarlyHints(hints, callback) {
  validateObject(hints, 'hints');
  if (hints.link === null || hints.link === undefined) return;
  const links = [].concat(hints.link);
  for (const value of links) checkLink(value);
  const link = links.join(', ');
  if (link.length === 0) return;
  if (badHeaderCharacter.test(link)) throw nodeError('ERR_INVALID_CHAR', 'header content', 'Link');
  const headers = { __proto__: null, Link: link };
  for (const name of Object.keys(hints)) if (name !== 'link') headers[name] = hints[name];
  this.writeInformation(103, headers, callback);
};

ServerResponse.prototype[kWriteAtOnce] = function (chunk, encoding, callback) {
  return this.writeHead === writeHead && this._implicitHeader === implicitHeader
    ? writeAtOnce(this, chunk, encoding, callback)
    : undefined;
};

const { end: endMessage } = OutgoingMessage.prototype;
ServerResponse.prototype.end = function end(chunk, encoding, callback) {
  if (
    this[kKeptCallbacks] === undefined &&
    this.writeHead === writeHead &&
    this._implicitHeader === implicitHeader &&
    endAtOnce(this, chunk, encoding, callback)
  ) {
    if (this._eventsCount !== 0 || this.emit !== emit) this.emit('prefinish');
    return this;
  }
  return endMessage.call(this, chunk, encoding, callback);
};

// The responses before this one have gone out.
function takeTurn(response) {
  const { socket } = response.req;
  if (socket._httpMessage) socket._httpMessage.detachSocket(socket);
  const held = response.outputSize;
  response.assignSocket(socket);
  if (!socket.writable) return;
  response.outputSize = 0;
  if (response.finished) {
    response.emit('prefinish');
  } else if (response[kNeedDrain] && held < 65536) {
    response[kNeedDrain] = false;
    response.emit('drain');
  }
}

function finishResponse(response) {
  const exchange = response[kOutput];
  const failure = exchange.hasSocket ? response.socket?.errored : null;
  if (response._flushed || (response._closed && exchange.isOver) || !takeFlushed(response, failure)) return;
  if (!exchange.dumpIfUnread()) dumpRequest(response.req);
  if (exchange.hasSocket === false) exchange.detachSocket(response);
  else if (response.socket) response.detachSocket(response.socket);
  process.nextTick(closeResponse, response);
  exchange.finished();
  response.emit('finish');
}

// The rest of a response was not given to the system before the connection ended.
function loseResponse(response) {
  if (response._endCallback === undefined) return;
  takeFlushed(response, response.req.socket.errored ?? nodeError('ERR_STREAM_DESTROYED', 'write'));
}

// Tells that a response has gone out which has nothing more to write to a connection that is gone.
ServerResponse.prototype._outputFlushed = function (error) {
  if (this[kOutput].takeSocket === undefined) finishResponse(this);
  else OutgoingMessage.prototype._outputFlushed.call(this, error);
};

// A body that the program does not read would keep the next request from being parsed.
function dumpRequest(req) {
  if (!req._consuming && !req._readableState.resumeScheduled) req._dump?.();
}

function closeResponse(response) {
  if (response._closed) return;
  response.destroyed = true;
  response._closed = true;
  response.emit('close');
}

// ---- Server --------------------------------------------------------------------------------------------------------

const kBinding = Symbol('kBinding');
const kStreams = Symbol('kStreams');
const kClosingStreams = Symbol('kClosingStreams');
const kIncomingMessage = Symbol('IncomingMessage');
const kServerResponse = Symbol('ServerResponse');
const kClosing = Symbol('kClosing'); // The binding that listened until close() was called.
const kRequestCount = Symbol('kRequestCount');
const kPath = Symbol('kPath');
const kCheckingInterval = Symbol('http.server.connectionsCheckingInterval');

function Server(options, requestListener) {
  if (!(this instanceof Server)) return new Server(options, requestListener);
  if (typeof options === 'function') {
    requestListener = options;
    options = kEmptyObject;
  } else if (options == null) {
    options = kEmptyObject;
  } else {
    validateObject(options, 'options');
  }
  if (requestListener !== undefined) validateFunction(requestListener, 'requestListener');
  net.Server.call(this, { allowHalfOpen: true });
  initialise(this, options);
  if (requestListener) this.on('request', requestListener);
  this.on('connection', connectionListener);
}
Object.setPrototypeOf(Server.prototype, net.Server.prototype);
Object.setPrototypeOf(Server, net.Server);

// A program may give a server streams of its own.
function connectionListener(socket) {
  if (!require('internal/http/connection').isServerSocket(socket))
    require('internal/http/streams').serveStream(this, socket);
}

// What servers of HTTP have, whatever carries it.
function initialise(server, options) {
  server[kIncomingMessage] = options.IncomingMessage || IncomingMessage;
  server[kServerResponse] = options.ServerResponse || ServerResponse;
  takeValidation(server, options);
  server.maxHeaderSize = options.maxHeaderSize;
  server.joinDuplicateHeaders = options.joinDuplicateHeaders;
  server.requireHostHeader = options.requireHostHeader ?? true;
  server.rejectNonStandardBodyWrites = options.rejectNonStandardBodyWrites ?? false;
  server.highWaterMark = options.highWaterMark;
  server.noDelay = options.noDelay ?? true;
  server.keepAlive = options.keepAlive ?? false;
  const { shouldUpgradeCallback } = options;
  if (shouldUpgradeCallback !== undefined) validateFunction(shouldUpgradeCallback, 'options.shouldUpgradeCallback');
  server.shouldUpgradeCallback = shouldUpgradeCallback ?? hasUpgradeListener;
  server.timeout = 0;
  server.httpAllowHalfOpen = false;
  server[kClosing] = null;
  server[kBinding] = null;
  server[kStreams] = null;
  server[kClosingStreams] = null;
  server._times = {
    keepAliveTimeout: options.keepAliveTimeout ?? 5000,
    headersTimeout: options.headersTimeout ?? Math.min(60000, options.requestTimeout ?? 300000),
    requestTimeout: options.requestTimeout ?? 300000,
    maxRequestsPerSocket: 0,
    keepAliveTimeoutBuffer: options.keepAliveTimeoutBuffer ?? 1000,
    maxHeadersCount: null,
  };
  for (const name of ['keepAliveTimeout', 'headersTimeout', 'requestTimeout', 'keepAliveTimeoutBuffer'])
    validateInteger(server._times[name], name, 0);
  const { headersTimeout, requestTimeout } = server._times;
  if (requestTimeout > 0 && headersTimeout > requestTimeout)
    throw nodeError('ERR_OUT_OF_RANGE', 'headersTimeout', '<= requestTimeout', headersTimeout);
  server[kCheckingInterval] = options.connectionsCheckingInterval;
  if (options.connectionsCheckingInterval !== undefined)
    validateInteger(options.connectionsCheckingInterval, 'connectionsCheckingInterval', 0);
  Object.defineProperty(server, '_times', { __proto__: null, enumerable: false });
}

function hasUpgradeListener() {
  return this.listenerCount('upgrade') > 0;
}

function defineLimits(prototype) {
  for (const name of [
    'keepAliveTimeout',
    'headersTimeout',
    'requestTimeout',
    'maxRequestsPerSocket',
    'keepAliveTimeoutBuffer',
    'maxHeadersCount',
  ]) {
    Object.defineProperty(prototype, name, {
      __proto__: null,
      configurable: true,
      enumerable: true,
      get() {
        return this._times[name];
      },
      set(value) {
        this._times[name] = value;
        this[kBinding]?.configure(bindingOptions(this));
        this[kStreams]?.configure(bindingOptions(this));
      },
    });
  }
}
defineLimits(Server.prototype);

function bindingOptions(server) {
  const { keepAliveTimeout, keepAliveTimeoutBuffer } = server._times;
  return {
    ...server._times,
    keepAliveTimeout: keepAliveTimeout > 0 ? keepAliveTimeout + keepAliveTimeoutBuffer : 0, // The Keep-Alive header names the shorter time.
    connectionsCheckingInterval: server[kCheckingInterval],
    maxHeaderSize: server.maxHeaderSize || maxHeaderSize(),
    lenientFlags: lenientFlags(server),
  };
}

Object.defineProperty(Server.prototype, 'listening', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    return this[kBinding] !== null;
  },
});
// Libraries look whether it is there (supertest closes only servers that have one).
Object.defineProperty(Server.prototype, '_handle', {
  __proto__: null,
  configurable: true,
  get() {
    return this[kBinding];
  },
});

Server.prototype.listen = function listen(...args) {
  const { normalizeListen, resolveHost } = require('internal/net/listen');
  const [options, callback] = normalizeListen(args);
  if (this[kBinding]) throw nodeError('ERR_SERVER_ALREADY_LISTEN');
  if (callback) this.once('listening', callback);
  if (options.signal) {
    const close = () => this.close();
    if (options.signal.aborted) process.nextTick(close);
    else options.signal.addEventListener('abort', close, { once: true });
  }
  const call = ++this._listenCalls;
  const isWanted = () => this._listenCalls === call;
  resolveHost(options, (error, resolved) => {
    if (!isWanted()) return;
    if (error) {
      process.nextTick(() => this.emit('error', error));
      return;
    }
    require('internal/net/sharing').listenInCluster(this, resolved, {
      isWanted,
      listen: (place) => startListening(this, place),
      failed: (failure) => this.emit('error', failure),
    });
  });
  return this;
};

function makeBinding(server) {
  const { HttpServer } = internalBinding('http_server');
  const binding = new HttpServer(bindingOptions(server), {
    onConnection: (connection) => openConnection(server, connection),
    onConnectionEnding: (socket) => socket.destroy(),
    onInputEnd: (socket) => require('internal/http/connection').endInput(socket),
    onLastResponse: (socket) => socket.destroySoon(),
    assignSocket: takeSocket,
    detachSocket: leaveSocket,
    makeSocket: (connection) => require('internal/http/connection').makeSocket(server, connection),
    onRequest: (exchange) => startExchange(server, exchange),
    onPlainRequest(req, res) {
      if (diagnostics.isWatched) require('internal/http/channels').serverRequest(server, req, res);
      server.emit('request', req, res);
    },
    onClientError: (error, connection, reply) => clientError(server, error, connection, reply),
    onData: (req, bytes) => req._takeData(bytes),
    onEnd: (req, rawTrailers) => req._takeEnd(rawTrailers),
    onAborted: abortExchange,
    onDropped: dropResponse,
    onDrain: drainResponse,
    onTurn: takeTurn,
    onFinish: finishResponse,
    onLost: loseResponse,
    onClose: closeResponse,
    onUncork: uncorkAfterTick,
    onDump: dumpRequest,
    onEmitEnd: (req) => emitEnd(req._readableState, req),
    makeState: (...state) => makeState(server.highWaterMark, ...state),
  });
  prepare(server, binding);
  return binding;
}

// What serves the streams that a program gives, made for the first.
function streamBinding(server) {
  return (server[kStreams] ??= makeBinding(server));
}

function closeStreams(server) {
  const binding = server[kStreams];
  if (binding === null) return;
  server[kStreams] = null;
  server[kClosingStreams] = binding;
  binding.close();
}

// What serves a server's connections, even after close(), which leaves those that are not idle.
function bindingsOf(server) {
  const listening = server[kBinding] ?? server[kClosing];
  const streams = server[kStreams] ?? server[kClosingStreams];
  return [listening, streams].filter((binding) => binding !== null);
}

// What both kinds of servers do with their connections.
const connectionMethods = {
  closeAllConnections() {
    for (const binding of bindingsOf(this)) binding.closeAllConnections();
  },
  closeIdleConnections() {
    for (const binding of bindingsOf(this)) binding.closeIdleConnections();
  },
};

function startListening(server, options) {
  const binding = makeBinding(server);
  try {
    binding.listen(require('internal/net/sharing').withGivenSocket(options));
    require('internal/net/listen').setPipePermissions(options);
  } catch (error) {
    const failure = require('internal/net/listen').listenError(error, options);
    process.nextTick(() => server.emit('error', failure));
    return undefined;
  }
  server[kBinding] = binding;
  require('internal/net/sharing').state.servers.add(server);
  require('internal/process/active_handles').opened(server);
  server[kPath] = options.path ?? undefined;
  if (server._unreferenced) binding.unref();
  binding.tick(() => {
    if (server[kBinding] === binding) server.emit('listening');
  });
  return binding;
}

// Ordinary requests begin as copies of these, unless they are to be of classes that the program gave.
function prepare(server, binding) {
  if (server[kIncomingMessage] !== IncomingMessage || server[kServerResponse] !== ServerResponse) return;
  const req = new IncomingMessage();
  req.joinDuplicateHeaders = server.joinDuplicateHeaders ?? false;
  const res = new ServerResponse({ method: 'GET', httpVersionMajor: 1, httpVersionMinor: 1 }, responseOptions(server));
  binding.prepare({
    req,
    res,
    emit,
    exchangeKey: kOutput,
    headersKey: kHeaders,
    corksKey: kCorks,
    statusTexts: STATUS_CODES,
    requireHost: server.requireHostHeader,
    keepAliveTimeout: server._times.keepAliveTimeout,
    maxRequestsPerSocket: server._times.maxRequestsPerSocket,
  });
}

function responseOptions(server) {
  return { highWaterMark: server.highWaterMark, rejectNonStandardBodyWrites: server.rejectNonStandardBodyWrites };
}

// The socket of a connection is made only if something may look at it.
function openConnection(server, connection) {
  if (server.timeout) connection.socket.setTimeout(server.timeout);
  if (
    server.listenerCount('connection') > server.listenerCount('connection', connectionListener) ||
    server.emit !== emit
  )
    server.emit('connection', connection.socket);
}

// False if the binding is to answer and to end the connection, which a stream of the program's carries. There is no reply to an error of the socket, which emits it.
function clientError(server, error, binding, reply) {
  const isHeard = server.listenerCount('clientError') > 0;
  // Clients reset idle connections by the hundred. The error of a socket that has not been made is not visible.
  if (reply === undefined && !isHeard && !binding.hasSocket && binding.isIdle && server.emit === emit) return false;
  const { failSocket, ignoreErrors, isServerSocket } = require('internal/http/connection');
  if (reply === undefined && isServerSocket(binding.socket)) {
    binding.socket.destroy(error);
    return true;
  }
  if (!isHeard) {
    const isOwn = isServerSocket(binding.socket);
    if (isOwn) failSocket(binding.socket, error, reply);
    return isOwn;
  }
  const { socket } = binding;
  if (isServerSocket(socket)) ignoreErrors(socket);
  if (error.rawPacket !== undefined) error.rawPacket = require('buffer').Buffer.from(error.rawPacket);
  server.emit('clientError', error, socket);
  return true;
}

function startExchange(server, exchange) {
  const { socket } = exchange.connection;
  const req = new server[kIncomingMessage](socket);
  req._exchange = exchange;
  req.method = exchange.method;
  req.url = exchange.url;
  req.httpVersionMajor = exchange.httpVersionMajor;
  req.httpVersionMinor = exchange.httpVersionMinor;
  req.httpVersion = `${req.httpVersionMajor}.${req.httpVersionMinor}`;
  req.upgrade = exchange.upgrade;
  req.joinDuplicateHeaders = server.joinDuplicateHeaders ?? false;
  if (exchange.upgrade && upgrade(server, req, socket)) return;

  const res = new server[kServerResponse](req, responseOptions(server));
  res[kOutput] = exchange;
  res._keepAliveTimeout = server._times.keepAliveTimeout;
  res._maxRequestsPerSocket = server._times.maxRequestsPerSocket;
  res.shouldKeepAlive = exchange.shouldKeepAlive;
  if (!exchange.held) res.assignSocket(socket);
  exchange.messages(req, res);
  if (diagnostics.isWatched) require('internal/http/channels').serverRequest(server, req, res);
  dispatch(server, req, res, exchange);
}

function drainResponse(res) {
  if (!res[kNeedDrain] || res.finished) return;
  res[kNeedDrain] = false;
  res.emit('drain');
}

function connectionResetError() {
  const error = new Error('aborted');
  error.code = 'ECONNRESET';
  return error;
}

// The connection has closed during an exchange.
function abortExchange(req, res) {
  if (!res._flushed) req.destroy(connectionResetError());
}

// The connection has closed before the response had its turn.
function dropResponse(res) {
  res.destroy(connectionResetError());
}

// Hands the connection to the program; false if the server has no listener for it and the request is to be handled as an ordinary one.
function upgrade(server, req, socket) {
  const event = req.method === 'CONNECT' ? 'connect' : 'upgrade';
  if (event === 'upgrade' && !server.shouldUpgradeCallback(req)) {
    req.upgrade = false;
    return false;
  }
  if (server.listenerCount(event) === 0) {
    socket.destroy();
    return true;
  }
  const { Buffer } = require('buffer');
  const rest = req._exchange.connection.isCarried
    ? require('internal/http/streams').leave(socket)
    : require('internal/http/connection').detachSocket(socket);
  server.emit(event, req, socket, Buffer.from(rest ?? []));
  return true;
}

// The last of the requests allowed on a connection is answered with 'Connection: close'; later ones are dropped, although the connection stays open.
function exceedsMaxRequests(socket, res, most) {
  const count = (socket[kRequestCount] ?? 0) + 1;
  socket[kRequestCount] = count;
  res.maxRequestsOnConnectionReached = most <= count;
  return most < count;
}

function dispatch(server, req, res, exchange) {
  const { method } = req;
  if (
    server.requireHostHeader &&
    req.httpVersionMajor === 1 &&
    req.httpVersionMinor === 1 &&
    method !== 'CONNECT' &&
    exchange.header('host') === undefined
  ) {
    res.writeHead(400, ['Connection', 'close']);
    res.end();
    return;
  }
  const most = server._times.maxRequestsPerSocket;
  if (most > 0 && exceedsMaxRequests(req.socket, res, most)) {
    server.emit('dropRequest', req, req.socket);
    res.writeHead(503);
    res.end();
    return;
  }
  const expect = exchange.header('expect');
  if (expect === undefined || req.httpVersionMajor !== 1 || req.httpVersionMinor !== 1) {
    server.emit('request', req, res);
  } else if (/(?:^|\W)100-continue(?:$|\W)/i.test(expect)) {
    res._expect_continue = true;
    if (server.listenerCount('checkContinue') > 0) {
      server.emit('checkContinue', req, res);
    } else {
      res.writeContinue();
      server.emit('request', req, res);
    }
  } else if (server.listenerCount('checkExpectation') > 0) {
    server.emit('checkExpectation', req, res);
  } else {
    res.writeHead(417);
    res.end();
  }
}

function emitCloseIfDone(server) {
  if (server[kBinding] !== null || !server._closing) return;
  server._closing = false;
  process.nextTick(() => server.emit('close'));
}

function beginToClose(server, binding) {
  server._closing = true;
  server[kBinding] = null;
  server[kClosing] = binding;
  require('internal/net/sharing').state.servers.delete(server);
  closeStreams(server);
}

// Closes the server for another one to take its place: a connection that is idle may be about to get a request, which is answered, and the client told to make a new connection.
Server.prototype._drain = function () {
  const binding = this[kBinding];
  const closeAfter = (req, res) => (res.shouldKeepAlive = false);
  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    if (this.listenerCount(event) > 0) this.prependListener(event, closeAfter);
  this._listenCalls++;
  beginToClose(this, binding);
  binding.drain(() => emitCloseIfDone(this));
};

Server.prototype.close = function close(callback) {
  const binding = this[kBinding];
  if (typeof callback === 'function') {
    if (binding === null) this.once('close', () => callback(nodeError('ERR_SERVER_NOT_RUNNING')));
    else this.once('close', callback);
  }
  this._listenCalls++;
  if (binding !== null) {
    this.closeIdleConnections();
    beginToClose(this, binding);
    require('internal/process/active_handles').closed(this);
    binding.close(() => emitCloseIfDone(this));
  } else if (!this._closing) {
    this._closing = true;
    emitCloseIfDone(this);
  }
  return this;
};

Server.prototype[Symbol.asyncDispose] = function () {
  return new Promise((resolve, reject) => this.close((error) => (error ? reject(error) : resolve())));
};

// Takes what an asynchronous listener has thrown: an answer that has not begun tells of it.
Server.prototype[Symbol.for('nodejs.rejection')] = function (error, event, ...args) {
  const [, response] = args;
  if (event !== 'request') {
    net.Server.prototype[Symbol.for('nodejs.rejection')].call(this, error, event, ...args);
  } else if (response.headersSent || response.writableEnded) {
    response.destroy();
  } else {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 500;
    response.end(STATUS_CODES[500]);
  }
};

Object.assign(Server.prototype, connectionMethods);

Server.prototype.address = function address() {
  return this[kPath] ?? (this[kBinding] === null ? null : this[kBinding].address());
};

Server.prototype.getConnections = function getConnections(callback) {
  process.nextTick(callback, null, (this[kBinding] ?? this[kClosing])?.connectionCount() ?? 0);
  return this;
};

const setTimeoutOfServer = (Server.prototype.setTimeout = function setTimeout(ms = 0, callback = undefined) {
  this.timeout = ms;
  if (callback) this.on('timeout', callback);
  return this;
});

Server.prototype.ref = function ref() {
  this._unreferenced = false;
  this[kBinding]?.ref();
  return this;
};

Server.prototype.unref = function unref() {
  this._unreferenced = true;
  this[kBinding]?.unref();
  return this;
};

module.exports = {
  Server,
  ServerResponse,
  checkLink,
  closeStreams,
  connectionMethods,
  defineLimits,
  finishResponse,
  initialise,
  kIncomingMessage,
  kServerResponse,
  setTimeoutOfServer,
  streamBinding,
};
