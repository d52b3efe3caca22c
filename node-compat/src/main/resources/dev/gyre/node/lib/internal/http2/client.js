// ClientHttp2Session and connect. https://nodejs.org/api/http2.html#http2connectauthority-options-listener

const { AbortError, nodeError } = require('internal/errors');
const { checkedOptions } = require('internal/http2/options');
const { allPseudo, checkHeaders, fieldsOf, kSensitive, objectOfRaw, rawValue } = require('internal/http2/headers');
const { HEADERS_SENT, Http2Stream, setTrailers } = require('internal/http2/stream');
const { Http2Session } = require('internal/http2/session');
const {
  CLIENT,
  kHandle,
  kInit,
  kSentHeaders,
  kState,
  kUpdateTimer,
  nghttp2Error,
  publish,
} = require('internal/http2/common');
const { validateAbortSignal, validateBoolean, validateNumber, validateObject } = require('internal/validators');

const kAuthority = Symbol('authority');
const kBeginnings = Symbol('beginnings');
const kProtocol = Symbol('protocol');
const ERR_STREAM_ID_NOT_AVAILABLE = -509;
const withoutPayload = new Set(['DELETE', 'GET', 'HEAD']);

class ClientHttp2Stream extends Http2Stream {
  constructor(session, id) {
    super(session, id);
    this[kState].flags |= HEADERS_SENT;
    this.on('headers', onInterim);
  }
}

function onInterim(headers) {
  if (headers[':status'] === 100) this.emit('continue');
}

class ClientHttp2Session extends Http2Session {
  constructor(options, socket) {
    super(CLIENT, options, socket);
    this[kBeginnings] = undefined;
  }

  request(headers, options) {
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_SESSION');
    if (this.closed) throw nodeError('ERR_HTTP2_GOAWAY_SESSION');
    this[kUpdateTimer]();
    checkHeaders(headers);
    const isRaw = Array.isArray(headers);
    const sent = isRaw ? prepareRaw(this, headers) : prepare(this, headers);
    const get = (name) => (isRaw ? rawValue(sent, name) : sent[name]);
    checkConnect(get);
    options = checkedRequestOptions(options, get(':method'));
    const fields = fieldsOf(sent, allPseudo, this[kState].isStrict);
    const stream = new ClientHttp2Stream(this);
    stream[kSentHeaders] = isRaw ? objectOfRaw(sent) : sent;
    if (options.endStream) stream.end();
    if (options.waitForTrailers) setTrailers(stream);
    if (options.signal !== undefined) abortBy(stream, options.signal);
    const begin = () => beginRequest(this, stream, fields, options, get(':method'));
    if (this.connecting) beginWhenConnected(this, begin);
    else begin();
    publish(CLIENT, 'created', { stream, headers: stream[kSentHeaders] });
    return stream;
  }
}

function prepare(session, headers) {
  const sent = { __proto__: null, ...headers };
  if (sent[':method'] === undefined) sent[':method'] = 'GET';
  if (sent[':method'] !== 'CONNECT' || sent[':protocol'] !== undefined) {
    if (sent[':authority'] === undefined && sent.host === undefined) sent[':authority'] = session[kAuthority];
    if (sent[':scheme'] === undefined) sent[':scheme'] = session[kProtocol].slice(0, -1);
    if (sent[':path'] === undefined) sent[':path'] = '/';
  }
  return sent;
}

function prepareRaw(session, headers) {
  const sent = [...headers];
  if (headers[kSensitive] !== undefined) sent[kSensitive] = headers[kSensitive];
  const first = [];
  const method = rawValue(headers, ':method');
  if (method === undefined) first.push(':method', 'GET');
  if (method !== 'CONNECT' || rawValue(headers, ':protocol') !== undefined) {
    if (rawValue(headers, ':authority') === undefined && rawValue(headers, 'host') === undefined)
      first.push(':authority', session[kAuthority]);
    if (rawValue(headers, ':scheme') === undefined) first.push(':scheme', session[kProtocol].slice(0, -1));
    if (rawValue(headers, ':path') === undefined) first.push(':path', '/');
  }
  sent.unshift(...first);
  return sent;
}

function checkConnect(get) {
  if (get(':method') !== 'CONNECT' || get(':protocol') !== undefined) return;
  if (get(':authority') === undefined) throw nodeError('ERR_HTTP2_CONNECT_AUTHORITY');
  if (get(':scheme') !== undefined) throw nodeError('ERR_HTTP2_CONNECT_SCHEME');
  if (get(':path') !== undefined) throw nodeError('ERR_HTTP2_CONNECT_PATH');
}

function checkedRequestOptions(options, method) {
  if (options !== undefined) validateObject(options, 'options');
  options = { ...options };
  for (const name of ['weight', 'parent', 'exclusive', 'silent', 'endStream']) {
    if (options[name] === undefined || name === 'weight') continue;
    if (name === 'parent') validateNumber(options.parent, 'options.parent');
    else validateBoolean(options[name], `options.${name}`);
  }
  if (options.endStream === undefined) options.endStream = withoutPayload.has(method);
  if (options.signal !== undefined) validateAbortSignal(options.signal, 'options.signal');
  return options;
}

function abortBy(stream, signal) {
  const abort = () => stream.destroy(new AbortError(undefined, { cause: signal.reason }));
  if (signal.aborted) {
    abort();
    return;
  }
  signal.addEventListener('abort', abort, { once: true });
  stream.once('close', () => signal.removeEventListener('abort', abort));
}

function beginRequest(session, stream, fields, options, method) {
  if (stream.destroyed || session.destroyed) return;
  if (session.closed && stream.closed) {
    stream.destroy();
    return;
  }
  const ends = options.endStream && !options.waitForTrailers;
  const id = session[kHandle].request(stream, fields, ends, `${method}`, Boolean(options.waitForTrailers));
  if (id < 0) {
    if (id === ERR_STREAM_ID_NOT_AVAILABLE) stream.destroy(nodeError('ERR_HTTP2_OUT_OF_STREAMS'));
    else session.destroy(nghttp2Error(id));
    return;
  }
  stream[kInit](id);
  publish(CLIENT, 'start', { stream, headers: stream[kSentHeaders] });
}

function connect(authority, options, listener) {
  if (typeof options === 'function') {
    listener = options;
    options = undefined;
  }
  options = checkedOptions({ ...options });
  const { URL } = require('internal/url');
  if (typeof authority === 'string') authority = new URL(authority);
  if (authority === null || typeof authority !== 'object')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'authority', ['string', 'Object', 'URL'], authority);
  const protocol = authority.protocol || options.protocol || 'https:';
  const port = String(
    authority.port !== '' && authority.port !== undefined ? authority.port : protocol === 'http:' ? 80 : 443,
  );
  const host = hostOf(authority);
  let socket;
  if (typeof options.createConnection === 'function') {
    socket = options.createConnection(authority, options);
  } else if (protocol === 'http:') {
    socket = require('net').connect({ port, host, ...options });
  } else if (protocol === 'https:') {
    socket = require('tls').connect(port, host, tlsOptions(options, host));
  } else {
    throw nodeError('ERR_HTTP2_UNSUPPORTED_PROTOCOL', protocol);
  }
  const session = new ClientHttp2Session(options, socket);
  session[kAuthority] = `${options.servername || authority.hostname || authority.host || 'localhost'}:${port}`;
  if (authority.host !== undefined && typeof authority.href === 'string')
    session[kAuthority] = options.servername ? `${options.servername}:${port}` : authority.host;
  session[kProtocol] = protocol;
  if (typeof listener === 'function') session.once('connect', listener);
  return session;
}

// One listener begins all requests that are made before there is a connection.
function beginWhenConnected(session, begin) {
  if (session[kBeginnings] !== undefined) {
    session[kBeginnings].push(begin);
    return;
  }
  session[kBeginnings] = [begin];
  session.once('connect', () => {
    const beginnings = session[kBeginnings];
    session[kBeginnings] = undefined;
    for (const one of beginnings) one();
  });
}

function hostOf({ host, hostname }) {
  if (hostname) return hostname[0] === '[' ? hostname.slice(1, -1) : hostname;
  return host || 'localhost';
}

function tlsOptions(options, host) {
  const found = { ALPNProtocols: ['h2'], ...options };
  if (found.servername === undefined && require('net').isIP(host) === 0) found.servername = host;
  return found;
}

function connected(authority, options) {
  return new Promise((resolve, reject) => {
    const session = connect(authority, options, () => {
      session.removeListener('error', reject);
      resolve(session);
    });
    session.once('error', reject);
  });
}
Object.defineProperty(connected, 'name', { __proto__: null, value: 'connect' });
Object.defineProperty(connect, require('util').promisify.custom, { __proto__: null, value: connected });

module.exports = { ClientHttp2Session, ClientHttp2Stream, connect };
