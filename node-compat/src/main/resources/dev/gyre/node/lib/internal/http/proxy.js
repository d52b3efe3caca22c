// HTTP proxies that the environment names. https://nodejs.org/api/http.html#built-in-proxy-support

const { nodeError } = require('internal/errors');
const { Buffer } = require('buffer');
const { URL } = require('internal/url');

const proxies = new WeakMap(); // The proxy of an agent.

function proxyUrl(env, protocol) {
  const name = protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const url = env[name] || env[name.toUpperCase()];
  if (!url) return undefined;
  if (/[\r\n]/.test(url)) throw nodeError('ERR_PROXY_INVALID_CONFIG', `Invalid proxy URL: ${url}`);
  return url;
}

const withoutBrackets = (host) => (host[0] === '[' ? host.slice(1, -1) : host);
const isIPv4 = (text) => require('internal/net/listen').isIP(text) === 4;
const numberOf = (address) => address.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0);

// Whether an entry of NO_PROXY names a host: by name, by suffix (.example.com, *.example.com), or by a range of addresses.
function excludes(entry, host, hostAndPort) {
  if (entry === '*' || entry === host || entry === hostAndPort) return true;
  if (entry[0] === '.' && (host === entry.slice(1) || host.endsWith(entry))) return true;
  if (entry.startsWith('*.') && host.endsWith(entry.slice(1))) return true;
  const [first, last] = entry.split('-', 2).map((part) => part.trim());
  if (!last || !isIPv4(host) || !isIPv4(first) || !isIPv4(last)) return false;
  return numberOf(host) >= numberOf(first) && numberOf(host) <= numberOf(last);
}

class Proxy {
  constructor(url, excluded) {
    let parsed;
    try {
      parsed = new URL(url);
    } catch {
      throw nodeError('ERR_PROXY_INVALID_CONFIG', `Invalid proxy URL: ${url}`);
    }
    const { hostname, port, protocol, username, password } = parsed;
    this.href = url;
    if (username || password) {
      const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
      this.authorization = `Basic ${Buffer.from(user).toString('base64')}`;
      parsed.username = parsed.password = '';
      this.href = parsed.href;
    }
    this.excluded = excluded ? excluded.split(',').map((entry) => entry.trim().toLowerCase()) : [];
    this.isSecure = protocol === 'https:';
    this.address = { host: withoutBrackets(hostname), port: port ? Number(port) : this.isSecure ? 443 : 80 };
  }

  // Connections to Unix sockets have no proxy.
  serves({ socketPath, host = 'localhost', port }) {
    if (socketPath) return false;
    const name = host.toLowerCase();
    const nameAndPort = port ? `${name}:${port}` : name;
    return !this.excluded.some((entry) => excludes(entry, name, nameAndPort));
  }

  connect(listener) {
    return require(this.isSecure ? 'tls' : 'net').connect({ ...this.address }, listener);
  }
}

// Gives an agent the proxy that the variables of its option proxyEnv name for its protocol.
function takeProxy(agent, env) {
  const { protocol } = agent;
  if (typeof env !== 'object' || env === null || (protocol !== 'http:' && protocol !== 'https:')) return;
  const url = proxyUrl(env, protocol);
  // Programs may support other kinds of proxies themselves.
  if (url === undefined || !/^https?:\/\//.test(url)) return;
  proxies.set(agent, new Proxy(url, env.no_proxy || env.NO_PROXY));
}

// The proxy of an agent for the connections with these options, if it has one.
function proxyFor(agent, options) {
  const proxy = proxies.get(agent);
  return proxy?.serves(options) ? proxy : undefined;
}

// ---- HTTP: the proxy gets a request with the whole URL. https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 -------

const bracketed = (host) => (/^[^[].*:.*:|^:.*:/.test(host) ? `[${host}]` : host);

// Whether a Host header names the authority of a request, with or without the default port.
function isAuthority(text, authority) {
  let parsed;
  try {
    parsed = new URL(`http://${text}`);
  } catch {
    return false;
  }
  const isBare = !parsed.username && !parsed.password && parsed.pathname === '/' && !parsed.search && !parsed.hash;
  return isBare && parsed.host === authority;
}

function checkHost(headers, host, authority) {
  let given = host;
  let agrees = given === undefined || isAuthority(given, authority);
  if (Array.isArray(headers)) {
    given = hostOf(headers);
    agrees = given === undefined || given === authority;
  }
  if (agrees) return;
  const reason = `must match the request authority (${authority})`;
  throw nodeError('ERR_INVALID_ARG_VALUE', 'Host in options.headers', given, reason);
}

// The Host header of headers in an array, flat or of pairs.
function hostOf(headers) {
  const flat = Array.isArray(headers[0]) ? headers.flat() : headers;
  const at = flat.findIndex((name, index) => index % 2 === 0 && `${name}`.toLowerCase() === 'host');
  return at === -1 ? undefined : flat[at + 1];
}

function wholeUrl(path, base) {
  let url;
  try {
    url = new URL(path);
  } catch {
    if (path[0] !== '/')
      throw nodeError('ERR_INVALID_ARG_VALUE', 'options.path', path, 'must be in absolute-form or start with /');
    return new URL(base.origin + path);
  }
  const refuse = (value, reason) => {
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.path', value, reason);
  };
  if (url.username || url.password) {
    url.username = url.password = '';
    refuse(url.href, 'must not contain userinfo, use options.auth instead');
  }
  if (url.protocol !== 'http:') refuse(url.protocol, 'must use http: scheme when specified as an absolute URL');
  if (url.host !== base.host) refuse(url, `must match the request authority (${base.host})`);
  return url;
}

// Makes a request one to the proxy of its agent, if there is one for it. userHost is the Host header that the program has set.
function redirectRequest(request, options, { host, port, userHost }) {
  const { agent } = request;
  if (!agent || request._header || (options.protocol || agent.protocol) !== 'http:') return;
  const proxy = proxyFor(agent, { ...options, host, port });
  if (proxy === undefined) return;
  let url;
  if (request.method !== 'CONNECT' && !(request.method === 'OPTIONS' && request.path === '*')) {
    require('internal/validators').validatePort(port, 'options.port', true);
    const base = new URL(`http://${bracketed(host)}`);
    base.port = port;
    checkHost(options.headers, userHost, base.host);
    url = wholeUrl(request.path, base);
    const current = Array.isArray(options.headers) ? undefined : request.getHeader('host');
    if (current !== undefined && current !== base.host) request.setHeader('Host', base.host);
  }
  if (proxy.authorization) request.setHeader('proxy-authorization', proxy.authorization);
  request.setHeader('proxy-connection', request.shouldKeepAlive ? 'keep-alive' : 'close');
  if (url !== undefined) request.path = url.href;
}

// ---- HTTPS: a tunnel through the proxy. https://www.rfc-editor.org/rfc/rfc9110#CONNECT ------------------------------

function tunnelError(message, properties) {
  return Object.assign(nodeError('ERR_PROXY_TUNNEL', message), properties);
}

const headEnd = '\r\n\r\n';

// Connects to the server of options through the proxy; callback gets an error and the connection, and is called once.
function openTunnel(agent, proxy, options, callback) {
  const ipVersion = require('internal/net/listen').isIP(options.host);
  const target = `${ipVersion === 6 ? `[${options.host}]` : options.host}:${options.port || agent.defaultPort}`;
  const { timeout } = options;
  const most = options.maxHeaderSize || require('internal/http/common').maxHeaderSize();
  const socket = proxy.connect(sendHead);
  let head = Buffer.alloc(0);
  let isDone = false;

  function finish(error, connection) {
    if (isDone) return;
    isDone = true;
    // The answer of the proxy leaves its connection in order, so that the request destroys it.
    if (error?.code === 'ERR_PROXY_TUNNEL' && !error.statusCode) socket.destroy();
    callback(error, connection);
  }

  function stopReading() {
    socket.removeListener('end', onEnd);
    socket.removeListener('error', onError);
    socket.removeListener('readable', read);
    socket.removeListener('timeout', onTimeout);
    socket.setTimeout(0);
  }

  function fail(error) {
    stopReading();
    finish(error, socket);
  }

  const onError = (error) => fail(error);
  const onEnd = () => fail(tunnelError('Connection to establish proxy tunnel ended unexpectedly'));
  const onTimeout = () => {
    const message = `Connection to establish proxy tunnel timed out after ${timeout}ms`;
    fail(tunnelError(message, { proxyTunnelTimeout: timeout }));
  };
  socket.on('error', onError);
  if (timeout) socket.setTimeout(timeout, onTimeout);

  function sendHead() {
    const lines = [`CONNECT ${target} HTTP/1.1`];
    if (proxy.authorization) lines.push(`proxy-authorization: ${proxy.authorization}`);
    if (agent.keepAlive || agent.maxSockets !== Infinity) lines.push('proxy-connection: keep-alive');
    lines.push(`host: ${target}`);
    socket.on('end', onEnd);
    socket.write(lines.join('\r\n') + headEnd);
    socket.on('readable', read);
  }

  function read() {
    for (;;) {
      const chunk = socket.read();
      if (chunk === null) return;
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(headEnd);
      if ((end === -1 ? head.length : end + headEnd.length) > most) {
        fail(tunnelError(`Proxy response headers exceeded ${most} bytes`));
        return;
      }
      if (end !== -1) {
        takeAnswer(head.toString('utf8', 0, head.indexOf('\r\n')));
        return;
      }
    }
  }

  function takeAnswer(statusLine) {
    const [, status] = statusLine.split(' ');
    if (status !== '200') {
      const message = `Failed to establish tunnel to ${target} via ${proxy.href}: ${statusLine}`;
      fail(tunnelError(message, { statusCode: Number.parseInt(status, 10) }));
      return;
    }
    stopReading();
    secure();
  }

  function secure() {
    let secured;
    const onHandshakeError = (error) => finish(error, secured);
    try {
      secured = require('tls').connect(
        { servername: ipVersion ? undefined : options.host, ...options, path: undefined, socket },
        () => {
          secured.removeListener('error', onHandshakeError);
          finish(null, secured);
        },
      );
    } catch (error) {
      socket.destroy();
      finish(error, socket);
      return;
    }
    secured.on('error', onHandshakeError);
  }
}

// ---- the proxies of a whole program -------------------------------------------------------------------------------

let fetchProxies; // Of setGlobalProxyFromEnv; undefined until that is called.

// The variables by which fetch finds its proxy.
function environmentOfFetch() {
  return fetchProxies ?? (require('internal/http/agent').usesEnvironment() ? process.env : undefined);
}

function setGlobalProxyFromEnv(env) {
  require('internal/validators').validateObject(env, 'proxyEnv');
  const urls = [proxyUrl(env, 'http:'), proxyUrl(env, 'https:')];
  for (const url of urls) if (url && !URL.canParse(url)) throw nodeError('ERR_PROXY_INVALID_CONFIG', url);
  if (urls[0] === undefined && urls[1] === undefined) return () => {};
  const replaced = [];
  for (const [index, name] of ['http', 'https'].entries()) {
    if (urls[index] === undefined) continue;
    const module = require(name);
    replaced.push([module, module.globalAgent]);
    module.globalAgent = new module.Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000, proxyEnv: env });
  }
  const before = fetchProxies;
  fetchProxies = env;
  return function restore() {
    for (const [module, agent] of replaced) module.globalAgent = agent;
    fetchProxies = before;
  };
}

module.exports = {
  environmentOfFetch,
  openTunnel,
  proxyFor,
  redirectRequest,
  setGlobalProxyFromEnv,
  takeProxy,
};
