// HTTP over streams that are no connections of the server itself: TLS sockets, and whatever else is given to it as a connection.

const { emitTimeout } = require('internal/http/connection');
const { streamBinding } = require('internal/http/server');
const { openStream } = require('internal/net/js_stream');

const kCarried = Symbol('kCarried');

function serveStream(server, socket) {
  const listeners = {
    end: () => connection.ended(),
    close: () => connection.lost(),
    error: (error) => {
      if (!server.emit('clientError', error, socket)) socket.destroy(error);
    },
    timeout: () => emitTimeout(server, socket),
  };
  socket.server = server;
  socket._httpMessage = null;
  const carried = { connection: undefined, listeners, leave: undefined };
  socket[kCarried] = carried;
  const handle = isConsumable(socket) ? consume(socket, carried) : open(socket, carried);
  const connection = (carried.connection = streamBinding(server).adopt(handle, socket, endStream));
  for (const name of Object.keys(listeners)) socket.on(name, listeners[name]);
  if (server.timeout && typeof socket.setTimeout === 'function') socket.setTimeout(server.timeout);
}

function open(socket, carried) {
  const { handle, leave } = openStream(socket);
  carried.leave = leave;
  return handle;
}

// Whether Java can read what comes for the socket, because nothing of it has come to JavaScript.
function isConsumable(socket) {
  return (
    Boolean(socket._handle?.isStreamBase) &&
    socket.readableLength === 0 &&
    socket.writableLength === 0 &&
    socket.listenerCount('data') === 0 &&
    socket.listenerCount('readable') === 0
  );
}

const listenerMethods = ['on', 'addListener', 'prependListener'];

// As in Node, the bytes come through the socket again once the program wants to see them.
function consume(socket, carried) {
  const handle = socket._handle;
  for (const name of listenerMethods) {
    socket[name] = function (event, listener) {
      if (event === 'data' || event === 'readable') unconsume(socket, carried);
      return Object.getPrototypeOf(socket)[name].call(this, event, listener);
    };
  }
  // The connection sees its traffic itself.
  handle.setTimeout = (ms, callback) => carried.connection.setTimeout(ms, callback);
  carried.leave = () => release(socket, handle);
  if (socket.timeout) process.nextTick(() => socket.setTimeout(socket.timeout));
  return handle;
}

function release(socket, handle) {
  for (const name of listenerMethods) delete socket[name];
  delete handle.setTimeout;
  if (socket.timeout) socket.setTimeout(socket.timeout);
  if (socket._readableState.reading) handle.readStart();
}

function unconsume(socket, carried) {
  carried.leave();
  carried.connection.carryBy(open(socket, carried));
}

function endStream(socket) {
  if (socket[kCarried] === undefined) return;
  if (typeof socket.destroySoon === 'function') socket.destroySoon();
  else socket.end(() => socket.destroy());
}

// Gives a stream back after an upgrade: what has been read beyond the head.
function leave(socket) {
  const { connection, listeners, leave: leaveStream } = socket[kCarried];
  socket[kCarried] = undefined;
  for (const name of Object.keys(listeners)) socket.off(name, listeners[name]);
  const rest = connection.release();
  leaveStream();
  // As with a stream that has not been read, the program's first 'data' listener starts the flow.
  socket.readableFlowing = null;
  return rest;
}

module.exports = { leave, serveStream };
