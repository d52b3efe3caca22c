// The handles that can be sent over a channel: what goes out for each type, and what the receiver makes of it.

const { nodeError } = require('internal/errors');
const { socketList } = require('internal/child_process/socket_list');

// The name by which a handle travels.
function typeOf(handle) {
  const net = require('net');
  if (handle instanceof net.Socket) return 'net.Socket';
  if (handle instanceof net.Server) return 'net.Server';
  if (require('internal/net/listen').isBound(handle) && !handle.isPipe) return 'net.BoundSocket';
  if (handle instanceof require('dgram').Socket) return 'dgram.Socket';
  if (internalBinding('tcp').descriptorOf(handle) >= 0) return handle.kind === 'udp' ? 'dgram.Native' : 'net.Native';
  throw nodeError('ERR_INVALID_HANDLE_TYPE');
}

const ownHandle = {
  closesSent: false,
  send: (channel, envelope, handle) => handle,
  got: (channel, envelope, handle, emit) => emit(handle),
};

// For each type: send(channel, envelope, object, options) gives the native handle, or undefined where it is gone; got(channel, envelope, handle, emit) makes the object.
const conversions = {
  __proto__: null,
  'net.Native': ownHandle,
  'dgram.Native': ownHandle,
  'net.Server': {
    closesSent: false,
    send: (channel, envelope, server) => server._handle ?? undefined,
    got(channel, envelope, handle, emit) {
      const server = new (require('net').Server)();
      server.listen(handle, () => emit(server));
    },
  },
  'net.Socket': {
    closesSent: true,
    send(channel, envelope, socket, { keepOpen }) {
      const handle = socket._handle;
      if (!handle) return undefined;
      if (internalBinding('tcp').descriptorOf(handle) < 0) throw nodeError('ERR_INVALID_HANDLE_TYPE');
      if (socket.server) {
        envelope.key = socket.server._connectionKey;
        const isFirst = channel.sockets.send[envelope.key] === undefined;
        const list = socketList('send', channel, envelope.key);
        // From now on the server asks the child too for its connections.
        if (isFirst) socket.server._setupWorker(list);
        if (!keepOpen) socket.server._connections--;
      }
      if (!keepOpen) {
        handle.readStop();
        handle.onread = undefined;
        socket._server = null;
        socket._handle = null;
        socket.setTimeout(0);
      }
      return handle;
    },
    got(channel, envelope, handle, emit) {
      const socket = new (require('net').Socket)({ handle, readable: true, writable: true });
      if (envelope.key) socketList('got', channel, envelope.key).add(socket);
      emit(socket);
    },
  },
  'net.BoundSocket': {
    closesSent: true,
    send: (channel, envelope, bound) => require('internal/net/bound_socket').socketToSend(bound),
    got: (channel, envelope, handle, emit) => emit(require('internal/net/bound_socket').ofReceived(handle)),
  },
  'dgram.Socket': {
    closesSent: false,
    send(channel, envelope, socket) {
      envelope.dgramType = socket.type;
      return socket[require('internal/dgram/options').kState].handle ?? undefined;
    },
    got(channel, envelope, handle, emit) {
      const socket = new (require('dgram').Socket)(envelope.dgramType);
      socket.bind(handle, () => emit(socket));
    },
  },
};

module.exports = { conversions, typeOf };
