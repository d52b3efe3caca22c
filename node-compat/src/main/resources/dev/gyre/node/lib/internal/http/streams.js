// HTTP over streams that are no connections of the server itself: TLS sockets, and whatever else is given to it as a connection.

const { attachSocket, detachSocket, emitTimeout, isServerSocket, restoreHandle } = require('internal/http/connection');
const { streamBinding } = require('internal/http/server');
const { openStream } = require('internal/net/js_stream');

const kCarried = Symbol('kCarried');

function serveStream(server, socket) {
  socket.server = server;
  socket._httpMessage = null;
  if (isConsumable(socket)) consume(server, socket);
  else serve(server, socket);
  if (server.timeout && typeof socket.setTimeout === 'function') socket.setTimeout(server.timeout);
}

// The socket hears of the stream itself, and reads and writes it for the connection.
function serve(server, socket) {
  const { handle, leave } = openStream(socket);
  const connection = streamBinding(server).adopt(handle, socket);
  carry(server, socket, connection, leave);
  connection.open(endStream);
}

function carry(server, socket, connection, leave) {
  const listeners = {
    end: () => connection.ended(),
    close: () => connection.lost(),
    error: (error) => {
      if (!server.emit('clientError', error, socket)) socket.destroy(error);
    },
    timeout: () => emitTimeout(server, socket),
  };
  socket[kCarried] = { connection, listeners, leave };
  for (const name of Object.keys(listeners)) socket.on(name, listeners[name]);
}

// Whether Java can read what comes for the socket, because nothing of it has come to JavaScript.
function isConsumable(socket) {
  return (
    !socket.connecting &&
    Boolean(socket._handle?.isStreamBase) &&
    socket.readableLength === 0 &&
    socket.writableLength === 0 &&
    socket.listenerCount('data') === 0 &&
    socket.listenerCount('readable') === 0
  );
}

const listenerMethods = ['on', 'addListener', 'prependListener'];

// The connection reads and writes the socket's handle, and becomes its handle. As in Node, the bytes come through the socket again once the program wants to see them.
function consume(server, socket) {
  const handle = socket._handle;
  const connection = streamBinding(server).adopt(handle, socket);
  attachSocket(server, socket, connection);
  socket._handle = connection;
  for (const name of listenerMethods) {
    socket[name] = function (event, listener) {
      if (event === 'data' || event === 'readable') unconsume(server, socket, handle, connection);
      return Object.getPrototypeOf(socket)[name].call(this, event, listener);
    };
  }
  if (socket.timeout) socket.setTimeout(socket.timeout);
  connection.open();
}

function restoreMethods(socket) {
  for (const name of listenerMethods) delete socket[name];
}

function unconsume(server, socket, handle, connection) {
  restoreMethods(socket);
  restoreHandle(socket, handle);
  const { handle: stream, leave } = openStream(socket);
  connection.carryBy(stream, endStream);
  carry(server, socket, connection, leave);
  if (socket.timeout) socket.setTimeout(socket.timeout);
  if (socket._readableState.reading) handle.readStart();
}

function endStream(socket) {
  if (socket[kCarried] === undefined) return;
  if (typeof socket.destroySoon === 'function') socket.destroySoon();
  else socket.end(() => socket.destroy());
}

// Gives a stream back after an upgrade: what has been read beyond the head.
function leave(socket) {
  let rest;
  if (isServerSocket(socket)) {
    restoreMethods(socket);
    rest = detachSocket(socket);
  } else {
    const { connection, listeners, leave: leaveStream } = socket[kCarried];
    socket[kCarried] = undefined;
    for (const name of Object.keys(listeners)) socket.off(name, listeners[name]);
    rest = connection.release();
    leaveStream();
  }
  // As with a stream that has not been read, the program's first 'data' listener starts the flow.
  socket.readableFlowing = null;
  return rest;
}

module.exports = { leave, serveStream };
