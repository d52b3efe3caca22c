// What a server of HTTP does with connections and requests, loaded when the first one listens.

const { emit } = require('events').prototype;
const { STATUS_CODES } = require('internal/http/common');
const { IncomingMessage, makeState } = require('internal/http/incoming');
const { emitEnd } = require('internal/streams/readable');
const { kCorks, kHeaders, kNeedDrain, kOutput, uncorkAfterTick } = require('internal/http/outgoing');
const {
  ServerResponse,
  closeResponse,
  dumpRequest,
  finishResponse,
  leaveSocket,
  loseResponse,
  takeSocket,
  takeTurn,
} = require('internal/http/response');
const { bindingOptions, connectionListener, kIncomingMessage, kServerResponse } = require('internal/http/server');
const diagnostics = require('internal/diagnostics');

const kRequestCount = Symbol('kRequestCount');

function makeBinding(server) {
  const { HttpServer } = internalBinding('http_server');
  const binding = new HttpServer(bindingOptions(server), {
    onConnection: (connection) => openConnection(server, connection),
    onConnectionEnding: (socket) => socket.destroy(),
    onInputEnd: (socket) => require('internal/http/connection').endInput(socket),
    onLastResponse: (socket) => socket.destroySoon(),
    onTimeout: (connection, ms) => timeOut(server, connection, ms),
    serverTimeout: () => server.timeout || 0,
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

function ignoreClosed() {}

// Nothing has been read or written for so many milliseconds.
function timeOut(server, connection, ms) {
  if (!connection.hasSocket && server.listenerCount('timeout') === 0 && server.emit === emit) {
    connection.close(ignoreClosed);
    return;
  }
  const { socket } = connection;
  socket.timeout = ms; // An idle connection has the server's keepAliveTimeout.
  socket.emit('timeout');
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

module.exports = { makeBinding };
