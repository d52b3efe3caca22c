// URLPatternInit: given components, completed by those of a base URL, https://urlpattern.spec.whatwg.org/#process-a-urlpatterninit

const { defaultPorts, encoders } = require('internal/urlpattern/canonical');

const order = ['protocol', 'hostname', 'port', 'pathname', 'search', 'hash'];

function escapePattern(text) {
  return text.replace(/[+*?:{}()\\]/g, '\\$&');
}

function isAbsolute(path, isPattern) {
  if (path[0] === '/') return true;
  return isPattern && (path.startsWith('\\/') || path.startsWith('{/'));
}

// The components that are taken from the base URL: those before the first given one.
function fromBase(result, init, isPattern) {
  const url = new (require('internal/url').URL)(init.baseURL);
  const escape = isPattern ? escapePattern : (text) => text;
  const values = {
    protocol: url.protocol.slice(0, -1),
    hostname: url.hostname,
    port: url.port,
    pathname: url.pathname,
    search: url.search.slice(1),
    hash: url.hash.slice(1),
  };
  for (const name of order) {
    if (init[name] !== undefined) break;
    result[name] = escape(values[name]);
  }
  if (!isPattern && ['protocol', 'hostname', 'port', 'username'].every((name) => init[name] === undefined)) {
    result.username = url.username;
    if (init.password === undefined) result.password = url.password;
  }
  return url;
}

function processPathname(value, scheme, isPattern) {
  if (isPattern) return value;
  return scheme === '' || defaultPorts[scheme] !== undefined
    ? encoders.pathname(value)
    : encoders.opaquePathname(value);
}

function processInit(init, isPattern) {
  const result = isPattern
    ? {}
    : { protocol: '', username: '', password: '', hostname: '', port: '', pathname: '', search: '', hash: '' };
  const base = init.baseURL === undefined ? undefined : fromBase(result, init, isPattern);
  const encode = (name, value) => (isPattern ? value : encoders[name](value));
  if (init.protocol !== undefined) result.protocol = encode('protocol', init.protocol.replace(/:$/, ''));
  for (const name of ['username', 'password', 'hostname'])
    if (init[name] !== undefined) result[name] = encode(name, init[name]);
  if (init.port !== undefined) result.port = isPattern ? init.port : encoders.port(init.port, result.protocol);
  if (init.pathname !== undefined) {
    let { pathname } = init;
    if (base !== undefined && base.pathname.startsWith('/') && !isAbsolute(pathname, isPattern)) {
      const path = isPattern ? escapePattern(base.pathname) : base.pathname;
      pathname = path.slice(0, path.lastIndexOf('/') + 1) + pathname;
    }
    result.pathname = processPathname(pathname, result.protocol ?? '', isPattern);
  }
  if (init.search !== undefined) result.search = encode('search', init.search.replace(/^\?/, ''));
  if (init.hash !== undefined) result.hash = encode('hash', init.hash.replace(/^#/, ''));
  return result;
}

module.exports = { processInit };
