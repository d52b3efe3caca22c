// HTTP over streams of the program's own: TLS sockets, and whatever else is given to a server as a connection.

const { Buffer } = require('buffer');
const { emitTimeout } = require('internal/http/connection');
const { streamBinding } = require('internal/http/server');

const kCarried = Symbol('kCarried');

function serveStream(server, socket) {
  const stream = {
    write: (bytes) => socket.destroyed || socket.write(Buffer.from(bytes)),
    read: () => socket.resume(),
    end: () => {
      if (socket[kCarried] !== undefined) endStream(socket);
    },
  };
  socket.server ??= server;
  socket._httpMessage = null;
  const listeners = {
    data: (chunk) => {
      const wantsMore = connection.receive(chunk);
      // A request may have handed the stream to the program meanwhile.
      if (!wantsMore && socket[kCarried] !== undefined) socket.pause();
    },
    end: () => connection.ended(),
    close: () => connection.lost(),
    drain: () => connection.drained(),
    error: (error) => {
      if (!server.emit('clientError', error, socket)) socket.destroy(error);
    },
    timeout: () => emitTimeout(server, socket),
  };
  const carried = { connection: undefined, listeners };
  socket[kCarried] = carried;
  const connection = (carried.connection = streamBinding(server).adopt(stream, socket));
  for (const name of Object.keys(listeners)) socket.on(name, listeners[name]);
  if (server.timeout && typeof socket.setTimeout === 'function') socket.setTimeout(server.timeout);
}

function endStream(socket) {
  if (typeof socket.destroySoon === 'function') socket.destroySoon();
  else socket.end(() => socket.destroy());
}

// Gives a stream back after an upgrade: what has been read beyond the head.
function leave(socket) {
  const { connection, listeners } = socket[kCarried];
  socket[kCarried] = undefined;
  for (const name of Object.keys(listeners)) socket.off(name, listeners[name]);
  // As with a stream that has not been read, the program's first 'data' listener starts the flow.
  socket.readableFlowing = null;
  return connection.release();
}

module.exports = { leave, serveStream };
