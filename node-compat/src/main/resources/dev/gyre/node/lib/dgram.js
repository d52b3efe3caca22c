// node:dgram. https://nodejs.org/api/dgram.html

const EventEmitter = require('events');
const { Buffer } = require('buffer');
const { errnoException, exceptionWithHostPort, nodeError } = require('internal/errors');
const { checkSendTo, sendArguments } = require('internal/dgram/send');
const { bufferSize, kState, methods, requireOpen } = require('internal/dgram/options');
const { isIP } = require('internal/net/listen');
const { kEmptyObject } = require('internal/util');
const {
  validateAbortSignal,
  validateFunction,
  validateNumber,
  validateObject,
  validatePort,
  validateString,
} = require('internal/validators');

const kOwner = Symbol('owner_symbol');

const [UNBOUND, BINDING, BOUND] = [0, 1, 2];
const [DISCONNECTED, CONNECTING, CONNECTED] = [0, 1, 2];
const [REUSE_ADDRESS, REUSE_PORT, ONLY_IPV6] = [1, 2, 4];

const channel = require('diagnostics_channel').channel('udp.socket');

// ---- Handles -------------------------------------------------------------------------------------------------------

function lookup4(lookup, address, callback) {
  return lookup(address || '127.0.0.1', 4, callback);
}

function lookup6(lookup, address, callback) {
  return lookup(address || '::1', 6, callback);
}

function newHandle(type, lookup) {
  if (lookup === undefined) ({ lookup } = require('dns'));
  else validateFunction(lookup, 'lookup');
  if (type !== 'udp4' && type !== 'udp6') throw nodeError('ERR_SOCKET_BAD_TYPE');
  const handle = internalBinding('dgram').createHandle(type === 'udp6');
  handle.lookup = (type === 'udp4' ? lookup4 : lookup6).bind(handle, lookup);
  return handle;
}

function checkedBlockList(options, name) {
  const list = options?.[name];
  if (list && !require('net').BlockList.isBlockList(list))
    throw nodeError('ERR_INVALID_ARG_TYPE', `options.${name}`, 'net.BlockList', list);
  return list;
}

// ---- Socket --------------------------------------------------------------------------------------------------------

function Socket(type, listener) {
  EventEmitter.call(this);
  const options = type !== null && typeof type === 'object' ? type : undefined;
  if (options) {
    type = options.type;
    for (const name of ['recvBufferSize', 'sendBufferSize'])
      if (options[name]) validateNumber(options[name], `options.${name}`);
  }
  const receiveBlockList = checkedBlockList(options, 'receiveBlockList');
  const sendBlockList = checkedBlockList(options, 'sendBlockList');
  const handle = newHandle(type, options?.lookup);
  handle[kOwner] = this;
  this.type = type;
  if (typeof listener === 'function') this.on('message', listener);
  this[kState] = {
    handle,
    receiving: false,
    bindState: UNBOUND,
    connectState: DISCONNECTED,
    queue: undefined,
    reuseAddr: options?.reuseAddr,
    reusePort: options?.reusePort,
    ipv6Only: options?.ipv6Only,
    recvBufferSize: options?.recvBufferSize,
    sendBufferSize: options?.sendBufferSize,
    receiveBlockList,
    sendBlockList,
  };
  if (options?.signal !== undefined) closeWith(this, options.signal);
  if (channel.hasSubscribers) channel.publish({ socket: this });
}
Object.setPrototypeOf(Socket.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Socket, EventEmitter);

function closeWith(socket, signal) {
  validateAbortSignal(signal, 'options.signal');
  const onAborted = () => {
    if (socket[kState].handle) socket.close();
  };
  if (signal.aborted) {
    onAborted();
    return;
  }
  const disposable = require('internal/events').addAbortListener(signal, onAborted);
  socket.once('close', disposable[Symbol.dispose]);
}

function createSocket(type, listener) {
  return new Socket(type, listener);
}

// What is asked of a socket that is being bound waits until it is.
function enqueue(socket, action) {
  const state = socket[kState];
  if (state.queue === undefined) {
    state.queue = [];
    socket.once(EventEmitter.errorMonitor, notBound);
    socket.once('listening', nowBound);
  }
  state.queue.push(action);
}

function nowBound() {
  this.removeListener(EventEmitter.errorMonitor, notBound);
  const { queue } = this[kState];
  this[kState].queue = undefined;
  for (const action of queue) action.call(this);
}

function notBound() {
  this.removeListener('listening', nowBound);
  this[kState].queue = undefined;
}

// ---- Binding -------------------------------------------------------------------------------------------------------

function beginToBind(socket) {
  requireOpen(socket);
  const state = socket[kState];
  if (state.bindState !== UNBOUND) throw nodeError('ERR_SOCKET_ALREADY_BOUND');
  state.bindState = BINDING;
  return state;
}

function flagsOf({ reuseAddr, reusePort, ipv6Only }) {
  return (reuseAddr ? REUSE_ADDRESS : 0) | (reusePort ? REUSE_PORT : 0) | (ipv6Only ? ONLY_IPV6 : 0);
}

function anyAddress(socket) {
  return socket.type === 'udp4' ? '0.0.0.0' : '::';
}

function bindNow(socket, address, port) {
  const state = socket[kState];
  const errno = state.handle.bind(address, port || 0, flagsOf(state));
  if (errno === 0) return startReceiving(socket);
  state.bindState = UNBOUND;
  return exceptionWithHostPort(errno, 'bind', address, port);
}

function startReceiving(socket) {
  const state = socket[kState];
  const errno = state.handle.receive((failure, bytes, sender) => received(socket, failure, bytes, sender));
  if (errno !== 0) {
    state.bindState = UNBOUND;
    return errnoException(errno, 'recvStart');
  }
  state.receiving = true;
  state.bindState = BOUND;
  if (state.recvBufferSize) bufferSize(socket, state.recvBufferSize, true);
  if (state.sendBufferSize) bufferSize(socket, state.sendBufferSize, false);
  return undefined;
}

function received(socket, failure, bytes, sender) {
  if (failure !== undefined) {
    socket.emit('error', errnoException(failure, 'recvmsg'));
    return;
  }
  if (socket[kState].receiveBlockList?.check(sender.address, sender.family.toLowerCase())) return;
  const message = Buffer.from(bytes);
  sender.size = message.length;
  socket.emit('message', message, sender);
}

// Listeners of one outcome go when the other one comes.
function whenBound(socket, callback) {
  function removeListeners() {
    socket.removeListener('error', removeListeners);
    socket.removeListener('listening', onListening);
  }
  function onListening() {
    removeListeners();
    callback.call(socket);
  }
  socket.on('error', removeListeners);
  socket.on('listening', onListening);
}

Socket.prototype.bind = function bind(port_, address_ /* , callback */) {
  const state = beginToBind(this);
  const callback = arguments.length > 0 && arguments[arguments.length - 1];
  if (typeof callback === 'function') whenBound(this, callback);
  let exclusive = false;
  let port = typeof port_ === 'function' ? 0 : port_;
  let address = typeof address_ === 'function' ? '' : address_;
  if (port !== null && typeof port === 'object') {
    const given = givenSocket(port);
    if (given !== undefined) {
      bindToGiven(this, given);
      return this;
    }
    if (port.fd !== undefined && Number.isInteger(port.fd) && port.fd > 0) {
      state.bindState = UNBOUND;
      // Descriptors of other programs' UDP sockets cannot be taken over; every other kind is an error in Node too.
      throw nodeError('ERR_INVALID_FD_TYPE', require('internal/net/sharing').descriptorType(port.fd));
    }
    exclusive = Boolean(port.exclusive);
    ({ port, address } = { address: port.address || '', port: port.port });
  }
  address ||= anyAddress(this);
  state.handle.lookup(address, (error, ip) => {
    if (!state.handle) return;
    if (error) {
      state.bindState = UNBOUND;
      this.emit('error', error);
      return;
    }
    const { cluster } = require('internal/net/sharing').state;
    if (cluster !== undefined && !exclusive && !state.reusePort) bindInCluster(this, cluster, ip, port || 0);
    else bound(this, bindNow(this, ip, port));
  });
  return this;
};

function bound(socket, failure) {
  if (failure) socket.emit('error', failure);
  else socket.emit('listening');
}

// A worker of a cluster gets a socket that all workers share from the primary.
function bindInCluster(socket, cluster, address, port) {
  const state = socket[kState];
  const query = { address, port, addressType: socket.type, fd: -1, flags: flagsOf(state) };
  cluster._getServer(socket, query, (errno, answer) => {
    if (errno !== 0) {
      socket.emit('error', exceptionWithHostPort(errno, 'bind', address, port));
      state.bindState = UNBOUND;
    } else if (!state.handle) {
      answer.close();
    } else {
      const failure = takeSocket(socket, answer.socket);
      if (!failure) answer.track(state.handle);
      bound(socket, failure);
    }
  });
}

// A socket that another process sent, or a UDP socket of the program's own.
function givenSocket(value) {
  const { descriptorOf } = internalBinding('tcp');
  const handle = value instanceof Socket ? value[kState].handle : value;
  if (descriptorOf(handle) < 0) return undefined;
  if (handle.kind === 'udp') return handle;
  return internalBinding('tcp').descriptor(internalBinding('child_process').duplicate(descriptorOf(handle)));
}

function bindToGiven(socket, given) {
  const failure = takeSocket(socket, given);
  if (failure) throw failure;
  process.nextTick(() => socket.emit('listening'));
}

// Replaces the handle, which is of no use any more.
function takeSocket(socket, descriptor) {
  const state = socket[kState];
  const handle = internalBinding('dgram').createHandle(descriptor.isIPv6);
  handle.lookup = state.handle.lookup;
  handle[kOwner] = socket;
  state.handle.close();
  state.handle = handle;
  const errno = handle.open(descriptor);
  if (errno === 0) return startReceiving(socket);
  state.bindState = UNBOUND;
  return errnoException(errno, 'open');
}

// A bound socket for workers to share; the number of the error where there is none.
function _createSocketHandle(address, port, addressType, fd, flags) {
  const handle = internalBinding('dgram').createHandle(addressType === 'udp6');
  const errno = port || address ? handle.bind(address, port || 0, flags) : 0;
  if (errno === 0) return handle;
  handle.close();
  return errno;
}

function requireNumeric(address, name, method) {
  if (isIP(address) === 0) {
    const reason = `must be a numeric IP address; ${method} does not perform DNS resolution`;
    throw nodeError('ERR_INVALID_ARG_VALUE', name, address, reason);
  }
}

Socket.prototype.bindSync = function bindSync(options = kEmptyObject) {
  requireOpen(this);
  validateObject(options, 'options');
  const port = validatePort(options.port ?? 0, 'options.port');
  const address = options.address ?? anyAddress(this);
  validateString(address, 'options.address');
  requireNumeric(address, 'options.address', 'bindSync');
  beginToBind(this);
  const failure = bindNow(this, address, port);
  if (failure) throw failure;
  process.nextTick(() => {
    if (this[kState].handle) this.emit('listening');
  });
  return this.address();
};

// ---- Connecting ----------------------------------------------------------------------------------------------------

Socket.prototype.connect = function connect(port, address, callback) {
  port = validatePort(port, 'Port', false);
  if (typeof address === 'function') [address, callback] = ['', address];
  else if (address === undefined) address = '';
  validateString(address, 'address');
  requireOpen(this);
  const state = this[kState];
  if (state.connectState !== DISCONNECTED) throw nodeError('ERR_SOCKET_DGRAM_IS_CONNECTED');
  state.connectState = CONNECTING;
  if (state.bindState === UNBOUND) this.bind({ port: 0, exclusive: true }, null);
  if (state.bindState === BOUND) lookUpPeer(this, port, address, callback);
  else enqueue(this, () => lookUpPeer(this, port, address, callback));
};

function lookUpPeer(socket, port, address, callback) {
  const state = socket[kState];
  if (callback) socket.once('connect', callback);
  state.handle.lookup(address, (error, ip) => {
    if (!state.handle) return;
    let failure = error;
    if (!error) {
      const errno = state.handle.connect(ip, port);
      if (errno !== 0) failure = exceptionWithHostPort(errno, 'connect', address, port);
    }
    if (!failure) {
      state.connectState = CONNECTED;
      process.nextTick(() => socket.emit('connect'));
      return;
    }
    state.connectState = DISCONNECTED;
    process.nextTick(() => {
      if (callback) {
        socket.removeListener('connect', callback);
        callback.call(socket, failure);
      } else {
        socket.emit('error', failure);
      }
    });
  });
}

Socket.prototype.connectSync = function connectSync(port, address) {
  port = validatePort(port, 'Port', false);
  address ??= this.type === 'udp4' ? '127.0.0.1' : '::1';
  validateString(address, 'address');
  requireNumeric(address, 'address', 'connectSync');
  requireOpen(this);
  const state = this[kState];
  if (state.connectState !== DISCONNECTED) throw nodeError('ERR_SOCKET_DGRAM_IS_CONNECTED');
  if (state.bindState !== BOUND) this.bindSync();
  const errno = state.handle.connect(address, port);
  if (errno !== 0) throw exceptionWithHostPort(errno, 'connect', address, port);
  state.connectState = CONNECTED;
  process.nextTick(() => this.emit('connect'));
};

Socket.prototype.disconnect = function disconnect() {
  const state = this[kState];
  if (state.connectState !== CONNECTED) throw nodeError('ERR_SOCKET_DGRAM_NOT_CONNECTED');
  const errno = state.handle.disconnect();
  if (errno !== 0) throw errnoException(errno, 'connect');
  state.connectState = DISCONNECTED;
};

// ---- Sending -------------------------------------------------------------------------------------------------------

Socket.prototype.sendto = function sendto(buffer, offset, length, port, address, callback) {
  checkSendTo([buffer, offset, length, port, address]);
  this.send(buffer, offset, length, port, address, callback);
};

Socket.prototype.send = function send(buffer, offset, length, port, address, callback) {
  const state = this[kState];
  const connected = state.connectState === CONNECTED;
  const datagram = sendArguments(connected, buffer, offset, length, port, address, callback);
  requireOpen(this);
  if (state.bindState === UNBOUND) this.bind({ port: 0, exclusive: true }, null);
  if (state.bindState === BOUND) lookUpReceiver(this, datagram, connected);
  else enqueue(this, () => lookUpReceiver(this, datagram, state.connectState === CONNECTED));
};

function lookUpReceiver(socket, datagram, connected) {
  if (connected) transmit(socket, datagram, null, null);
  else socket[kState].handle?.lookup(datagram.address, (error, ip) => transmit(socket, datagram, error, ip));
}

function transmit(socket, datagram, error, ip) {
  const { list, port, callback } = datagram;
  const { handle, sendBlockList } = socket[kState];
  if (error) {
    process.nextTick(() => (callback ? callback(error) : socket.emit('error', error)));
    return;
  }
  if (!handle) return;
  if (ip && sendBlockList?.check(ip, `ipv${isIP(ip)}`)) {
    if (callback) process.nextTick(callback, nodeError('ERR_IP_BLOCKED', ip));
    return;
  }
  const result = handle.send(list, ip, port ?? 0, callback && ((errno) => sent(datagram, ip, errno)));
  if (typeof result === 'object') {
    const denial = sendError(datagram, ip, result);
    process.nextTick(() => (callback ? callback(denial) : socket.emit('error', denial)));
    return;
  }
  if (!callback || result === 0) return;
  if (result > 0) process.nextTick(callback, null, sizeOf(list));
  else process.nextTick(callback, sendError(datagram, ip, result));
}

function sent(datagram, ip, errno) {
  const { list, callback } = datagram;
  callback(errno === 0 ? null : sendError(datagram, ip, errno), sizeOf(list));
}

function sendError({ address, port }, ip, errno) {
  return exceptionWithHostPort(errno, 'send', address ?? ip ?? undefined, port);
}

function sizeOf(list) {
  let size = 0;
  for (let i = 0; i < list.length; i++) size += list[i].byteLength;
  return size;
}

// ---- Addresses and the end -----------------------------------------------------------------------------------------

Socket.prototype.close = function close(callback) {
  const state = this[kState];
  if (typeof callback === 'function') this.on('close', callback);
  if (state.queue !== undefined) {
    state.queue.push(() => this.close());
    return this;
  }
  requireOpen(this);
  const { handle } = state;
  state.receiving = false;
  state.handle = null;
  handle.close();
  handle.tick(() => this.emit('close'));
  return this;
};

Socket.prototype[Symbol.asyncDispose] = async function () {
  if (!this[kState].handle) return;
  await new Promise((resolve, reject) => this.close((error) => (error ? reject(error) : resolve())));
};

function addressOrThrow(found, syscall) {
  if (typeof found === 'number') throw errnoException(found, syscall);
  return found;
}

Socket.prototype.address = function address() {
  requireOpen(this);
  return addressOrThrow(this[kState].handle.localAddress(), 'getsockname');
};

Socket.prototype.remoteAddress = function remoteAddress() {
  requireOpen(this);
  const state = this[kState];
  if (state.connectState !== CONNECTED) throw nodeError('ERR_SOCKET_DGRAM_NOT_CONNECTED');
  return addressOrThrow(state.handle.remoteAddress(), 'getpeername');
};

Object.assign(Socket.prototype, methods);

module.exports = { _createSocketHandle, createSocket, Socket };
