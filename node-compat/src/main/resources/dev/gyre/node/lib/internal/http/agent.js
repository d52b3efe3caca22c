// Agent: the connections that HTTP clients share. https://nodejs.org/api/http.html#class-httpagent

const EventEmitter = require('events');
const { kEmptyObject } = require('internal/util');
const { validateNumber, validateOneOf, validateString } = require('internal/validators');

const kRequestOptions = Symbol('requestOptions');
const kOnKeylog = Symbol('onkeylog');

function Agent(options) {
  if (!(this instanceof Agent)) return new Agent(options);
  EventEmitter.call(this);
  this.options = { __proto__: null, ...options };
  this.defaultPort = this.options.defaultPort || 80;
  this.protocol = this.options.protocol || 'http:';
  this.options.noDelay ??= true;
  this.options.path = null; // Not a unix socket by default.
  this.requests = { __proto__: null };
  this.sockets = { __proto__: null };
  this.freeSockets = { __proto__: null };
  this.keepAliveMsecs = this.options.keepAliveMsecs || 1000;
  this.keepAlive = this.options.keepAlive || false;
  this.maxSockets = this.options.maxSockets || Agent.defaultMaxSockets;
  this.maxFreeSockets = this.options.maxFreeSockets || 256;
  this.scheduling = this.options.scheduling || 'lifo';
  this.maxTotalSockets = this.options.maxTotalSockets;
  this.totalSocketCount = 0;
  const buffer = this.options.agentKeepAliveTimeoutBuffer;
  this.agentKeepAliveTimeoutBuffer =
    typeof buffer === 'number' && buffer >= 0 && Number.isFinite(buffer) ? buffer : 1000;
  validateOneOf(this.scheduling, 'scheduling', ['fifo', 'lifo']);
  if (this.maxTotalSockets !== undefined) validateNumber(this.maxTotalSockets, 'maxTotalSockets', 1);
  else this.maxTotalSockets = Infinity;
  if (this.options.proxyEnv) require('internal/http/proxy').takeProxy(this, this.options.proxyEnv);
  this.on('free', (socket, connection) => socketFreed(this, socket, connection));
  // Secrets are emitted only to listeners.
  this.on('newListener', enableKeylog);
}
Object.setPrototypeOf(Agent.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Agent, EventEmitter);

Agent.defaultMaxSockets = Infinity;

function enableKeylog(event) {
  if (event !== 'keylog') return;
  this.removeListener('newListener', enableKeylog);
  const agent = this;
  this[kOnKeylog] = function (line) {
    agent.emit('keylog', line, this);
  };
  for (const name of Object.keys(this.sockets)) {
    for (const socket of this.sockets[name]) socket.on('keylog', this[kOnKeylog]);
  }
}

Agent.prototype.createConnection = function createConnection(options, callback) {
  const proxy = this.options.proxyEnv ? require('internal/http/proxy').proxyFor(this, options) : undefined;
  if (proxy !== undefined) return proxy.connect(callback);
  return require('net').connect(options, callback);
};

Agent.prototype.getName = function getName(options = kEmptyObject) {
  let name = `${options.host || 'localhost'}:${options.port || ''}:${options.localAddress || ''}`;
  if (options.family === 4 || options.family === 6) name += `:${options.family}`;
  if (options.socketPath) name += `:${options.socketPath}`;
  return name;
};

function take(lists, name, value) {
  const list = lists[name];
  const at = list === undefined ? -1 : list.indexOf(value);
  if (at < 0) return;
  list.splice(at, 1);
  if (list.length === 0) delete lists[name];
}

// The name that the peer's certificate is to have: that of the Host header, if there is one.
function serverNameOf(options, request) {
  let name = options.host;
  const header = request.getHeader('host');
  if (header) {
    validateString(header, 'options.headers.host');
    if (header[0] === '[') {
      const end = header.indexOf(']');
      name = end === -1 ? header : header.slice(1, end);
    } else {
      [name] = header.split(':', 1);
    }
  }
  return require('internal/net/listen').isIP(`${name}`) ? '' : name;
}

// What a connection for a request is made with.
function connectionOptions(agent, request, options) {
  const result = { __proto__: null, ...options, ...agent.options };
  if (result.socketPath) result.path = result.socketPath;
  if (!result.servername && result.servername !== '') result.servername = serverNameOf(result, request);
  return result;
}

Agent.prototype.addRequest = function addRequest(request, options, port, localAddress) {
  // The form addRequest(request, host, port, localAddress) is older.
  if (typeof options === 'string') options = { __proto__: null, host: options, port, localAddress };
  options = connectionOptions(this, request, options);
  const name = this.getName(options);
  this.sockets[name] ||= [];
  const socket = takeFree(this, name);
  const count = this.sockets[name].length + (this.freeSockets[name]?.length ?? 0);
  if (socket !== undefined) {
    this.reuseSocket(socket, request);
    assign(this, request, socket);
    this.sockets[name].push(socket);
  } else if (count < this.maxSockets && this.totalSocketCount < this.maxTotalSockets) {
    this.createSocket(request, options, (error, made) => {
      if (error) refuseSocket(request, error, made);
      else assign(this, request, made);
    });
  } else {
    request[kRequestOptions] = options;
    (this.requests[name] ??= []).push(request);
  }
};

function takeFree(agent, name) {
  const free = agent.freeSockets[name];
  if (free === undefined) return undefined;
  while (free.length > 0 && free[0].destroyed) free.shift();
  const next = () => (agent.scheduling === 'fifo' ? free.shift() : free.pop());
  let socket = next();
  for (; socket !== undefined && hasPendingRead(socket); socket = next()) socket.destroy();
  if (socket !== undefined) endIdle(socket);
  if (free.length === 0) delete agent.freeSockets[name];
  return socket;
}

// A time limit that ends while a tunnel is made is one of the request.
function refuseSocket(request, error, socket) {
  if (error.proxyTunnelTimeout) request.emit('timeout');
  request.onSocket(socket, error);
}

// Whether the server has closed an idle connection, or sent what nothing asked for, and the loop has not seen it yet.
function hasPendingRead(socket) {
  return !socket.connecting && socket._handle?.hasPendingRead?.() === true;
}

// What a socket does with what it reads, while it is idle and does something else.
const readers = new WeakMap();

// Data on an idle connection would be taken for the response to the next request, so it closes the connection.
function watchIdle(socket) {
  const handle = socket._handle;
  if (typeof handle?.onread !== 'function') return;
  const { onread } = handle;
  readers.set(socket, onread);
  handle.onread = (error, bytes) => {
    if (error || bytes === undefined) onread(error, bytes);
    else socket.destroy();
  };
}

function endIdle(socket) {
  const onread = readers.get(socket);
  if (onread === undefined) return;
  readers.delete(socket);
  if (socket._handle) socket._handle.onread = onread;
}

function assign(agent, request, socket) {
  request.onSocket(socket);
  if (request.timeout === undefined || request.timeout === (agent.options.timeout || 0)) return;
  socket.setTimeout(request.timeout);
}

Agent.prototype.createSocket = function createSocket(request, options, callback) {
  options = connectionOptions(this, request, options);
  const timeout = request.timeout || this.options.timeout;
  if (timeout) options.timeout = timeout;
  const name = this.getName(options);
  options._agentKey = name;
  options.encoding = null;
  if (this.keepAlive) {
    options.keepAlive = this.keepAlive;
    options.keepAliveInitialDelay = this.keepAliveMsecs;
  }
  let isMade = false;
  const made = (error, socket) => {
    if (isMade) return;
    isMade = true;
    if (error) {
      callback(error, socket);
      return;
    }
    (this.sockets[name] ??= []).push(socket);
    this.totalSocketCount++;
    watch(this, socket, options);
    callback(null, socket);
  };
  const socket = this.createConnection(options, made);
  if (socket) made(null, socket);
};

// Keeps account of a connection until it is gone, or is no connection of the agent any more.
function watch(agent, socket, options) {
  const listeners = {
    free: () => agent.emit('free', socket, options),
    close() {
      agent.totalSocketCount--;
      agent.removeSocket(socket, options);
    },
    timeout() {
      // Nothing uses it: it may be destroyed.
      if (Object.keys(agent.freeSockets).some((name) => agent.freeSockets[name].includes(socket))) socket.destroy();
    },
    agentRemove() {
      agent.totalSocketCount--;
      agent.removeSocket(socket, options);
      for (const name of Object.keys(listeners)) socket.removeListener(name, listeners[name]);
    },
  };
  for (const name of Object.keys(listeners)) socket.on(name, listeners[name]);
  if (agent[kOnKeylog] !== undefined) socket.on('keylog', agent[kOnKeylog]);
}

Agent.prototype.removeSocket = function removeSocket(socket, options) {
  const name = this.getName(options);
  take(this.sockets, name, socket);
  if (!socket.writable) take(this.freeSockets, name, socket);
  const request = this.requests[name]?.[0] ?? firstOfOthers(this);
  if (request === undefined) return;
  const own = request[kRequestOptions] ?? options;
  request[kRequestOptions] = undefined;
  this.createSocket(request, own, (error, made) => {
    if (error) refuseSocket(request, error, made);
    else made.emit('free');
  });
};

// A request that waits for another server, to which there is no connection that would take it when it is free.
function firstOfOthers(agent) {
  const [name] = Object.keys(agent.requests);
  return name === undefined || agent.sockets[name]?.length ? undefined : agent.requests[name][0];
}

function socketFreed(agent, socket, options) {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const name = agent.getName(options);
  const waiting = agent.requests[name];
  if (waiting?.length) {
    const request = waiting.shift();
    if (waiting.length === 0) delete agent.requests[name];
    assign(agent, request, socket);
    return;
  }
  if (!mayKeep(agent, socket, name)) {
    socket.destroy();
    return;
  }
  socket._httpMessage = null;
  agent.removeSocket(socket, options);
  socket.once('error', freeSocketErrorListener);
  watchIdle(socket);
  (agent.freeSockets[name] ??= []).push(socket);
}

function mayKeep(agent, socket, name) {
  if (!agent.keepAlive || !socket._httpMessage?.shouldKeepAlive) return false;
  const free = agent.freeSockets[name]?.length ?? 0;
  return (
    agent.totalSocketCount <= agent.maxTotalSockets &&
    free + (agent.sockets[name]?.length ?? 0) <= agent.maxSockets &&
    free < agent.maxFreeSockets &&
    agent.keepSocketAlive(socket)
  );
}

// An error of an idle connection is not reported; the connection is only removed.
function freeSocketErrorListener() {
  this.destroy();
  this.emit('agentRemove');
}

Agent.prototype.keepSocketAlive = function keepSocketAlive(socket) {
  socket.setKeepAlive(true, this.keepAliveMsecs);
  socket.unref();
  let wait = this.options.timeout || 0;
  const hint = /^timeout=(\d+)/.exec(socket._httpMessage?.res?.headers['keep-alive'] ?? '');
  if (hint) {
    // Less than the server says: its clock and ours are not the same.
    const hinted = Number(hint[1]) * 1000 - this.agentKeepAliveTimeoutBuffer;
    if (hinted <= 0) return false;
    if (wait === 0 || hinted < wait) wait = hinted;
  }
  if (socket.timeout !== wait) socket.setTimeout(wait);
  return true;
};

Agent.prototype.reuseSocket = function reuseSocket(socket, request) {
  request.reusedSocket = true;
  socket.ref();
};

Agent.prototype.destroy = function destroy() {
  for (const lists of [this.freeSockets, this.sockets]) {
    for (const name of Object.keys(lists)) for (const socket of lists[name].slice()) socket.destroy();
  }
};

// Whether the global agents use the proxies of the environment.
function usesEnvironment() {
  return require('internal/options').optionValue('--use-env-proxy', false) || process.env.NODE_USE_ENV_PROXY === '1';
}

module.exports = {
  Agent,
  freeSocketErrorListener,
  usesEnvironment,
  globalAgent: new Agent({
    keepAlive: true,
    scheduling: 'lifo',
    timeout: 5000,
    proxyEnv: usesEnvironment() ? process.env : undefined,
  }),
};
