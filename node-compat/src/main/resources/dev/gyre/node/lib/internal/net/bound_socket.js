// net.BoundSocket: a socket that is bound before a server or a connection takes it. https://nodejs.org/api/net.html#class-netboundsocket

const { errnoException, exceptionWithHostPort, nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateBoolean, validateObject, validatePort, validateString } = require('internal/validators');

const kTake = Symbol('kTake');
const kReceived = Symbol('kReceived');

// The number of a uv error that the binding threw.
function bind(place, errorOf) {
  try {
    return internalBinding('tcp').bind(place);
  } catch (error) {
    if (typeof error.errno !== 'number') throw error;
    throw errorOf(error.errno);
  }
}

function bindPath(options) {
  const { path } = options;
  if (['host', 'port', 'ipv6Only', 'reusePort'].some((name) => options[name] !== undefined)) {
    const reason = 'path is mutually exclusive with host, port, ipv6Only, and reusePort';
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options', options, reason);
  }
  validateString(path, 'options.path');
  return bind({ path }, (errno) => {
    // As libuv does, which takes a missing folder for one without permission.
    const isMissing = errno === require('internal/uv').errorNumber('ENOENT');
    return errnoException(isMissing ? 'EACCES' : errno, 'bind');
  });
}

function bindAddress(options) {
  const port = validatePort(options.port ?? 0, 'options.port');
  const { ipv6Only, reusePort } = { ipv6Only: options.ipv6Only ?? false, reusePort: options.reusePort ?? false };
  validateBoolean(ipv6Only, 'options.ipv6Only');
  validateBoolean(reusePort, 'options.reusePort');
  const host = options.host ?? (ipv6Only ? '::' : '0.0.0.0');
  validateString(host, 'options.host');
  if (require('internal/net/listen').isIP(host) === 0) {
    const reason = 'must be a numeric IP address; net.BoundSocket does not perform DNS resolution';
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.host', host, reason);
  }
  return bind({ host, port, ipv6Only, reusePort }, (errno) => exceptionWithHostPort(errno, 'bind', host, port));
}

class BoundSocket {
  #socket; // Undefined once it was taken or closed.
  #address;
  #path;

  constructor(options = kEmptyObject) {
    validateObject(options, 'options');
    this.#path = options.path;
    this.#socket = options[kReceived] ?? (this.#path === undefined ? bindAddress(options) : bindPath(options));
    this.#address = this.#path ?? this.#socket.address();
  }

  #check() {
    if (this.#socket === undefined) throw nodeError('ERR_SOCKET_HANDLE_ADOPTED');
    return this.#socket;
  }

  address() {
    this.#check();
    return this.#address;
  }

  fd() {
    return this.#check().fd;
  }

  close() {
    this.#check().close();
    this.#socket = undefined;
  }

  [Symbol.dispose]() {
    this.#socket?.close();
    this.#socket = undefined;
  }

  [kTake]() {
    const socket = this.#check();
    this.#socket = undefined;
    return socket;
  }

  static isTaken(bound) {
    return bound.#socket === undefined;
  }

  get isPipe() {
    return this.#path !== undefined;
  }
}

const { isTaken } = BoundSocket;
delete BoundSocket.isTaken;

// The socket of a BoundSocket that goes to another process.
function socketToSend(bound) {
  if (isTaken(bound)) throw nodeError('ERR_WORKER_HANDLE_NOT_TRANSFERABLE', 'net.BoundSocket');
  return bound[kTake]();
}

// A BoundSocket of a socket that another process has sent.
const ofReceived = (socket) => new BoundSocket({ [kReceived]: socket });

// The arguments of listen() with the socket, or the path, in the place of a BoundSocket that was given.
function listenArguments(args) {
  const [first, ...rest] = args;
  const bound = [first, first?.handle].find((value) => value instanceof BoundSocket);
  if (bound === undefined) return args;
  const path = bound.isPipe ? bound.address() : undefined;
  const handle = bound[kTake]();
  const backlog = rest.find((value) => typeof value === 'number');
  const callback = rest.filter((value) => typeof value === 'function');
  if (path === undefined) return [{ handle, backlog }, ...callback];
  // The server binds the path once more, and removes it at its end.
  handle.close();
  return [{ path, backlog, exclusive: true }, ...callback];
}

// Gives a BoundSocket to a net.Socket, which connects from there. Returns undefined, since that is no handle yet.
function adoptBound(socket, bound) {
  const address = bound.address();
  const define = (name, value) => Object.defineProperty(socket, name, { __proto__: null, writable: true, value });
  define('_bound', bound[kTake]());
  if (!bound.isPipe) define('_boundAddress', address);
}

// The socket that connect() continues with, if one was adopted.
function takeBound(socket, options) {
  const bound = socket._bound;
  if (options.localAddress !== undefined || options.localPort !== undefined) {
    const reason = 'localAddress and localPort cannot be used with an adopted bound socket';
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options', options, reason);
  }
  socket._bound = undefined;
  if (bound.kind === 'tcp') return bound;
  // A path has no more use for a client.
  bound.close();
  return undefined;
}

const isBoundSocket = (value) => value instanceof BoundSocket;

module.exports = {
  BoundSocket,
  adoptBound,
  isBoundSocket,
  listenArguments,
  ofReceived,
  socketToSend,
  takeBound,
};
