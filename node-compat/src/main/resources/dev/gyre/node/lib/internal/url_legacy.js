// The older URL functions: parse, format, resolve.

const { nodeError } = require('internal/errors');

const slashed = new Set(['http:', 'https:', 'ftp:', 'gopher:', 'file:', 'ws:', 'wss:']);
const opaque = new Set(['javascript:']);

function Url() {
  this.protocol = null;
  this.slashes = null;
  this.auth = null;
  this.host = null;
  this.port = null;
  this.hostname = null;
  this.hash = null;
  this.search = null;
  this.query = null;
  this.pathname = null;
  this.path = null;
  this.href = null;
}

function parse(url, parseQuery, slashesDenoteHost) {
  if (url instanceof Url) return url;
  const result = new Url();
  result.parse(url, parseQuery, slashesDenoteHost);
  return result;
}

const escapes = { '\t': '%09', '\n': '%0A', '\r': '%0D', ' ': '%20', '"': '%22', "'": '%27', '<': '%3C', '>': '%3E', '\\': '%5C',
  '^': '%5E', '`': '%60', '{': '%7B', '|': '%7C', '}': '%7D' };

Url.prototype.parse = function parseInto(url, parseQuery, slashesDenoteHost) {
  require('internal/validators').validateString(url, 'url');
  let rest = url.replace(/^[\s\uFEFF]+|[\s\uFEFF]+$/g, '');
  // Backslashes before the query are slashes.
  const mark = rest.search(/[?#]/);
  rest = mark === -1 ? rest.replaceAll('\\', '/') : rest.slice(0, mark).replaceAll('\\', '/') + rest.slice(mark);

  const protocol = /^[a-z0-9.+-]+:/i.exec(rest)?.[0];
  const lower = protocol?.toLowerCase();
  if (protocol !== undefined) {
    this.protocol = lower;
    rest = rest.slice(protocol.length);
  }
  let slashes = false;
  if (slashesDenoteHost || protocol !== undefined || /^\/\/[^@/]+@[^@/]+/.test(rest)) {
    slashes = rest.startsWith('//');
    if (slashes && !opaque.has(lower)) {
      rest = rest.slice(2);
      this.slashes = true;
    }
  }
  if (!opaque.has(lower) && (slashes || (protocol !== undefined && !slashed.has(protocol)))) {
    rest = takeHost(this, rest, url, slashes);
  }
  if (!opaque.has(lower)) rest = rest.replace(/[\t\n\r "'<>\\^`{|}]/g, (character) => escapes[character]);
  takePath(this, rest, parseQuery, lower);
  this.href = this.format();
  return this;
};

function takeHost(target, rest, url, slashes) {
  if (!slashes) return rest;
  const end = rest.search(/[/?#\t\n\r "%'<>\\^`{|};]/);
  let hostEnd = rest.search(/[/?#]/);
  const at = rest.slice(0, hostEnd === -1 ? rest.length : hostEnd).lastIndexOf('@');
  if (at !== -1) {
    target.auth = decodeURIComponent(rest.slice(0, at));
    rest = rest.slice(at + 1);
    hostEnd = rest.search(/[/?#\t\n\r "%'<>\\^`{|};]/);
  } else {
    hostEnd = end;
  }
  if (hostEnd === -1) hostEnd = rest.length;
  const host = rest.slice(0, hostEnd);
  rest = rest.slice(hostEnd);
  const port = /:([0-9]*)$/.exec(host);
  let hostname = host;
  if (port !== null && !/^\[[^\]]*$/.test(host.slice(0, port.index))) {
    if (port[1] !== '') target.port = port[1];
    hostname = host.slice(0, port.index);
  }
  if (hostname.length > 255) hostname = '';
  const bracketed = hostname[0] === '[' && hostname.endsWith(']');
  if (!bracketed) {
    hostname = hostname.toLowerCase();
    if (/[^\x00-\x7f]/.test(hostname)) hostname = internalBinding('url').domainToASCII(hostname);
    const invalid = /[\0\t\n\r #%/:<>?@[\\\]^|]/.exec(hostname);
    if (invalid !== null) {
      const error = nodeError('ERR_INVALID_URL');
      error.input = url;
      throw error;
    }
  }
  target.host = hostname + (target.port ? `:${target.port}` : '');
  target.hostname = bracketed ? hostname.slice(1, -1) : hostname;
  if (rest !== '' && rest[0] !== '/' && rest[0] !== '?' && rest[0] !== '#') rest = `/${rest}`;
  return rest;
}

function takePath(target, rest, parseQuery, protocol) {
  const hash = rest.indexOf('#');
  if (hash !== -1) {
    target.hash = rest.slice(hash);
    rest = rest.slice(0, hash);
  }
  const question = rest.indexOf('?');
  if (question !== -1) {
    target.search = rest.slice(question);
    target.query = rest.slice(question + 1);
    if (parseQuery) target.query = require('querystring').parse(target.query);
    rest = rest.slice(0, question);
  } else if (parseQuery) {
    target.search = null;
    target.query = { __proto__: null };
  }
  if (rest !== '') target.pathname = rest;
  if (slashed.has(protocol) && target.hostname && target.pathname === null) target.pathname = '/';
  if (target.pathname || target.search) target.path = (target.pathname || '') + (target.search || '');
}

function encodeAuth(auth) {
  return encodeURIComponent(auth).replace(/%3A/i, ':').replaceAll('%3A', ':');
}

Url.prototype.format = function format() {
  const auth = this.auth ? `${encodeAuth(this.auth)}@` : '';
  let protocol = this.protocol || '';
  let pathname = this.pathname || '';
  let hash = this.hash || '';
  let host = '';
  if (this.host) {
    host = auth + this.host;
  } else if (this.hostname) {
    const bracketed = this.hostname.includes(':') && this.hostname[0] !== '[';
    host = auth + (bracketed ? `[${this.hostname}]` : this.hostname);
    if (this.port) host += `:${this.port}`;
  }
  let query = '';
  if (this.query !== null && typeof this.query === 'object') query = require('querystring').stringify(this.query);
  let search = this.search || (query && `?${query}`) || '';
  if (protocol && !protocol.endsWith(':')) protocol += ':';
  pathname = pathname.replaceAll('#', '%23').replaceAll('?', '%3F');
  if (this.slashes || slashed.has(protocol)) {
    if (this.slashes || host) {
      if (pathname && pathname[0] !== '/') pathname = `/${pathname}`;
      host = `//${host}`;
    } else if (protocol === 'file:') {
      host = '//';
    }
  }
  search = search.replaceAll('#', '%23');
  if (hash && hash[0] !== '#') hash = `#${hash}`;
  if (search && search[0] !== '?') search = `?${search}`;
  return protocol + host + pathname + search + hash;
};

function format(url) {
  if (typeof url === 'string') url = parse(url);
  else if (typeof url !== 'object' || url === null) throw nodeError('ERR_INVALID_ARG_TYPE', 'urlObject', ['Object', 'string'], url);
  return Url.prototype.format.call(url);
}

function resolve(source, relative) {
  return resolveObject(source, relative).format();
}

function resolveObject(source, relative) {
  return parse(source, false, true).resolveObject(relative);
}

Url.prototype.resolve = function resolveFrom(relative) {
  return this.resolveObject(parse(relative, false, true)).format();
};

function copy(source) {
  return Object.assign(new Url(), source);
}

function finish(result) {
  if (result.pathname !== null || result.search !== null) result.path = (result.pathname || '') + (result.search || '');
  result.href = result.format();
  return result;
}

// Removes '.' and '..' segments, as browsers do.
function cleanPath(segments, absolute) {
  const last = segments[segments.length - 1];
  const trailing = segments.length > 1 && (last === '.' || last === '..' || last === '');
  const kept = [];
  let above = 0;
  for (const segment of segments) {
    if (segment === '.') continue;
    if (segment === '..') {
      if (kept.length > above && kept[kept.length - 1] !== '') kept.pop();
      else if (!absolute) {
        kept.push('..');
        above++;
      }
    } else kept.push(segment);
  }
  let path = kept.join('/');
  if (trailing && path !== '' && !path.endsWith('/')) path += '/';
  return path;
}

Url.prototype.resolveObject = function resolveObjectFrom(relative) {
  if (typeof relative === 'string') relative = parse(relative, false, true);
  const result = copy(this);
  result.hash = relative.hash;
  if (relative.href === '') return finish(result);
  if (relative.slashes && !relative.protocol) {
    const { protocol } = result;
    Object.assign(result, relative, { protocol });
    if (slashed.has(protocol) && result.hostname && !result.pathname) result.pathname = '/';
    return finish(result);
  }
  if (relative.protocol && relative.protocol !== result.protocol) {
    if (!slashed.has(relative.protocol)) return finish(copy(relative));
    result.protocol = relative.protocol;
    Object.assign(result, { search: relative.search, query: relative.query, host: relative.host || '', auth: relative.auth,
      hostname: relative.hostname || relative.host, port: relative.port, pathname: relative.pathname,
      slashes: result.slashes || relative.slashes });
    return finish(result);
  }
  return mergePaths(result, relative);
};

function mergePaths(result, relative) {
  const relativePath = relative.pathname || '';
  const sourcePath = result.pathname || '';
  if (relative.host || relative.slashes) {
    Object.assign(result, { host: relative.host, hostname: relative.hostname, port: relative.port, auth: relative.auth });
  } else if (relativePath === '') {
    if (relative.search !== null && relative.search !== undefined) {
      result.search = relative.search;
      result.query = relative.query;
    }
    return finish(result);
  }
  result.search = relative.search;
  result.query = relative.query;
  let absolute = relativePath[0] === '/' || (sourcePath[0] === '/') || Boolean(result.host);
  let segments;
  if (relative.host || relativePath[0] === '/') segments = relativePath.split('/');
  else {
    segments = sourcePath.split('/');
    segments.pop();
    segments = segments.concat(relativePath.split('/'));
  }
  if (segments[0] === '') segments.shift();
  else if (!result.host) absolute = absolute && sourcePath[0] === '/';
  const path = cleanPath(segments, absolute);
  result.pathname = absolute ? `/${path}` : path || null;
  return finish(result);
}

module.exports = { Url, format, parse, resolve, resolveObject };
