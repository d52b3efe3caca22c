// The servers of node:http. What they do with connections is loaded when the first one listens.

const net = require('net');
const { nodeError } = require('internal/errors');
const { validateInteger, validateObject, validateFunction } = require('internal/validators');
const { STATUS_CODES, lenientFlags, maxHeaderSize, takeValidation } = require('internal/http/common');
const { kEmptyObject } = require('internal/util');

const kBinding = Symbol('kBinding');
const kStreams = Symbol('kStreams');
const kClosingStreams = Symbol('kClosingStreams');
const kIncomingMessage = Symbol('IncomingMessage');
const kServerResponse = Symbol('ServerResponse');
const kClosing = Symbol('kClosing'); // The binding that listened until close() was called.
const kPath = Symbol('kPath');
const kCheckingInterval = Symbol('http.server.connectionsCheckingInterval');

function Server(options, requestListener) {
  if (!(this instanceof Server)) return new Server(options, requestListener);
  if (typeof options === 'function') {
    requestListener = options;
    options = kEmptyObject;
  } else if (options == null) {
    options = kEmptyObject;
  } else {
    validateObject(options, 'options');
  }
  if (requestListener !== undefined) validateFunction(requestListener, 'requestListener');
  net.Server.call(this, { allowHalfOpen: true });
  initialise(this, options);
  if (requestListener) this.on('request', requestListener);
  this.on('connection', connectionListener);
}
Object.setPrototypeOf(Server.prototype, net.Server.prototype);
Object.setPrototypeOf(Server, net.Server);

// A program may give a server streams of its own.
function connectionListener(socket) {
  if (!require('internal/http/connection').isServerSocket(socket))
    require('internal/http/streams').serveStream(this, socket);
}

// The class that a program gave, or the usual one, which is loaded when it is first needed.
function setClass(server, key, given, load) {
  if (given || Object.hasOwn(server, key)) server[key] = given || load();
  else internalBinding('util').defineLazyValues(server, key, load);
}

// What servers of HTTP have, whatever carries it.
function initialise(server, options) {
  setClass(server, kIncomingMessage, options.IncomingMessage, () => require('internal/http/incoming').IncomingMessage);
  setClass(server, kServerResponse, options.ServerResponse, () => require('internal/http/response').ServerResponse);
  takeValidation(server, options);
  server.maxHeaderSize = options.maxHeaderSize;
  server.joinDuplicateHeaders = options.joinDuplicateHeaders;
  server.requireHostHeader = options.requireHostHeader ?? true;
  server.rejectNonStandardBodyWrites = options.rejectNonStandardBodyWrites ?? false;
  server.highWaterMark = options.highWaterMark;
  server.noDelay = options.noDelay ?? true;
  server.keepAlive = options.keepAlive ?? false;
  const { shouldUpgradeCallback } = options;
  if (shouldUpgradeCallback !== undefined) validateFunction(shouldUpgradeCallback, 'options.shouldUpgradeCallback');
  server.shouldUpgradeCallback = shouldUpgradeCallback ?? hasUpgradeListener;
  server.timeout = 0;
  server.httpAllowHalfOpen = false;
  server[kClosing] = null;
  server[kBinding] = null;
  server[kStreams] = null;
  server[kClosingStreams] = null;
  server._times = {
    keepAliveTimeout: options.keepAliveTimeout ?? 5000,
    headersTimeout: options.headersTimeout ?? Math.min(60000, options.requestTimeout ?? 300000),
    requestTimeout: options.requestTimeout ?? 300000,
    maxRequestsPerSocket: 0,
    keepAliveTimeoutBuffer: options.keepAliveTimeoutBuffer ?? 1000,
    maxHeadersCount: null,
  };
  for (const name of timeLimits) validateInteger(server._times[name], name, 0);
  const { headersTimeout, requestTimeout } = server._times;
  if (requestTimeout > 0 && headersTimeout > requestTimeout)
    throw nodeError('ERR_OUT_OF_RANGE', 'headersTimeout', '<= requestTimeout', headersTimeout);
  server[kCheckingInterval] = options.connectionsCheckingInterval;
  if (options.connectionsCheckingInterval !== undefined)
    validateInteger(options.connectionsCheckingInterval, 'connectionsCheckingInterval', 0);
  Object.defineProperty(server, '_times', { __proto__: null, enumerable: false });
}

function hasUpgradeListener() {
  return this.listenerCount('upgrade') > 0;
}

const timeLimits = ['keepAliveTimeout', 'headersTimeout', 'requestTimeout', 'keepAliveTimeoutBuffer'];

function defineLimits(prototype, names = [...timeLimits, 'maxRequestsPerSocket', 'maxHeadersCount']) {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      __proto__: null,
      configurable: true,
      enumerable: true,
      get() {
        return this._times[name];
      },
      set(value) {
        this._times[name] = value;
        this[kBinding]?.configure(bindingOptions(this));
        this[kStreams]?.configure(bindingOptions(this));
      },
    });
  }
}
defineLimits(Server.prototype);

function bindingOptions(server) {
  const { keepAliveTimeout, keepAliveTimeoutBuffer } = server._times;
  return {
    ...server._times,
    keepAliveTimeout: keepAliveTimeout > 0 ? keepAliveTimeout + keepAliveTimeoutBuffer : 0, // The Keep-Alive header names the shorter time.
    connectionsCheckingInterval: server[kCheckingInterval],
    maxHeaderSize: server.maxHeaderSize || maxHeaderSize(),
    lenientFlags: lenientFlags(server),
  };
}

Object.defineProperty(Server.prototype, 'listening', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() {
    return this[kBinding] !== null;
  },
});
// Libraries look whether it is there (supertest closes only servers that have one).
Object.defineProperty(Server.prototype, '_handle', {
  __proto__: null,
  configurable: true,
  get() {
    return this[kBinding];
  },
});

Server.prototype.listen = function listen(...args) {
  const { normalizeListen, resolveHost } = require('internal/net/listen');
  const [options, callback] = normalizeListen(args);
  if (this[kBinding]) throw nodeError('ERR_SERVER_ALREADY_LISTEN');
  if (callback) this.once('listening', callback);
  if (options.signal) {
    const close = () => this.close();
    if (options.signal.aborted) process.nextTick(close);
    else options.signal.addEventListener('abort', close, { once: true });
  }
  const call = ++this._listenCalls;
  const isWanted = () => this._listenCalls === call;
  resolveHost(options, (error, resolved) => {
    if (!isWanted()) return;
    if (error) {
      process.nextTick(() => this.emit('error', error));
      return;
    }
    require('internal/net/sharing').listenInCluster(this, resolved, {
      isWanted,
      listen: (place) => startListening(this, place),
      failed: (failure) => this.emit('error', failure),
    });
  });
  return this;
};

// What serves the streams that a program gives, made for the first.
function streamBinding(server) {
  return (server[kStreams] ??= require('internal/http/exchanges').makeBinding(server));
}

function closeStreams(server) {
  const binding = server[kStreams];
  if (binding === null) return;
  server[kStreams] = null;
  server[kClosingStreams] = binding;
  binding.close();
}

// What serves a server's connections, even after close(), which leaves those that are not idle.
function bindingsOf(server) {
  const listening = server[kBinding] ?? server[kClosing];
  const streams = server[kStreams] ?? server[kClosingStreams];
  return [listening, streams].filter((binding) => binding !== null);
}

// What both kinds of servers do with their connections.
const connectionMethods = {
  closeAllConnections() {
    for (const binding of bindingsOf(this)) binding.closeAllConnections();
  },
  closeIdleConnections() {
    for (const binding of bindingsOf(this)) binding.closeIdleConnections();
  },
};

function startListening(server, options) {
  const binding = require('internal/http/exchanges').makeBinding(server);
  try {
    binding.listen(require('internal/net/sharing').withGivenSocket(options));
    require('internal/net/listen').setPipePermissions(options);
  } catch (error) {
    const failure = require('internal/net/listen').listenError(error, options);
    process.nextTick(() => server.emit('error', failure));
    return undefined;
  }
  server[kBinding] = binding;
  require('internal/net/sharing').state.servers.add(server);
  require('internal/process/active_handles').opened(server);
  server[kPath] = options.path ?? undefined;
  if (server._unreferenced) binding.unref();
  binding.tick(() => {
    if (server[kBinding] === binding) server.emit('listening');
  });
  return binding;
}

function emitCloseIfDone(server) {
  if (server[kBinding] !== null || !server._closing) return;
  server._closing = false;
  process.nextTick(() => server.emit('close'));
}

function beginToClose(server, binding) {
  server._closing = true;
  server[kBinding] = null;
  server[kClosing] = binding;
  require('internal/net/sharing').state.servers.delete(server);
  closeStreams(server);
}

// Closes the server for another one to take its place: a connection that is idle may be about to get a request, which is answered, and the client told to make a new connection.
Server.prototype._drain = function () {
  const binding = this[kBinding];
  const closeAfter = (req, res) => (res.shouldKeepAlive = false);
  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    if (this.listenerCount(event) > 0) this.prependListener(event, closeAfter);
  this._listenCalls++;
  beginToClose(this, binding);
  binding.drain(() => emitCloseIfDone(this));
};

Server.prototype.close = function close(callback) {
  const binding = this[kBinding];
  if (typeof callback === 'function') {
    if (binding === null) this.once('close', () => callback(nodeError('ERR_SERVER_NOT_RUNNING')));
    else this.once('close', callback);
  }
  this._listenCalls++;
  if (binding !== null) {
    this.closeIdleConnections();
    beginToClose(this, binding);
    require('internal/process/active_handles').closed(this);
    binding.close(() => emitCloseIfDone(this));
  } else if (!this._closing) {
    this._closing = true;
    emitCloseIfDone(this);
  }
  return this;
};

Server.prototype[Symbol.asyncDispose] = function () {
  return new Promise((resolve, reject) => this.close((error) => (error ? reject(error) : resolve())));
};

// Takes what an asynchronous listener has thrown: an answer that has not begun tells of it.
Server.prototype[Symbol.for('nodejs.rejection')] = function (error, event, ...args) {
  const [, response] = args;
  if (event !== 'request') {
    net.Server.prototype[Symbol.for('nodejs.rejection')].call(this, error, event, ...args);
  } else if (response.headersSent || response.writableEnded) {
    response.destroy();
  } else {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 500;
    response.end(STATUS_CODES[500]);
  }
};

Object.assign(Server.prototype, connectionMethods);

Server.prototype.address = function address() {
  return this[kPath] ?? (this[kBinding] === null ? null : this[kBinding].address());
};

Server.prototype.getConnections = function getConnections(callback) {
  process.nextTick(callback, null, (this[kBinding] ?? this[kClosing])?.connectionCount() ?? 0);
  return this;
};

const setTimeoutOfServer = (Server.prototype.setTimeout = function setTimeout(ms = 0, callback = undefined) {
  this.timeout = ms;
  if (callback) this.on('timeout', callback);
  return this;
});

Server.prototype.ref = function ref() {
  this._unreferenced = false;
  this[kBinding]?.ref();
  return this;
};

Server.prototype.unref = function unref() {
  this._unreferenced = true;
  this[kBinding]?.unref();
  return this;
};

module.exports = {
  Server,
  bindingOptions,
  closeStreams,
  connectionListener,
  connectionMethods,
  defineLimits,
  initialise,
  kIncomingMessage,
  kServerResponse,
  setTimeoutOfServer,
  streamBinding,
  timeLimits,
};
