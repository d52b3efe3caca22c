// The servers of node:net. The sockets of connections are loaded when the first server listens.

const EventEmitter = require('events');
const { nodeError } = require('internal/errors');
const { validateAbortSignal } = require('internal/validators');
const { isBound, isIP, listenError, normalizeListen, setPipePermissions, resolveHost } = require('internal/net/listen');
const { kEmptyObject } = require('internal/util');
const diagnostics = require('internal/diagnostics');
const activeHandles = require('internal/process/active_handles');

const kHandle = Symbol('kHandle');
const kTick = Symbol('kTick');

function Server(options, listener) {
  if (!(this instanceof Server)) return new Server(options, listener);
  EventEmitter.call(this);
  if (typeof options === 'function') {
    listener = options;
    options = kEmptyObject;
  } else if (options != null && typeof options !== 'object') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options', 'Object', options);
  }
  options = { ...options };
  if (typeof listener === 'function') this.on('connection', listener);
  this._connections = 0;
  this[kHandle] = null;
  this[kTick] = process.nextTick;
  this.allowHalfOpen = options.allowHalfOpen || false;
  this.pauseOnConnect = Boolean(options.pauseOnConnect);
  this.noDelay = Boolean(options.noDelay);
  this.keepAlive = Boolean(options.keepAlive);
  this.keepAliveInitialDelay = options.keepAliveInitialDelay ?? 0;
  this.highWaterMark = options.highWaterMark;
  this._unreferenced = false;
  this._closing = false;
  this._usingWorkers = false;
  this._workers = [];
  this._listenCalls = 0;
  this._distribute = undefined;
  Object.defineProperty(this, '_distribute', { __proto__: null, enumerable: false });
  Object.defineProperty(this, '_listenCalls', { __proto__: null, enumerable: false });
  if (options.blockList)
    this.blockList = require('internal/net/addresses').checkBlockList(options.blockList, 'options.blockList');
}
Object.setPrototypeOf(Server.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Server, EventEmitter);

Object.defineProperty(Server.prototype, 'listening', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    return this[kHandle] !== null;
  },
});
Object.defineProperty(Server.prototype, '_handle', {
  __proto__: null,
  configurable: true,
  get() {
    return this[kHandle];
  },
});

Server.prototype.listen = function listen(...args) {
  const isAdopting = isBound(args[0]) || isBound(args[0]?.handle);
  const [options, callback] = normalizeListen(
    isAdopting ? require('internal/net/bound_socket').listenArguments(args) : args,
  );
  if (this[kHandle] !== null || this._listening) throw nodeError('ERR_SERVER_ALREADY_LISTEN');
  if (callback) this.once('listening', callback);
  if (options.signal !== undefined) {
    validateAbortSignal(options.signal, 'options.signal');
    const close = () => this.close();
    if (options.signal.aborted) process.nextTick(close);
    else options.signal.addEventListener('abort', close, { once: true });
  }
  this._listening = true;
  const call = ++this._listenCalls;
  const told = traceListen(this, options);
  // close() and a later listen() end a call whose host or primary has not answered yet.
  const isWanted = () => this._listenCalls === call;
  const failed = (error) => {
    this._listening = false;
    if (told !== undefined) told(error);
    this.emit('error', error);
  };
  resolveHost(options, (error, resolved) => {
    if (!isWanted()) return;
    if (error) {
      this._listening = false;
      process.nextTick(failed, error);
      return;
    }
    require('internal/net/sharing').listenInCluster(this, resolved, {
      isWanted,
      listen: (place) => startListening(this, place, told),
      failed,
    });
  });
  return this;
};

// Publishes the start to the channels of net.server.listen. Returns a function that publishes the end or the error; undefined without subscribers.
function traceListen(server, options) {
  const tracing = diagnostics.tracing('net.server.listen');
  if (tracing === undefined) return undefined;
  tracing.asyncStart.publish({ server, options });
  return (error) => {
    if (error) tracing.error.publish({ server, error });
    else tracing.asyncEnd.publish({ server });
  };
}

function startListening(server, options, told) {
  const { withGivenSocket } = require('internal/net/sharing');
  server._listening = false;
  try {
    server[kHandle] = internalBinding('tcp').listen(withGivenSocket(options), (error, handle) =>
      accept(server, error, handle),
    );
    if (options.path !== undefined) server._pipeName = options.path;
    setPipePermissions(options);
  } catch (error) {
    if (error.code === 'ERR_ACCESS_DENIED') throw error;
    const failure = listenError(error, options);
    if (told !== undefined) told(failure);
    process.nextTick(() => server.emit('error', failure));
    return undefined;
  }
  if (told !== undefined) told();
  require('internal/net/socket');
  const handle = server[kHandle];
  server._connectionKey = connectionKey(options);
  require('internal/net/sharing').state.servers.add(server);
  activeHandles.opened(server);
  if (server._unreferenced) handle.unref();
  server[kTick] = (callback) => handle.tick(callback);
  handle.tick(() => {
    if (server[kHandle] !== null) server.emit('listening');
  });
  return handle;
}

// A name for the server among those whose connections are sent to one child.
function connectionKey({ path, host, port }) {
  const type = path === undefined ? isIP(host ?? '0.0.0.0') : -1;
  return `${type}:${path ?? host ?? null}:${path === undefined ? (port ?? 0) : -1}`;
}

function accept(server, error, handle) {
  if (error) return;
  // The primary of a cluster hands connections to its workers.
  if (server._distribute !== undefined) {
    server._distribute(handle);
    return;
  }
  if (server.maxConnections !== undefined && server._connections >= server.maxConnections) {
    const local = handle.localAddress();
    const peer = handle.remoteAddress();
    handle.close();
    server.emit('drop', {
      localAddress: local?.address,
      localPort: local?.port,
      localFamily: local?.family,
      remoteAddress: peer?.address,
      remotePort: peer?.port,
      remoteFamily: peer?.family,
    });
    return;
  }
  if (server.blockList !== undefined) {
    const peer = handle.remoteAddress();
    if (peer && server.blockList.check(peer.address, peer.family.toLowerCase())) {
      handle.close();
      return;
    }
  }
  const socket = new (require('internal/net/socket').Socket)({
    handle,
    allowHalfOpen: server.allowHalfOpen,
    noDelay: server.noDelay,
    readableHighWaterMark: server.highWaterMark,
    writableHighWaterMark: server.highWaterMark,
  });
  if (server.noDelay) handle.setNoDelay(true);
  if (server.keepAlive) handle.setKeepAlive(true, server.keepAliveInitialDelay);
  server._connections++;
  socket.server = server;
  socket._server = server;
  if (server.pauseOnConnect) socket.pause();
  server.emit('connection', socket);
  if (diagnostics.isWatched) diagnostics.publish('net.server.socket', { socket });
  if (!server.pauseOnConnect) socket.read(0);
}

function emitCloseIfDone(server) {
  if (server[kHandle] !== null || server._connections > 0 || !server._closing) return;
  server._closing = false;
  server[kTick](() => server.emit('close'));
}

Server.prototype.close = function close(callback) {
  const handle = this[kHandle];
  if (typeof callback === 'function') {
    if (handle === null) this.once('close', () => callback(nodeError('ERR_SERVER_NOT_RUNNING')));
    else this.once('close', callback);
  }
  this._closing = true;
  this._listenCalls++;
  this._listening = false;
  if (handle !== null) {
    activeHandles.closed(this);
    this[kHandle] = null;
    require('internal/net/sharing').state.servers.delete(this);
    handle.close();
  }
  if (this._usingWorkers) {
    // 'close' comes once, when no child has a connection any more.
    this._connections++;
    require('internal/net/sharing').closeWorkers(this, () => {
      this._connections--;
      emitCloseIfDone(this);
    });
  } else {
    emitCloseIfDone(this);
  }
  return this;
};

Server.prototype._setupWorker = function (list) {
  require('internal/net/sharing').setUpWorker(this, list);
};

Server.prototype[Symbol.asyncDispose] = function () {
  return new Promise((resolve, reject) => this.close((error) => (error ? reject(error) : resolve())));
};

// Takes what an asynchronous listener has thrown.
Server.prototype[Symbol.for('nodejs.rejection')] = function (error, event, socket) {
  if (event === 'connection') socket.destroy(error);
  else this.emit('error', error);
};

Server.prototype.address = function address() {
  return this._pipeName ?? (this[kHandle] === null ? null : this[kHandle].address());
};

Server.prototype.getConnections = function getConnections(callback) {
  if (this._usingWorkers)
    require('internal/net/sharing').countWithWorkers(this, (...answer) => process.nextTick(callback, ...answer));
  else process.nextTick(callback, null, this._connections);
  return this;
};

Server.prototype.ref = function ref() {
  this._unreferenced = false;
  this[kHandle]?.ref();
  return this;
};

Server.prototype.unref = function unref() {
  this._unreferenced = true;
  this[kHandle]?.unref();
  return this;
};

module.exports = { Server, emitCloseIfDone };
