// The socket of requests and responses: the stream where it has a method of that name, else the session's socket.

const { nodeError } = require('internal/errors');

const kProxySocket = Symbol('proxySocket');
const ofStream = new Set(['on', 'once', 'end', 'emit', 'destroy', 'writable', 'destroyed', 'readable', 'setTimeout']);
const forbidden = new Set(['write', 'read', 'pause', 'resume']);

function socketOfStream(stream) {
  return (stream[kProxySocket] ??= new Proxy(stream, handler));
}

const handler = {
  has(stream, name) {
    const target = stream.session === undefined ? stream : stream.session.socket;
    return name in stream || name in target;
  },
  get(stream, name) {
    if (ofStream.has(name)) return typeof stream[name] === 'function' ? stream[name].bind(stream) : stream[name];
    if (name === 'setTimeout') return stream.session?.setTimeout.bind(stream.session);
    if (forbidden.has(name)) throw nodeError('ERR_HTTP2_NO_SOCKET_MANIPULATION');
    const target = stream.session === undefined ? stream : stream.session.socket;
    const value = target[name];
    return typeof value === 'function' ? value.bind(target) : value;
  },
  getPrototypeOf(stream) {
    return Reflect.getPrototypeOf(stream.session === undefined ? stream : stream.session.socket);
  },
  set(stream, name, value) {
    if (ofStream.has(name)) {
      stream[name] = value;
      return true;
    }
    if (forbidden.has(name)) throw nodeError('ERR_HTTP2_NO_SOCKET_MANIPULATION');
    const target = stream.session === undefined ? stream : stream.session.socket;
    target[name] = value;
    return true;
  },
};

module.exports = { socketOfStream };
