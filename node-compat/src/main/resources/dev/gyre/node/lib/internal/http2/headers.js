// Header objects and the lists of fields that they stand for. https://nodejs.org/api/http2.html#headers-object

const { nodeError } = require('internal/errors');
const { isValidHeaderName, validateHeaderName } = require('internal/http/common');

const kSensitive = Symbol('sensitiveHeaders');

// Where only one value makes sense, the first counts on receiving, and sending more is an error.
const single = new Set(
  (
    ':status :method :authority :scheme :path :protocol access-control-allow-credentials access-control-max-age ' +
    'access-control-request-method age authorization content-encoding content-language content-length content-location content-md5 ' +
    'content-range content-type date dnt etag expires from host if-match if-modified-since if-none-match if-range if-unmodified-since ' +
    'last-modified location max-forwards proxy-authorization range referer retry-after tk upgrade-insecure-requests user-agent ' +
    'x-content-type-options'
  ).split(' '),
);

const responsePseudo = new Set([':status']);
const allPseudo = new Set([':status', ':method', ':authority', ':scheme', ':path', ':protocol']);
const noPseudo = new Set();

const connectionSpecific = new Set([
  'connection',
  'upgrade',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
]);

function isConnectionSpecific(name, value) {
  if (name === 'te') return Array.isArray(value) ? value.some((one) => one !== 'trailers') : value !== 'trailers';
  return connectionSpecific.has(name);
}

// What there is to know of the names that were sent, by the names as they were given: few, as a rule.
const knownNames = new Map();
const MOST_KNOWN = 1000;

function kindOf(key) {
  const known = knownNames.get(key);
  if (known !== undefined) return known;
  const name = `${key}`.toLowerCase();
  const kind = {
    name,
    isSingle: single.has(name),
    isPseudo: name[0] === ':',
    isValid: isValidHeaderName(key),
    isRestricted: name === 'te' || connectionSpecific.has(name),
  };
  if (typeof key === 'string' && knownNames.size < MOST_KNOWN) knownNames.set(key, kind);
  return kind;
}

function sensitiveNames(headers) {
  const names = headers[kSensitive];
  if (names === undefined) return undefined;
  if (!Array.isArray(names)) throw nodeError('ERR_INVALID_ARG_VALUE', 'headers[http2.neverIndex]', names);
  return new Set(names.map((name) => `${name}`.toLowerCase()));
}

// The fields of headers, an object or a list of names and values in turn, as the binding takes them: name, value and whether it is sensitive,
// pseudo-headers first.
function fieldsOf(headers, pseudo, isStrict = true) {
  const sensitive = sensitiveNames(headers);
  const first = [];
  const rest = [];
  const seen = [];
  const isArray = Array.isArray(headers);
  const keys = isArray ? undefined : Object.keys(headers);
  const count = isArray ? headers.length / 2 : keys.length;
  for (let i = 0; i < count; i++) {
    const key = isArray ? headers[2 * i] : keys[i];
    let value = isArray ? headers[2 * i + 1] : headers[key];
    if (value === undefined || key === '') continue;
    const kind = kindOf(key);
    const { name } = kind;
    let isList = Array.isArray(value);
    if (isList && value.length < 2) {
      if (value.length === 0) continue;
      value = `${value[0]}`;
      isList = false;
    } else if (!isList) {
      value = `${value}`;
    }
    if (kind.isSingle) {
      if (isStrict && (isList || seen.includes(name))) throw nodeError('ERR_HTTP2_HEADER_SINGLE_VALUE', name);
      seen.push(name);
    }
    const isSensitive = sensitive !== undefined && sensitive.has(name);
    if (kind.isPseudo) {
      if (!pseudo.has(name)) throw nodeError('ERR_HTTP2_INVALID_PSEUDOHEADER', name);
      first.push(name, `${value}`, isSensitive);
      continue;
    }
    if (!kind.isValid) validateHeaderName(key);
    if (kind.isRestricted && isConnectionSpecific(name, value))
      throw nodeError('ERR_HTTP2_INVALID_CONNECTION_HEADERS', name);
    if (isList) for (const one of value) rest.push(name, `${one}`, isSensitive);
    else rest.push(name, value, isSensitive);
  }
  return first.length === 0 ? rest : rest.length === 0 ? first : [...first, ...rest];
}

// The object of received fields.
function headersOf(raw, sensitive) {
  const headers = { __proto__: null };
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i];
    let value = raw[i + 1];
    if (name === ':status') value |= 0;
    const existing = headers[name];
    if (existing === undefined) {
      headers[name] = name === 'set-cookie' ? [value] : value;
    } else if (!single.has(name)) {
      if (name === 'set-cookie') existing.push(value);
      else headers[name] = `${existing}${name === 'cookie' ? '; ' : ', '}${value}`;
    }
  }
  headers[kSensitive] = sensitive ?? [];
  return headers;
}

// A value of raw headers by its lower-case name.
function rawValue(raw, name) {
  for (let i = 0; i < raw.length; i += 2) if (`${raw[i]}`.toLowerCase() === name) return raw[i + 1];
  return undefined;
}

// The object of a raw list, as sentHeaders shows it.
function objectOfRaw(raw) {
  const headers = { __proto__: null };
  for (let i = 0; i < raw.length; i += 2) {
    const name = `${raw[i]}`.toLowerCase();
    const existing = headers[name];
    if (existing === undefined) headers[name] = raw[i + 1];
    else if (Array.isArray(existing)) existing.push(raw[i + 1]);
    else headers[name] = [existing, raw[i + 1]];
  }
  if (raw[kSensitive] !== undefined) headers[kSensitive] = raw[kSensitive];
  return headers;
}

function checkHeaders(headers) {
  if (headers === undefined || headers === null) return;
  if (typeof headers !== 'object') throw nodeError('ERR_INVALID_ARG_TYPE', 'headers', ['Object', 'Array'], headers);
}

module.exports = {
  allPseudo,
  checkHeaders,
  fieldsOf,
  headersOf,
  isConnectionSpecific,
  kSensitive,
  noPseudo,
  objectOfRaw,
  rawValue,
  responsePseudo,
};
