// The net.Socket of a server's connection. It is made at its first use by a program; the parser reads and the responses are written without it.

const { Socket } = require('net');

const kConnection = Symbol('kConnection');

// The handle is the connection of the http_server binding, which reads nothing into the socket.
function makeSocket(server, connection) {
  const socket = new Socket({
    handle: connection,
    allowHalfOpen: true,
    readableHighWaterMark: server.highWaterMark,
    writableHighWaterMark: server.highWaterMark,
  });
  attachSocket(server, socket, connection);
  if (connection.isClosing) socket.destroy();
  return socket;
}

// The connection is the handle of the socket.
function attachSocket(server, socket, connection) {
  socket.server = server;
  socket[kConnection] = connection;
  socket.parser = null;
  socket.setEncoding = refuseEncoding;
  for (const name of Object.keys(listeners)) socket.on(name, listeners[name]);
}

function refuseEncoding() {
  throw require('internal/errors').nodeError('ERR_HTTP_SOCKET_ENCODING');
}

function isServerSocket(socket) {
  return socket[kConnection] !== undefined;
}

const listeners = {
  timeout: onTimeout,
  error: onError,
  end: onEnd,
  close: onClose,
  resume: onResume,
  pause: onPause,
};

function onEnd() {
  if (this[kConnection].finishInput()) this.end();
}

function onClose() {
  this[kConnection]?.abortExchanges();
}

// As in Node, pausing the socket stops the parser.
function onPause() {
  this._handle?.readStop();
}

function onResume() {
  this._handle?.readStart();
}

function onTimeout() {
  emitTimeout(this.server, this);
}

// A timeout is an event of the request, the response and the server; without a listener the connection is destroyed.
function emitTimeout(server, socket) {
  const response = socket._httpMessage;
  let handled = response?.req && !response.req.complete ? response.req.emit('timeout', socket) : false;
  handled = (response ? response.emit('timeout', socket) : false) || handled;
  handled = server.emit('timeout', socket) || handled;
  if (!handled) socket.destroy();
}

function onError(error) {
  ignoreErrors(this);
  if (!this.server.emit('clientError', error, this)) this.destroy(error);
}

// As in Node, only the first error of a socket is a 'clientError'.
function ignoreErrors(socket) {
  socket.off('error', onError);
  if (socket.listenerCount('error', ignoreError) === 0) socket.on('error', ignoreError);
}

function ignoreError() {}

// The client's error that no listener of the server took. A response that has begun is not mixed with the reply.
function failSocket(socket, error, reply) {
  ignoreErrors(socket);
  if (socket.writable && !socket._httpMessage?._headerSent) socket.write(reply, 'latin1');
  socket.destroy(error);
}

// The socket has a handle of its own again.
function restoreHandle(socket, handle) {
  socket[kConnection] = undefined;
  delete socket.setEncoding;
  for (const name of Object.keys(listeners)) socket.off(name, listeners[name]);
  socket._handle = handle;
}

function endInput(socket) {
  if (socket.destroyed) return;
  socket.push(null);
  if (socket.readableLength === 0) socket.read(0);
}

// Takes the connection from the server: the socket reads and writes it from now on. Returns what was read beyond the request's head.
function detachSocket(socket) {
  const [handle, rest] = socket[kConnection].detach();
  restoreHandle(socket, handle);
  if (socket.timeout) socket.setTimeout(socket.timeout);
  // The end is heard even if the program reads nothing.
  if (socket._readableState.reading) handle.readStart();
  else socket.read(0);
  return rest;
}

module.exports = {
  attachSocket,
  detachSocket,
  emitTimeout,
  endInput,
  failSocket,
  ignoreErrors,
  isServerSocket,
  makeSocket,
  restoreHandle,
};
