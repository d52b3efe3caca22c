// The older URL functions: parse, format, resolve.

'use strict';

const { nodeError } = require('internal/errors');

const slashed = new Set([
  'http',
  'http:',
  'https',
  'https:',
  'ftp',
  'ftp:',
  'gopher',
  'gopher:',
  'file',
  'file:',
  'ws',
  'ws:',
  'wss',
  'wss:',
]);
const opaque = new Set(['javascript', 'javascript:']);

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

const escapes = {
  '\t': '%09',
  '\n': '%0A',
  '\r': '%0D',
  ' ': '%20',
  '"': '%22',
  "'": '%27',
  '<': '%3C',
  '>': '%3E',
  '\\': '%5C',
  '^': '%5E',
  '`': '%60',
  '{': '%7B',
  '|': '%7C',
  '}': '%7D',
};

Url.prototype.parse = function parseInto(url, parseQuery, slashesDenoteHost) {
  require('internal/validators').validateString(url, 'url');
  let rest = url.replace(/^[\0-\x20\xa0\ufeff]+|[\0-\x20\xa0\ufeff]+$/g, '');
  // Backslashes before the query count as slashes.
  const mark = rest.search(/[?#]/);
  const front = (mark === -1 ? rest : rest.slice(0, mark)).replaceAll('\\', '/');
  rest = mark === -1 ? front : front + rest.slice(mark);
  if (!slashesDenoteHost && !rest.includes('#') && !front.includes('@') && takePlainPath(this, rest, parseQuery))
    return this;

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
  // The protocol as written: 'HTTP:' counts as another protocol here.
  if (!opaque.has(lower) && (slashes || (protocol !== undefined && !slashed.has(protocol))))
    rest = takeHost(this, rest, url);
  if (!opaque.has(lower)) rest = rest.replace(/[\t\n\r "'<>\\^`{|}]/g, (character) => escapes[character]);
  takePath(this, rest, parseQuery, lower);
  this.href = this.format();
  return this;
};

// A path with at most a query needs no further parsing.
function takePlainPath(target, rest, parseQuery) {
  const plain = /^(\/\/?(?!\/)[^?\s]*)(\?[^\s]*)?$/.exec(rest);
  if (plain === null) return false;
  target.path = rest;
  target.href = rest;
  target.pathname = plain[1];
  takeQuery(target, plain[2], parseQuery);
  return true;
}

function takeQuery(target, search, parseQuery) {
  if (search !== undefined) {
    target.search = search;
    target.query = parseQuery ? require('querystring').parse(search.slice(1)) : search.slice(1);
  } else if (parseQuery) {
    target.search = null;
    target.query = { __proto__: null };
  }
}

function invalid(url) {
  const error = nodeError('ERR_INVALID_URL');
  error.input = url;
  return error;
}

// The host ends at the first of /?#, or earlier at a character that is invalid in hosts, counted after the last @.
function takeHost(target, rest, url) {
  const end = rest.search(/[/?#]/);
  let authority = (end === -1 ? rest : rest.slice(0, end)).replace(/[\t\n\r]/g, '');
  rest = end === -1 ? '' : rest.slice(end);
  const at = authority.lastIndexOf('@');
  if (at !== -1) {
    target.auth = decodeURIComponent(authority.slice(0, at));
    authority = authority.slice(at + 1);
  }
  const foreign = authority.search(/[ "%';<>\\^`{|}]/);
  if (foreign !== -1) {
    rest = authority.slice(foreign) + rest;
    authority = authority.slice(0, foreign);
  }
  const port = /:([0-9]*)$/.exec(authority);
  if (port !== null) {
    if (port[1] !== '') target.port = port[1];
    authority = authority.slice(0, port.index);
  }
  if (authority === '' && typeof target.hostname === 'string') authority = target.hostname; // The program may have set it.
  const bracketed = authority.startsWith('[') && authority.endsWith(']');
  if (!bracketed) {
    const wrong = authority.search(/[/\\#?:]/);
    if (wrong !== -1) {
      if (authority[wrong] === ':') throw nodeError('ERR_INVALID_ARG_VALUE', 'url', 'Invalid port in url', url);
      rest = `/${authority.slice(wrong)}${rest}`;
      authority = authority.slice(0, wrong);
    }
  }
  let hostname = authority.length > 255 ? '' : authority.toLowerCase();
  if (hostname !== '') {
    if (!bracketed) hostname = toASCII(hostname);
    if (hostname === '' || (bracketed ? /[\0\t\n\r #%/<>?@\\^|]/ : /[\0\t\n\r #%/:<>?@[\\\]^|]/).test(hostname))
      throw invalid(url);
  }
  target.host = hostname + (target.port ? ':' + target.port : '');
  target.hostname = hostname;
  if (bracketed && hostname !== '') {
    target.hostname = hostname.slice(1, -1);
    if (rest[0] !== '/') rest = `/${rest}`;
  }
  return rest;
}

function toASCII(hostname) {
  return /[^\x00-\x7f]/.test(hostname) ? internalBinding('url').domainToASCII(hostname) : hostname;
}

function takePath(target, rest, parseQuery, protocol) {
  const hash = rest.indexOf('#');
  if (hash !== -1) {
    target.hash = rest.slice(hash);
    rest = rest.slice(0, hash);
  }
  const question = rest.indexOf('?');
  takeQuery(target, question === -1 ? undefined : rest.slice(question), parseQuery);
  if (question !== -1) rest = rest.slice(0, question);
  if (rest !== '') target.pathname = rest;
  if (slashed.has(protocol) && target.hostname && !target.pathname) target.pathname = '/';
  if (target.pathname || target.search) target.path = (target.pathname || '') + (target.search || '');
}

// As in Node, only as many characters as the value's length are encoded; the text after the last encoded character is
// not changed.
function encodeAuth(auth) {
  const { length } = auth;
  if (length === 0) return '';
  let encoded = '';
  let done = 0;
  for (let i = 0; i < length; i++) {
    const text = `${auth}`;
    const code = text.charCodeAt(i);
    if (/[\w!'()*.~:-]/.test(text.charAt(i))) continue;
    encoded += text.slice(done, i);
    if (code < 0xd800 || code > 0xdfff) {
      encoded += encodeURIComponent(text[i]);
    } else {
      i++; // An unpaired surrogate or an index past the end consumes the next unit as well.
      if (i >= length) throw nodeError('ERR_INVALID_URI');
      encoded += encodeURIComponent(
        String.fromCodePoint(0x10000 + (((code & 0x3ff) << 10) | (text.charCodeAt(i) & 0x3ff))),
      );
    }
    done = i + 1;
  }
  if (done === 0) return auth;
  return done < length ? encoded + `${auth}`.slice(done) : encoded;
}

Url.prototype.parseHost = function parseHost() {
  const [colon, port] = /:([0-9]*)$/.exec(this.host) ?? [''];
  if (port) this.port = port;
  const name = this.host.slice(0, this.host.length - colon.length);
  if (name) this.hostname = name;
};

const unitAt = (value, at) => String.prototype.charCodeAt.call(value, at);

function formatHost(url, auth) {
  if (url.host) return auth + url.host;
  if (!url.hostname) return '';
  const { hostname } = url;
  const bare =
    String.prototype.includes.call(hostname, ':') &&
    !(unitAt(hostname, 0) === 91 && unitAt(hostname, hostname.length - 1) === 93);
  return auth + (bare ? `[${hostname}]` : hostname) + (url.port ? `:${url.port}` : '');
}

// Escapes up to the value's own length property.
function escapePathname(pathname) {
  const text = `${pathname}`;
  const known = text.slice(0, pathname.length ?? 0);
  return known.replaceAll('#', '%23').replaceAll('?', '%3F') + (/[^#?]$/.test(known) ? text.slice(known.length) : '');
}

// The members of a Url may have any type: truthy ones are joined as + does, others are converted to strings.
Url.prototype.format = function format() {
  const auth = this.auth ? encodeAuth(this.auth) + '@' : '';
  let protocol = this.protocol || '';
  if (protocol && unitAt(protocol, protocol.length - 1) !== 58) protocol += ':';
  let pathname = this.pathname || '';
  let hash = this.hash || '';
  let host = formatHost(this, auth);
  const query =
    this.query !== null && typeof this.query === 'object' ? require('querystring').stringify(this.query) : '';
  let search = this.search || (query && `?${query}`) || '';
  if (/[#?]/.test(pathname)) pathname = escapePathname(pathname);
  if (this.slashes || slashed.has(protocol)) {
    if (this.slashes || host) {
      if (pathname && unitAt(pathname, 0) !== 47) pathname = '/' + pathname;
      host = '//' + host;
    } else if (protocol.length >= 4 && String.prototype.startsWith.call(protocol, 'file')) {
      host = '//';
    }
  }
  if (String.prototype.includes.call(search, '#')) search = `${search}`.replaceAll('#', '%23');
  if (hash && unitAt(hash, 0) !== 35) hash = '#' + hash;
  if (search && unitAt(search, 0) !== 63) search = '?' + search;
  return protocol + host + pathname + search + hash;
};

function format(url) {
  if (typeof url === 'string') url = parse(url);
  else if (typeof url !== 'object' || url === null)
    throw nodeError('ERR_INVALID_ARG_TYPE', 'urlObject', ['Object', 'string'], url);
  return Url.prototype.format.call(url);
}

function resolve(source, relative) {
  return parse(source, false, true).resolve(relative);
}

function resolveObject(source, relative) {
  return source ? parse(source, false, true).resolveObject(relative) : relative;
}

Url.prototype.resolve = function resolveFrom(relative) {
  return this.resolveObject(parse(relative, false, true)).format();
};

function finish(result) {
  result.href = result.format();
  return result;
}

function joinPath(result) {
  if (result.pathname !== null || result.search !== null) result.path = (result.pathname || '') + (result.search || '');
}

function withQueryOf(result, relative) {
  result.search = relative.search;
  result.query = relative.query;
}

Url.prototype.resolveObject = function resolveObjectFrom(relative) {
  if (typeof relative === 'string') relative = parse(relative, false, true);
  const result = Object.assign(new Url(), this);
  result.hash = relative.hash;
  if (relative.href === '') return finish(result);
  if (relative.slashes && !relative.protocol) {
    const { protocol } = result;
    Object.assign(result, relative, { protocol });
    if (slashed.has(protocol) && result.hostname && !result.pathname) result.path = result.pathname = '/';
    return finish(result);
  }
  if (relative.protocol && relative.protocol !== result.protocol) {
    return slashed.has(relative.protocol) ? changeProtocol(result, relative) : finish(Object.assign(result, relative));
  }
  return mergePaths(result, relative);
};

function changeProtocol(result, relative) {
  result.protocol = relative.protocol;
  result.pathname = relative.pathname;
  let { host, hostname } = relative;
  if (!host && !/^file:?$/.test(relative.protocol)) {
    // The host of 'http:a/b' is in its path.
    const segments = (relative.pathname || '').split('/');
    while (segments.length > 0 && !host) host = segments.shift();
    host ||= '';
    hostname ||= '';
    if (segments[0] !== '') segments.unshift('');
    if (segments.length < 2) segments.unshift('');
    result.pathname = segments.join('/');
  }
  withQueryOf(result, relative);
  result.host = host || '';
  result.auth = relative.auth;
  result.hostname = hostname || host;
  result.port = relative.port;
  if (result.pathname || result.search) result.path = (result.pathname || '') + (result.search || '');
  result.slashes ||= relative.slashes;
  return finish(result);
}

// For protocols without slashes the host is a segment of the path.
function hostAsSegment(host, segments) {
  if (!host) return;
  if (segments[0] === '') segments[0] = host;
  else segments.unshift(host);
}

function segmentAsHost(result, host) {
  result.hostname = result.host = host;
  if (host && result.host.indexOf('@') > 0) {
    const [auth, name] = host.split('@');
    result.auth = auth;
    result.host = result.hostname = name;
  }
}

function mergePaths(result, relative) {
  const fromRoot = result.pathname && result.pathname.charAt(0) === '/';
  let segments = result.pathname ? result.pathname.split('/') : [];
  const added = relative.pathname ? relative.pathname.split('/') : [];
  let { host, hostname, port } = relative;
  const replaces = host || relative.pathname?.[0] === '/';
  const noDots = Boolean(replaces || fromRoot || (result.host && relative.pathname));
  let rooted = noDots;
  const slashless = result.protocol && !slashed.has(result.protocol);
  if (slashless) {
    hostAsSegment(result.host, segments);
    Object.assign(result, { host: '', hostname: '', port: null });
    if (relative.protocol) {
      hostAsSegment(host, added);
      host = hostname = port = null;
      result.auth = null;
    }
    rooted &&= added[0] === '' || segments[0] === '';
  }
  if (replaces) {
    if (host || host === '') {
      if (result.host !== host) result.auth = null;
      Object.assign(result, { host, port });
    }
    if (hostname || hostname === '') {
      if (result.hostname !== hostname) result.auth = null;
      result.hostname = hostname;
    }
    withQueryOf(result, relative);
    segments = added;
  } else if (added.length > 0) {
    segments = segments.slice(0, -1).concat(added);
    withQueryOf(result, relative);
  } else if (relative.search !== null && relative.search !== undefined) {
    if (slashless) segmentAsHost(result, segments.shift());
    withQueryOf(result, relative);
    joinPath(result);
    return finish(result);
  }
  if (segments.length === 0) {
    result.pathname = null;
    result.path = result.search ? `/${result.search}` : null;
    return finish(result);
  }
  segments = withoutDots(segments, Boolean(result.host || host || segments.length > 1), rooted, noDots);
  takeSegments(result, segments, rooted, slashless);
  result.auth = relative.auth || result.auth;
  result.slashes ||= relative.slashes;
  return finish(result);
}

// Removes '.' and '..' segments like browsers; '..' above the first segment is kept unless the path is absolute.
function withoutDots(segments, several, rooted, noDots) {
  const last = segments[segments.length - 1];
  const trailing = last === '' || (several && (last === '.' || last === '..'));
  const kept = [];
  let up = 0;
  for (let i = segments.length - 1; i >= 0; i--) {
    if (segments[i] === '.') continue;
    if (segments[i] === '..') up++;
    else if (up > 0) up--;
    else kept.unshift(segments[i]);
  }
  if (!rooted && !noDots) while (up-- > 0) kept.unshift('..');
  if (rooted && !isFromRoot(kept)) kept.unshift('');
  if (trailing && !kept.join('/').endsWith('/')) kept.push('');
  return kept;
}

function isFromRoot(srcPath) {
  return srcPath[0] === '' || Boolean(srcPath[0] && srcPath[0].charAt(0) === '/');
}

function takeSegments(result, segments, rooted, slashless) {
  const absolute = isFromRoot(segments);
  if (slashless) segmentAsHost(result, absolute ? '' : (segments.shift() ?? ''));
  if ((rooted || (result.host && segments.length > 0)) && !absolute) segments.unshift('');
  if (segments.length === 0) result.pathname = result.path = null;
  else result.pathname = segments.join('/');
  joinPath(result);
}

module.exports = { Url, format, parse, resolve, resolveObject };
