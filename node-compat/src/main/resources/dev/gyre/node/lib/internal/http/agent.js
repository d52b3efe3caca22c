// Agent: the connections that HTTP clients share.

const EventEmitter = require('events');
const { kEmptyObject } = require('internal/util');
const { validateNumber, validateOneOf } = require('internal/validators');

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
  validateOneOf(this.scheduling, 'scheduling', ['fifo', 'lifo']);
  if (this.maxTotalSockets !== undefined) validateNumber(this.maxTotalSockets, 'maxTotalSockets', 1);
  else this.maxTotalSockets = Infinity;
  this.on('free', (socket, request) => socketFreed(this, socket, request));
}
Object.setPrototypeOf(Agent.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Agent, EventEmitter);

Agent.defaultMaxSockets = Infinity;

Agent.prototype.createConnection = function createConnection(options, callback) {
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
  if (at < 0) return false;
  list.splice(at, 1);
  if (list.length === 0) delete lists[name];
  return true;
}

Agent.prototype.addRequest = function addRequest(request, options) {
  options = { __proto__: null, ...options, ...this.options };
  if (options.socketPath) options.path = options.socketPath;
  const name = this.getName(options);
  this.sockets[name] ??= [];
  const free = this.freeSockets[name];
  let socket;
  while (free !== undefined && free.length > 0) {
    const candidate = this.scheduling === 'fifo' ? free.shift() : free.pop();
    if (candidate.destroyed) continue;
    socket = candidate;
    break;
  }
  if (free !== undefined && free.length === 0) delete this.freeSockets[name];
  const count = this.sockets[name].length + (free?.length ?? 0);
  if (socket !== undefined) {
    request.reusedSocket = true;
    this.sockets[name].push(socket);
    socket.removeListener('error', freeSocketErrorListener);
    socket.ref();
    assign(this, request, socket, options);
  } else if (count < this.maxSockets && this.totalSocketCount < this.maxTotalSockets) {
    open(this, request, options);
  } else {
    request._agentOptions = options;
    (this.requests[name] ??= []).push(request);
  }
};

function assign(agent, request, socket, options) {
  const timeout = request.timeout ?? options.timeout;
  if (timeout !== undefined && socket.timeout !== timeout) socket.setTimeout(timeout);
  request.onSocket(socket);
}

function open(agent, request, options) {
  const name = agent.getName(options);
  const connection = { ...options };
  if (!connection.servername) connection.servername = connection.host;
  const socket = agent.createConnection(connection, (error, made) => {
    if (error) request.onSocket(null, error);
    else if (made) opened(agent, request, made, options, name);
  });
  if (socket) opened(agent, request, socket, options, name);
}

function opened(agent, request, socket, options, name) {
  if (socket._agentName !== undefined) return;
  Object.defineProperty(socket, '_agentName', { __proto__: null, value: name });
  (agent.sockets[name] ??= []).push(socket);
  agent.totalSocketCount++;
  socket.on('free', () => agent.emit('free', socket, options));
  socket.on('close', () => removed(agent, socket, name, options));
  socket.on('timeout', () => {
    // Nothing uses it: it may be destroyed.
    if (agent.freeSockets[name]?.includes(socket)) socket.destroy();
  });
  socket.on('agentRemove', () => removed(agent, socket, name, options));
  assign(agent, request, socket, options);
}

function removed(agent, socket, name) {
  const known = take(agent.sockets, name, socket);
  if (take(agent.freeSockets, name, socket) || known) agent.totalSocketCount--;
  serveWaiting(agent, name);
}

// Opens a connection for a request that waits for one.
function serveWaiting(agent, preferred) {
  const name = agent.requests[preferred] ? preferred : Object.keys(agent.requests)[0];
  const waiting = agent.requests[name];
  if (waiting === undefined || agent.totalSocketCount >= agent.maxTotalSockets) return;
  if ((agent.sockets[name]?.length ?? 0) >= agent.maxSockets) return;
  const request = waiting.shift();
  if (waiting.length === 0) delete agent.requests[name];
  if (request.destroyed) serveWaiting(agent, name);
  else open(agent, request, request._agentOptions);
}

function socketFreed(agent, socket, options) {
  const name = agent.getName(options);
  const waiting = agent.requests[name];
  if (socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  if (waiting !== undefined) {
    const request = waiting.shift();
    if (waiting.length === 0) delete agent.requests[name];
    request.reusedSocket = true;
    assign(agent, request, socket, options);
    return;
  }
  const free = agent.freeSockets[name];
  const count = (free?.length ?? 0) + (agent.sockets[name]?.length ?? 0);
  if (
    !agent.keepAlive ||
    count > agent.maxSockets ||
    (free?.length ?? 0) >= agent.maxFreeSockets ||
    !agent.keepSocketAlive(socket)
  ) {
    socket.destroy();
    return;
  }
  socket._httpMessage = null;
  take(agent.sockets, name, socket);
  (agent.freeSockets[name] ??= []).push(socket);
  socket.once('error', freeSocketErrorListener);
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
  const hint = /timeout=(\d+)/.exec(socket._keepAliveHint ?? '');
  if (hint) {
    // A second less than the server says: its clock and ours are not the same.
    const hinted = Number(hint[1]) * 1000 - 1000;
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

Agent.prototype.removeSocket = function removeSocket(socket, options) {
  removed(this, socket, this.getName(options), options);
};

Agent.prototype.destroy = function destroy() {
  for (const lists of [this.freeSockets, this.sockets]) {
    for (const name of Object.keys(lists)) for (const socket of lists[name].slice()) socket.destroy();
  }
};

module.exports = { Agent, globalAgent: new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 }) };
