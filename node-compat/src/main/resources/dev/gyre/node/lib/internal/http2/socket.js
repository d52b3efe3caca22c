// The socket of a session: what carries it, and the proxy that programs get instead of it.

const { nodeError } = require('internal/errors');
const { kSession } = require('internal/http2/common');

// The handle that the session reads and writes, what gives a program's stream back, and what has been read before.
function socketOf(socket) {
  const received = [];
  if (!socket.connecting && socket._handle?.isStreamBase) {
    for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) received.push(chunk);
    return { carrier: socket._handle, leave: undefined, received };
  }
  const { handle, leave } = require('internal/net/js_stream').openStream(socket);
  return { carrier: handle, leave, received };
}

const forbidden = new Set([
  'emit',
  'end',
  'pause',
  'read',
  'resume',
  'write',
  'setEncoding',
  'setKeepAlive',
  'setNoDelay',
]);
const ofSession = new Set(['destroy', 'setTimeout', 'ref', 'unref']);

function proxyOf(session, kSocket) {
  function socketOrThrow() {
    const socket = session[kSocket];
    if (socket === undefined) throw nodeError('ERR_HTTP2_SOCKET_UNBOUND');
    return socket;
  }
  return new Proxy(session, {
    get(target, name) {
      if (ofSession.has(name)) return target[name].bind(target);
      if (forbidden.has(name)) throw nodeError('ERR_HTTP2_NO_SOCKET_MANIPULATION');
      const socket = socketOrThrow();
      if (name === kSession) return undefined;
      const value = socket[name];
      return typeof value === 'function' ? value.bind(socket) : value;
    },
    set(target, name, value) {
      if (ofSession.has(name)) {
        target[name] = value;
        return true;
      }
      if (forbidden.has(name)) throw nodeError('ERR_HTTP2_NO_SOCKET_MANIPULATION');
      socketOrThrow()[name] = value;
      return true;
    },
    has(target, name) {
      return name in socketOrThrow();
    },
    getPrototypeOf() {
      return Reflect.getPrototypeOf(socketOrThrow());
    },
  });
}

module.exports = { proxyOf, socketOf };
