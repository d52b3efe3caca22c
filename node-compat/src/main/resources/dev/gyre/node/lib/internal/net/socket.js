// The sockets of node:net.

const { Duplex } = require('internal/streams/duplex');
const { exceptionWithHostPort, nodeError } = require('internal/errors');
const { validateFunction, validateNumber, validateString } = require('internal/validators');
const { isBound, isIP } = require('internal/net/listen');
const { checkConnect, lookUp } = require('internal/net/lookup');
const { applyTypeOfService, defineTypeOfService, takeTypeOfService } = require('internal/net/type_of_service');
const diagnostics = require('internal/diagnostics');
const activeHandles = require('internal/process/active_handles');

function streamOf(fd) {
  return require('internal/net/sharing').streamOf(fd);
}

const boundSockets = () => require('internal/net/bound_socket');

const kHandle = Symbol('kHandle');
// The handle while the socket connects, which nothing but the program sees.
const kUnconnected = Symbol('kUnconnected');
const kTimer = Symbol('kTimer');
const kAddresses = Symbol('kAddresses');

function Socket(options) {
  if (!(this instanceof Socket)) return new Socket(options);
  options = { ...options };
  for (const name of ['objectMode', 'readableObjectMode', 'writableObjectMode']) {
    if (options[name]) throw nodeError('ERR_INVALID_ARG_VALUE', `options.${name}`, options[name], 'is not supported');
  }
  Duplex.call(this, {
    ...options,
    allowHalfOpen: Boolean(options.allowHalfOpen),
    emitClose: false,
    autoDestroy: true,
    signal: undefined,
  });
  this.connecting = false;
  this._hadError = false;
  this._host = null;
  this.timeout = undefined;
  this[kHandle] = null;
  this[kUnconnected] = undefined;
  this[kTimer] = null;
  this[kAddresses] = undefined;
  this._parent = null;
  this.server = null;
  // The server that counts the connection; a program may give the socket to another one.
  this._server = null;
  this._unreferenced = false;
  for (const name of ['_hadError', '_unreferenced', 'server', '_server', '_host'])
    Object.defineProperty(this, name, { __proto__: null, enumerable: false });
  this.on('end', noWritesAfterEnd);
  let given = options.fd === undefined || options.handle ? options.handle : streamOf(options.fd);
  if (isBound(given)) given = boundSockets().adoptBound(this, given);
  if (given) adopt(this, given);
  if (options.noDelay) this._noDelay = true;
  takeTypeOfService(this, options);
  if (options.blockList)
    this._blockList = require('internal/net/addresses').checkBlockList(options.blockList, 'options.blockList');
  if (options.signal) require('internal/streams/add_abort_signal').addAbortSignal(options.signal, this);
  // What comes from another process is read from the beginning; all other streams are read by who made them.
  if (given && (options.fd !== undefined || given !== this[kHandle]) && options.readable !== false) this.read(0);
}
Object.setPrototypeOf(Socket.prototype, Duplex.prototype);
Object.setPrototypeOf(Socket, Duplex);

function noWritesAfterEnd() {
  if (!this.allowHalfOpen) this.write = writeAfterEnd;
}

function writeAfterEnd(chunk, encoding, callback) {
  if (typeof encoding === 'function') callback = encoding;
  const error = new Error('This socket has been ended by the other party');
  error.code = 'EPIPE';
  if (typeof callback === 'function') process.nextTick(callback, error);
  this.destroy(error);
  return false;
}

// Makes the socket speak through a connected handle.
function adopt(socket, handle) {
  if (typeof handle.toStream === 'function') handle = handle.toStream();
  socket[kHandle] = handle;
  activeHandles.opened(socket);
  handle.onread = (error, bytes) => received(socket, error, bytes);
  if (socket._unreferenced) handle.unref();
  if (socket._noDelay) handle.setNoDelay(true);
}

function received(socket, error, bytes) {
  if (socket.destroyed) return;
  if (error) {
    socket.destroy(streamError(error, 'read'));
  } else if (bytes === undefined) {
    socket.push(null);
    if (socket.readableLength === 0) socket.read(0);
  } else {
    touch(socket);
    if (!socket.push(require('buffer').Buffer.from(bytes))) socket[kHandle]?.readStop();
  }
}

// 'read ECONNRESET': a uv error as streams report it.
function streamError(error, syscall) {
  return require('internal/errors').errnoException(error.errno, syscall);
}

Socket.prototype._read = function (size) {
  if (this.connecting) this.once('connect', () => this._read(size));
  else this[kHandle]?.readStart();
};

function whenConnected(socket, callback, action) {
  if (socket.connecting) {
    function onClose() {
      callback(nodeError('ERR_SOCKET_CLOSED_BEFORE_CONNECTION'));
    }
    socket.once('close', onClose);
    socket.once('connect', () => {
      socket.off('close', onClose);
      action();
    });
  } else if (socket[kHandle] === null) {
    callback(nodeError('ERR_SOCKET_CLOSED'));
  } else {
    action();
  }
}

function send(socket, data, callback) {
  whenConnected(socket, callback, () => {
    touch(socket);
    const handle = socket[kHandle];
    const done = (error) => {
      touch(socket);
      callback(error ? streamError(error, 'write') : undefined);
    };
    if (handle.writeNow === undefined) handle.write(data, done);
    else if (handle.writeNow(data, done)) callback(); // All of it was written at once: nothing is buffered when write() returns.
  });
}

Socket.prototype._write = function (data, encoding, callback) {
  send(this, data, callback);
};

Socket.prototype._writev = function (chunks, callback) {
  send(
    this,
    chunks.map(({ chunk }) => chunk),
    callback,
  );
};

Socket.prototype._final = function (callback) {
  if (this.connecting) {
    this.once('connect', () => this._final(callback));
  } else if (this[kHandle] === null) {
    callback();
  } else {
    this[kHandle].shutdown((error) =>
      callback(
        error && error.code !== 'ENOTCONN' && error.code !== 'ECANCELED' ? streamError(error, 'shutdown') : undefined,
      ),
    );
  }
};

Socket.prototype._destroy = function (error, callback) {
  this.connecting = false;
  clearTimeout(this[kTimer]);
  this[kTimer] = null;
  const handle = this[kHandle];
  this[kHandle] = null;
  activeHandles.closed(this);
  if (this._attempt === undefined) this[kUnconnected]?.close();
  else this._attempt.cancel();
  this._attempt = undefined;
  this[kUnconnected] = undefined;
  this._bound?.close();
  if (handle !== null) {
    remember(this, handle);
    const hadError = Boolean(error);
    handle.onread = undefined;
    const closed = () => {
      this.emit('close', hadError);
      released(this);
    };
    if (this._resetting) handle.reset(closed);
    else handle.close(closed);
    callback(error);
  } else {
    callback(error);
    process.nextTick(() => {
      this.emit('close', Boolean(error));
      released(this);
    });
  }
};

function released(socket) {
  const server = socket._server;
  if (!server) return;
  server._connections--;
  require('internal/net/server').emitCloseIfDone(server);
}

// Addresses and counts outlive the handle.
function remember(socket, handle) {
  socket._bytesRead = handle.bytesRead;
  socket._bytesWritten = handle.bytesWritten;
}

Socket.prototype.destroySoon = function destroySoon() {
  if (this.writable) this.end();
  if (this.writableFinished) this.destroy();
  else this.once('finish', this.destroy);
};

Socket.prototype.resetAndDestroy = function resetAndDestroy() {
  if (this[kHandle] === null && !this.connecting) {
    this.destroy(nodeError('ERR_SOCKET_CLOSED'));
    return this;
  }
  this._resetting = true;
  if (this.connecting) this.once('connect', () => this.destroy());
  else this.destroy();
  return this;
};

function touch(socket) {
  socket[kTimer]?.refresh();
}
Socket.prototype._unrefTimer = function () {
  touch(this);
};

Socket.prototype.setTimeout = function (ms, callback) {
  validateNumber(ms, 'msecs');
  if (ms < 0 || !Number.isFinite(ms)) throw nodeError('ERR_OUT_OF_RANGE', 'msecs', 'a non-negative finite number', ms);
  if (this.destroyed) return this;
  this.timeout = ms;
  clearTimeout(this[kTimer]);
  this[kTimer] = null;
  if (callback !== undefined) {
    validateFunction(callback, 'callback');
    if (ms === 0) this.removeListener('timeout', callback);
    else this.once('timeout', callback);
  }
  // The connection of an HTTP server sees its traffic itself.
  if (this[kHandle]?.setTimeout !== undefined) this[kHandle].setTimeout(ms);
  else if (ms > 0) this[kTimer] = setTimeout(() => this.emit('timeout'), ms).unref();
  return this;
};

Socket.prototype.setNoDelay = function setNoDelay(on = true) {
  const isChange = Boolean(on) !== Boolean(this._noDelay);
  this._noDelay = Boolean(on);
  if (isChange && this[kHandle]?.setNoDelay) this[kHandle].setNoDelay(this._noDelay);
  return this;
};

Socket.prototype.setKeepAlive = function setKeepAlive(on = false, delay = 0) {
  if (this.connecting) this.once('connect', () => this.setKeepAlive(on, delay));
  else this[kHandle]?.setKeepAlive(Boolean(on), delay);
  return this;
};

defineTypeOfService(Socket.prototype, kHandle);

Socket.prototype.ref = function ref() {
  this._unreferenced = false;
  this[kHandle]?.ref();
  return this;
};

Socket.prototype.unref = function unref() {
  this._unreferenced = true;
  this[kHandle]?.unref();
  return this;
};

Socket.prototype.address = function address() {
  const found = this[kHandle]?.localAddress();
  return found ? { address: found.address, family: found.family, port: found.port } : {};
};

Socket.prototype.pause = function pause() {
  // A read that is under way continues, because nothing would restart it.
  if (this[kHandle] && !this.connecting && !this._readableState.reading) this[kHandle].readStop();
  return Duplex.prototype.pause.call(this);
};

function remote(socket) {
  if (socket[kAddresses] === undefined && socket[kHandle]) socket[kAddresses] = socket[kHandle].remoteAddress();
  return socket[kAddresses];
}

function localOf(socket) {
  return socket[kHandle]?.localAddress() ?? socket._boundAddress;
}

Object.defineProperty(Socket.prototype, '_handle', {
  __proto__: null,
  configurable: true,
  get() {
    return this[kHandle] ?? this[kUnconnected] ?? null;
  },
  set(handle) {
    if (handle) adopt(this, handle);
    else this[kHandle] = null;
  },
});

const getters = {
  _connecting() {
    return this.connecting;
  },
  pending() {
    return (this[kHandle] === null && this._bound === undefined) || this.connecting;
  },
  readyState() {
    if (this.connecting) return 'opening';
    if (this.readable && this.writable) return 'open';
    if (this.readable) return 'readOnly';
    return this.writable ? 'writeOnly' : 'closed';
  },
  bufferSize() {
    return this[kHandle] ? this.writableLength : undefined;
  },
  bytesRead() {
    return this[kHandle] ? this[kHandle].bytesRead : (this._bytesRead ?? 0);
  },
  bytesWritten() {
    const state = this._writableState;
    if (state === undefined) return undefined; // The prototype itself.
    const sent = this[kHandle] ? this[kHandle].bytesWritten : (this._bytesWritten ?? 0);
    return sent + (this.connecting ? this.writableLength : waitingBytes(state));
  },
  remoteAddress() {
    return remote(this)?.address;
  },
  remoteFamily() {
    return remote(this)?.family;
  },
  remotePort() {
    return remote(this)?.port;
  },
  localAddress() {
    return localOf(this)?.address;
  },
  localFamily() {
    return localOf(this)?.family;
  },
  localPort() {
    return localOf(this)?.port;
  },
};
// What has been written and has not come to the handle.
function waitingBytes(state) {
  let bytes = 0;
  for (const { chunk, encoding } of state.getBuffer())
    bytes += typeof chunk === 'string' ? require('buffer').Buffer.byteLength(chunk, encoding) : chunk.length;
  return bytes;
}

for (const [name, get] of Object.entries(getters))
  Object.defineProperty(Socket.prototype, name, { __proto__: null, configurable: true, get });

// ---- connecting ----------------------------------------------------------------------------------------------------

// connect(options), connect(port, host), connect(path), each with a callback: [options, callback].
function normalizeConnect(args) {
  if (args.length === 1 && Array.isArray(args[0])) return args[0];
  const last = args[args.length - 1];
  const callback = typeof last === 'function' ? last : null;
  const [first] = args;
  if (first !== null && typeof first === 'object') return [first, callback];
  if (typeof first === 'string' && !(Number(first) >= 0)) return [{ path: first }, callback];
  const options = { port: first };
  if (typeof args[1] === 'string') options.host = args[1];
  return [options, callback];
}

Socket.prototype.connect = function connect(...args) {
  const [options, callback] = normalizeConnect(args);
  if (options.port === undefined && options.path == null)
    throw nodeError('ERR_MISSING_ARGS', ['options', 'port', 'path']);
  if (diagnostics.isWatched) diagnostics.publish('net.client.socket', { socket: this });
  // A socket that has ended begins anew.
  if (this.write !== Socket.prototype.write) this.write = Socket.prototype.write;
  if (this.destroyed) {
    this[kHandle] = null;
    this[kAddresses] = undefined;
    this._undestroy();
  }
  if (callback !== null) this.once('connect', callback);
  if (this._unreferenced) this.unref();
  this.connecting = true;
  this[kUnconnected] = internalBinding('tcp').createHandle(options.path != null);
  if (options.path != null) {
    validateString(options.path, 'options.path');
    process.nextTick(() => attempt(this, options, [], 0, []));
    return this;
  }
  const checked = checkConnect(options);
  const host = checked.host || 'localhost';
  if (options.noDelay) this._noDelay = true;
  const family = isIP(host);
  if (family !== 0) {
    process.nextTick(() => {
      if (!this.connecting) return;
      if (isBlocked(options.blockList ?? this._blockList, host, family))
        this.destroy(nodeError('ERR_IP_BLOCKED', host));
      else attempt(this, checked, [{ address: host, family }], 0, []);
    });
    return this;
  }
  this._host = host;
  const measured = diagnostics.isWatched
    ? diagnostics.measure('net', 'connect', { host, port: checked.port })
    : undefined;
  if (measured !== undefined) this.once('connect', () => measured());
  lookUp(this, host, checked, (addresses) => {
    touch(this);
    const open = withoutBlocked(options.blockList ?? this._blockList, addresses);
    if (open.length === 0) process.nextTick(() => this.destroy(nodeError('ERR_IP_BLOCKED', addresses[0].address)));
    else attempt(this, checked, open, 0, []);
  });
  return this;
};

function isBlocked(list, address, family) {
  return list?.check(address, `ipv${family}`) ?? false;
}

function withoutBlocked(list, addresses) {
  return list ? addresses.filter(({ address, family }) => !isBlocked(list, address, family)) : addresses;
}

// Tries one address after the other.
function attempt(socket, options, addresses, index, errors) {
  const { path, port, localAddress, localPort } = options;
  const target = addresses[index];
  const bound = socket._bound && boundSockets().takeBound(socket, options);
  const request = { host: target?.address, port, localAddress, localPort, path: path ?? undefined, bound };
  const isLast = index + 1 >= addresses.length;
  let timer;
  let isOver = false;
  function failed(failure) {
    socket[kUnconnected] = undefined;
    errors.push(failure);
    socket.emit('connectionAttemptFailed', target?.address ?? path, port, target?.family, failure);
    if (!isLast && socket.connecting) attempt(socket, options, addresses, index + 1, errors);
    else socket.destroy(errors.length === 1 ? failure : allFailed(errors));
  }
  function failureOf(errno) {
    return path != null
      ? exceptionWithHostPort(errno, 'connect', path)
      : exceptionWithHostPort(errno, 'connect', target.address, port);
  }
  socket.emit('connectionAttempt', target?.address, port, target?.family);
  const handle = (socket[kUnconnected] ??= internalBinding('tcp').createHandle(path != null));
  socket._attempt = internalBinding('tcp').connect(handle, request, (error) => {
    if (isOver) return;
    clearTimeout(timer);
    socket._attempt = undefined;
    if (!socket.connecting) handle.close();
    else if (error) failed(error.code === 'ERR_ACCESS_DENIED' ? error : failureOf(error.errno));
    else connected(socket, handle, options);
  });
  // An address that does not answer in time makes room for the next one.
  if (isLast) return;
  timer = setTimeout(() => {
    isOver = true;
    socket._attempt.cancel();
    socket._attempt = undefined;
    socket.emit('connectionAttemptTimeout', target.address, port, target.family);
    failed(failureOf('ETIMEDOUT'));
  }, options.autoSelectFamilyAttemptTimeout);
}

function allFailed(errors) {
  const error = new AggregateError(errors);
  error.code = errors[0].code;
  return error;
}

function connected(socket, handle, options) {
  socket.connecting = false;
  socket[kUnconnected] = undefined;
  // A TLSSocket puts a handle of its own around it.
  adopt(socket, socket._wrapConnected === undefined ? handle : socket._wrapConnected(handle));
  if (options.keepAlive) handle.setKeepAlive(true, options.keepAliveInitialDelay ?? 0);
  touch(socket);
  applyTypeOfService(socket, handle);
  socket.emit('connect');
  socket.emit('ready');
  if (!socket.destroyed && !socket.isPaused()) socket.read(0);
}

function connect(...args) {
  const normalized = normalizeConnect(args);
  const [options] = normalized;
  const socket = new Socket(isBound(options.handle) ? options : { ...options, handle: undefined });
  if (options.timeout) socket.setTimeout(options.timeout);
  return socket.connect(normalized);
}

module.exports = { Socket, connect };
