// node:https. https://nodejs.org/api/https.html

const { Agent: HttpAgent, usesEnvironment } = require('internal/http/agent');
const { ClientRequest } = require('internal/http/client');
const { kEmptyObject } = require('internal/util');

function Server(options, requestListener) {
  if (!(this instanceof Server)) return new Server(options, requestListener);
  const { initialise } = require('internal/http/server');
  const tls = require('tls');
  if (typeof options === 'function') {
    requestListener = options;
    options = kEmptyObject;
  } else if (options == null) {
    options = kEmptyObject;
  } else {
    require('internal/validators').validateObject(options, 'options');
  }
  options = { ...options };
  if (!options.ALPNProtocols && !options.ALPNCallback) options.ALPNProtocols = ['http/1.1'];
  initialise(this, options);
  tls.Server.call(this, { ...options, noDelay: options.noDelay ?? true, allowHalfOpen: true });
  this.on('secureConnection', (socket) => require('internal/http/streams').serveStream(this, socket));
  this.httpAllowHalfOpen = false;
  if (requestListener) this.addListener('request', requestListener);
  this.addListener('tlsClientError', (error, socket) => {
    if (!this.emit('clientError', error, socket)) socket.destroy(error);
  });
}

// The parts of a server are loaded with the first one.
function prepareServer() {
  const tls = require('tls');
  const { closeStreams, connectionMethods, defineLimits, setTimeoutOfServer } = require('internal/http/server');
  Object.setPrototypeOf(Server.prototype, tls.Server.prototype);
  Object.setPrototypeOf(Server, tls.Server);
  defineLimits(Server.prototype);
  Object.assign(Server.prototype, {
    ...connectionMethods,
    setTimeout: setTimeoutOfServer,
    close(...args) {
      this.closeIdleConnections();
      closeStreams(this);
      return tls.Server.prototype.close.apply(this, args);
    },
  });
}

// The key of connections that can be shared: options that must be equal.
const nameOptions = [
  'ca',
  'cert',
  'clientCertEngine',
  'ciphers',
  'key',
  'pfx',
  'rejectUnauthorized',
  'servername',
  'minVersion',
  'maxVersion',
  'secureProtocol',
  'crl',
  'honorCipherOrder',
  'ecdhCurve',
  'dhparam',
  'secureOptions',
  'sessionIdContext',
  'sigalgs',
  'privateKeyIdentifier',
  'privateKeyEngine',
];

function Agent(options) {
  if (!(this instanceof Agent)) return new Agent(options);
  HttpAgent.call(this, { defaultPort: 443, protocol: 'https:', ...options });
  this.maxCachedSessions = this.options.maxCachedSessions ?? 100;
  this._sessionCache = { map: {}, list: [] };
}
Object.setPrototypeOf(Agent.prototype, HttpAgent.prototype);
Object.setPrototypeOf(Agent, HttpAgent);

Agent.prototype.createConnection = function createConnection(...args) {
  const { openTunnel, proxyFor } = this.options.proxyEnv ? require('internal/http/proxy') : kEmptyObject;
  args = args.filter((value) => value !== undefined && value !== null);
  const at = args.findLastIndex((value) => typeof value === 'object');
  const key = args[at]?._agentKey;
  const session = key && this._getSession(key);
  if (session) args[at] = { session, ...args[at] };
  const tunnel = this.options.proxyEnv && at !== -1 ? proxyFor(this, args[at]) : undefined;
  if (tunnel !== undefined) {
    openTunnel(this, tunnel, args[at], (error, socket) => {
      if (!error && key) keepSessions(this, key, socket);
      if (typeof args.at(-1) === 'function') args.at(-1)(error, socket);
    });
    return undefined;
  }
  const socket = require('tls').connect(...args);
  if (key) keepSessions(this, key, socket);
  return socket;
};

function keepSessions(agent, key, socket) {
  socket.on('session', (made) => agent._cacheSession(key, made));
  // A session of a connection that failed may be the reason.
  socket.once('close', (hadError) => {
    if (hadError) agent._evictSession(key);
  });
}

Agent.prototype._getSession = function _getSession(key) {
  return this._sessionCache.map[key];
};

Agent.prototype._cacheSession = function _cacheSession(key, session) {
  if (this.maxCachedSessions === 0) return;
  const { map, list } = this._sessionCache;
  if (!map[key]) {
    if (list.length >= this.maxCachedSessions) delete map[list.shift()];
    list.push(key);
  }
  map[key] = session;
};

Agent.prototype._evictSession = function _evictSession(key) {
  const { map, list } = this._sessionCache;
  const at = list.indexOf(key);
  if (at === -1) return;
  list.splice(at, 1);
  delete map[key];
};

Agent.prototype.getName = function getName(options = kEmptyObject) {
  let name = HttpAgent.prototype.getName.call(this, options);
  for (const key of nameOptions) {
    const value = options[key];
    // A name that equals the host adds no information.
    const shown = key === 'servername' && value === options.host ? '' : (value ?? '');
    name += `:${Array.isArray(shown) ? shown.join(',') : shown}`;
  }
  return name;
};

const globalAgent = new Agent({
  keepAlive: true,
  scheduling: 'lifo',
  timeout: 5000,
  proxyEnv: usesEnvironment() ? process.env : undefined,
});

function request(...args) {
  let options = {};
  const { URL, isURL, urlToHttpOptions } = require('internal/url');
  if (typeof args[0] === 'string') options = urlToHttpOptions(new URL(args.shift()));
  else if (isURL(args[0])) options = urlToHttpOptions(args.shift());
  if (args[0] && typeof args[0] !== 'function') Object.assign(options, args.shift());
  options._defaultAgent = module.exports.globalAgent;
  return new ClientRequest(options, args[0]);
}

function get(input, options, callback) {
  const made = request(input, options, callback);
  made.end();
  return made;
}

prepareServer();

module.exports = {
  Agent,
  globalAgent,
  Server,
  createServer: (options, requestListener) => new Server(options, requestListener),
  get,
  request,
};
