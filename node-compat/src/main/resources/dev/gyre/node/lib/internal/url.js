// The WHATWG URL: URL, URLSearchParams, file URLs. The parser is internal/url/parser.
'use strict';

const { codedError, nodeError } = require('internal/errors');
const { constructorOf, customInspectSymbol, enumerableMembers } = require('internal/util');
const parser = require('internal/url/parser');

function invalidUrl(input, base) {
  const error = codedError(TypeError, 'ERR_INVALID_URL', 'Invalid URL');
  error.input = input;
  if (base !== undefined) error.base = base;
  return error;
}

// ---- application/x-www-form-urlencoded -------------------------------------------------------------------------------

function decodePlus(text) {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%') || !/%[0-9a-f]{2}/i.test(spaced)) return spaced.toWellFormed();
  try {
    return decodeURIComponent(spaced);
  } catch {
    return require('querystring').unescapeBuffer(spaced).toString(); // Only the lower byte of a wide character is kept.
  }
}

function parseForm(text) {
  const list = [];
  for (const part of text.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    if (equals === -1) list.push([decodePlus(part), '']);
    else list.push([decodePlus(part.slice(0, equals)), decodePlus(part.slice(equals + 1))]);
  }
  return list;
}

function encodeForm(text) {
  return parser.percentEncode(text, parser.formSet).replaceAll('%20', '+');
}

function serializeForm(list) {
  return list.map(([name, value]) => `${encodeForm(name)}=${encodeForm(value)}`).join('&');
}

const toText = (value) => `${value}`.toWellFormed();

class URLSearchParams {
  #list = [];
  #url; // The URL to update.

  constructor(init = undefined) {
    if (init === undefined) return;
    if ((typeof init === 'object' && init !== null) || typeof init === 'function') {
      this.#fromObject(init);
    } else {
      const text = toText(init);
      this.#list = parseForm(text[0] === '?' ? text.slice(1) : text);
    }
  }

  #fromObject(init) {
    const method = init[Symbol.iterator];
    if (method === undefined || method === null) {
      for (const key of Reflect.ownKeys(init)) {
        const descriptor = Reflect.getOwnPropertyDescriptor(init, key);
        if (descriptor !== undefined && descriptor.enumerable) this.set(toText(key), toText(init[key]));
      }
      return;
    }
    if (typeof method !== 'function') throw nodeError('ERR_ARG_NOT_ITERABLE', 'Query pairs');
    for (const pair of init) {
      if (
        pair === null ||
        (typeof pair !== 'object' && typeof pair !== 'function') ||
        typeof pair[Symbol.iterator] !== 'function'
      ) {
        throw nodeError('ERR_INVALID_TUPLE', 'Each query pair', '[name, value]');
      }
      const items = [...pair];
      if (items.length !== 2) throw nodeError('ERR_INVALID_TUPLE', 'Each query pair', '[name, value]');
      this.#list.push([toText(items[0]), toText(items[1])]);
    }
  }

  static #require(value) {
    if (typeof value !== 'object' || value === null || !(#list in value))
      throw nodeError('ERR_INVALID_THIS', 'URLSearchParams');
  }

  static attach(url, query) {
    const params = new URLSearchParams();
    params.#url = url;
    params.#list = parseForm(query);
    return params;
  }

  static refill(params, query) {
    params.#list = parseForm(query);
  }

  #changed() {
    this.#url?.(serializeForm(this.#list));
  }

  get size() {
    URLSearchParams.#require(this);
    return this.#list.length;
  }

  append(name, value) {
    URLSearchParams.#require(this);
    need(arguments.length, 2);
    this.#list.push([toText(name), toText(value)]);
    this.#changed();
  }

  delete(name, value = undefined) {
    URLSearchParams.#require(this);
    need(arguments.length, 1, 'name');
    name = toText(name);
    if (value !== undefined) value = toText(value);
    this.#list = this.#list.filter(([key, item]) => key !== name || (value !== undefined && item !== value));
    this.#changed();
  }

  get(name) {
    URLSearchParams.#require(this);
    need(arguments.length, 1, 'name');
    name = toText(name);
    const found = this.#list.find(([key]) => key === name);
    return found === undefined ? null : found[1];
  }

  getAll(name) {
    URLSearchParams.#require(this);
    need(arguments.length, 1, 'name');
    name = toText(name);
    return this.#list.filter(([key]) => key === name).map(([, value]) => value);
  }

  has(name, value = undefined) {
    URLSearchParams.#require(this);
    need(arguments.length, 1, 'name');
    name = toText(name);
    if (value !== undefined) value = toText(value);
    return this.#list.some(([key, item]) => key === name && (value === undefined || item === value));
  }

  set(name, value) {
    URLSearchParams.#require(this);
    need(arguments.length, 2);
    name = toText(name);
    value = toText(value);
    const index = this.#list.findIndex(([key]) => key === name);
    if (index === -1) {
      this.#list.push([name, value]);
    } else {
      this.#list[index][1] = value;
      this.#list = this.#list.filter(([key], i) => i <= index || key !== name);
    }
    this.#changed();
  }

  sort() {
    URLSearchParams.#require(this);
    this.#list.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.#changed();
  }

  entries() {
    URLSearchParams.#require(this);
    return new URLSearchParamsIterator(
      () => this.#list,
      ([name, value]) => [name, value],
    );
  }

  forEach(callback, thisArg = undefined) {
    URLSearchParams.#require(this);
    require('internal/validators').validateFunction(callback, 'callback');
    for (let i = 0; i < this.#list.length; i++) callback.call(thisArg, this.#list[i][1], this.#list[i][0], this);
  }

  keys() {
    URLSearchParams.#require(this);
    return new URLSearchParamsIterator(
      () => this.#list,
      ([name]) => name,
    );
  }

  values() {
    URLSearchParams.#require(this);
    return new URLSearchParamsIterator(
      () => this.#list,
      ([, value]) => value,
    );
  }

  toString() {
    URLSearchParams.#require(this);
    return serializeForm(this.#list);
  }

  [customInspectSymbol](depth, options, inspect) {
    URLSearchParams.#require(this);
    if (typeof depth === 'number' && depth < 0) return options.stylize('[Object]', 'special');
    const inner = depth === null ? { ...options } : { ...options, depth: depth - 1 };
    const parts = this.#list.map(([name, value]) => `${inspect(name, inner)} => ${inspect(value, inner)}`);
    const { removeColors } = require('internal/util/inspect/strings');
    const { length } = removeColors(parts.join(', '));
    if (parts.length === 0) return `${this.constructor.name} {}`;
    if (length > options.breakLength) return `${this.constructor.name} {\n  ${parts.join(',\n  ')} }`;
    return `${this.constructor.name} { ${parts.join(', ')} }`;
  }
}

function need(count, wanted, name) {
  if (count < wanted)
    throw wanted === 1 ? nodeError('ERR_MISSING_ARGS', name) : nodeError('ERR_MISSING_ARGS', 'name', 'value');
}

const { attach, refill } = URLSearchParams;
delete URLSearchParams.attach;
delete URLSearchParams.refill;

class URLSearchParamsIterator {
  #list;
  #pick;
  #index = 0;

  constructor(list, pick) {
    this.#list = list;
    this.#pick = pick;
  }

  static #require(value) {
    if (typeof value !== 'object' || value === null || !(#list in value))
      throw nodeError('ERR_INVALID_THIS', 'URLSearchParamsIterator');
  }

  next() {
    URLSearchParamsIterator.#require(this);
    const list = this.#list();
    if (this.#index >= list.length) return { done: true, value: undefined };
    return { done: false, value: this.#pick(list[this.#index++]) };
  }

  [customInspectSymbol](depth, options, inspect) {
    URLSearchParamsIterator.#require(this);
    if (typeof depth === 'number' && depth < 0) return options.stylize('[Object]', 'special');
    const inner = depth === null ? { ...options } : { ...options, depth: depth - 1 };
    const rest = this.#list().slice(this.#index).map(this.#pick);
    const isLong = inspect(rest, inner).includes('\n');
    const texts = rest.map((item) => inspect(item, inner));
    return `${this[Symbol.toStringTag]} {${isLong ? '\n ' : ''} ${texts.join(isLong ? ',\n  ' : ', ')} }`;
  }
}
Object.setPrototypeOf(
  URLSearchParamsIterator.prototype,
  Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
);
Object.defineProperty(URLSearchParamsIterator.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'URLSearchParams Iterator',
});
delete URLSearchParamsIterator.prototype.constructor;

Object.defineProperty(URLSearchParams.prototype, Symbol.iterator, {
  __proto__: null,
  configurable: true,
  writable: true,
  value: URLSearchParams.prototype.entries,
});
enumerableMembers(URLSearchParams.prototype, [
  'append',
  'delete',
  'get',
  'getAll',
  'has',
  'set',
  'sort',
  'entries',
  'forEach',
  'keys',
  'values',
  'toString',
  'size',
]);
Object.defineProperty(URLSearchParams.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'URLSearchParams',
});

// ---- URL -------------------------------------------------------------------------------------------------------------

const contextSymbol = Symbol('context');

// The members that util.inspect shows.
const shownMembers = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'searchParams',
  'hash',
];

class URL {
  #context;
  #searchParams;

  constructor(input, base = undefined) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'url');
    input = `${input}`.toWellFormed();
    let baseRecord;
    if (base !== undefined) {
      base = `${base}`.toWellFormed();
      baseRecord = parser.parse(base);
      if (baseRecord === null) throw invalidUrl(input, base);
    }
    this.#context = parser.parse(input, baseRecord);
    if (this.#context === null) throw invalidUrl(input, base);
  }

  static parse(input, base = undefined) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'url');
    try {
      return new URL(input, base);
    } catch (error) {
      if (error.code === 'ERR_INVALID_URL') return null;
      throw error;
    }
  }

  static canParse(url, base = undefined) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'url');
    return URL.parse(url, base) !== null;
  }

  static createObjectURL(object) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'obj');
    return require('internal/blob').createObjectURL(object);
  }

  static revokeObjectURL(url) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'url');
    require('internal/blob').revokeObjectURL(`${url}`);
  }

  #serialized() {
    return parser.serialize(this.#context);
  }

  toString() {
    return this.#serialized();
  }

  get href() {
    return this.#serialized();
  }
  set href(value) {
    void this.#context; // An invalid receiver is reported before an invalid argument.
    value = `${value}`;
    const record = parser.parse(value);
    if (record === null) throw invalidUrl(value);
    this.#context = record;
    this.#refillParams();
  }

  get origin() {
    return parser.origin(this.#context);
  }
  get protocol() {
    return `${this.#context.scheme}:`;
  }
  set protocol(value) {
    parser.setProtocol(this.#context, `${value}`);
  }
  get username() {
    return this.#context.username;
  }
  set username(value) {
    parser.setCredential(this.#context, 'username', `${value}`);
  }
  get password() {
    return this.#context.password;
  }
  set password(value) {
    parser.setCredential(this.#context, 'password', `${value}`);
  }

  get host() {
    const { host, port } = this.#context;
    if (host === null) return '';
    return port === null ? host : `${host}:${port}`;
  }
  set host(value) {
    parser.setHost(this.#context, `${value}`, true);
  }

  get hostname() {
    return this.#context.host ?? '';
  }
  set hostname(value) {
    parser.setHost(this.#context, `${value}`, false);
  }
  get port() {
    return this.#context.port === null ? '' : `${this.#context.port}`;
  }
  set port(value) {
    parser.setPort(this.#context, `${value}`);
  }
  get pathname() {
    return parser.pathOf(this.#context);
  }
  set pathname(value) {
    parser.setPath(this.#context, `${value}`);
  }
  #searchText() {
    return this.#context.query ? `?${this.#context.query}` : '';
  }
  get search() {
    return this.#searchText();
  }
  set search(value) {
    parser.setQuery(this.#context, `${value}`);
    this.#refillParams();
  }

  get searchParams() {
    this.#searchParams ??= attach((query) => {
      this.#context.query = query === '' ? null : query;
    }, this.#context.query ?? '');
    return this.#searchParams;
  }

  get hash() {
    return this.#context.fragment ? `#${this.#context.fragment}` : '';
  }
  set hash(value) {
    parser.setFragment(this.#context, `${value}`);
  }

  #refillParams() {
    if (this.#searchParams !== undefined) refill(this.#searchParams, this.#context.query ?? '');
  }

  toJSON() {
    return this.#serialized();
  }

  [customInspectSymbol](depth, options, inspect) {
    if (typeof depth === 'number' && depth < 0) return this;
    const constructor = constructorOf(this) ?? URL;
    const shown = { __proto__: { constructor } };
    for (const name of shownMembers) shown[name] = this[name];
    if (options.showHidden) {
      const { URLContext } = require('internal/url/context');
      shown[contextSymbol] = new URLContext(this.#context, this.#serialized());
    }
    return `${constructor.name} ${inspect(shown, options)}`;
  }
}

enumerableMembers(URL.prototype, [...shownMembers, 'toString', 'toJSON']);
enumerableMembers(URL, ['canParse', 'createObjectURL', 'revokeObjectURL', 'parse']);
Object.defineProperty(URL.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'URL' });

// ---- file URLs -------------------------------------------------------------------------------------------------------

function isURL(value) {
  return Boolean(value?.href && value.protocol && value.auth === undefined && value.path === undefined);
}

function fileURLToPath(path, options = undefined) {
  const windows = options?.windows ?? process.platform === 'win32';
  if (typeof path === 'string') path = new URL(path);
  else if (!isURL(path)) throw nodeError('ERR_INVALID_ARG_TYPE', 'path', ['string', 'URL'], path);
  if (path.protocol !== 'file:') throw nodeError('ERR_INVALID_URL_SCHEME', 'file');
  if (windows) return windowsPath(path);
  if (path.hostname !== '') throw nodeError('ERR_INVALID_FILE_URL_HOST', process.platform);
  if (/%2f/i.test(path.pathname)) throw invalidPath('must not include encoded / characters', path);
  return decodeURIComponent(path.pathname);
}

function invalidPath(reason, input) {
  const error = nodeError('ERR_INVALID_FILE_URL_PATH', reason);
  error.input = input;
  return error;
}

function windowsPath(url) {
  const { hostname, pathname } = url;
  if (/%2f|%5c/i.test(pathname)) throw invalidPath('must not include encoded \\ or / characters', url);
  const decoded = decodeURIComponent(pathname.replaceAll('/', '\\'));
  if (hostname !== '') return `\\\\${require('url').domainToUnicode(hostname)}${decoded}`;
  if (!/^\\[a-zA-Z]:/.test(decoded)) throw invalidPath('must be absolute', url);
  return decoded.slice(1);
}

function escapePath(path, windows) {
  return path.replace(/[\x01-\x08\x0b\x0c\x0e-\x1f]+$/, '').replace(/[\0\t\n\r\x20"#%?[\\\]^|~]/g, (character) => {
    if (windows && character === '\\') return '/';
    const code = character.charCodeAt(0);
    return `%${code < 16 ? '0' : ''}${code.toString(16).toUpperCase()}`;
  });
}

// \\server\share\file, also as \\?\UNC\server\share\file.
function sharePath(path) {
  const start = path.startsWith('\\\\?\\UNC\\') ? 8 : 2;
  const end = path.indexOf('\\', start);
  if (end === -1) throw nodeError('ERR_INVALID_ARG_VALUE', 'path', path, 'Missing UNC resource path');
  if (end === 2) throw nodeError('ERR_INVALID_ARG_VALUE', 'path', path, 'Empty UNC servername');
  const url = new URL('file://none.invalid'); // An unchanged host name shows that the given one is invalid.
  const [name, rest] = [path.slice(start, end), path.slice(end)];
  url.hostname = name;
  if (url.hostname === 'none.invalid' && name.toLowerCase() !== 'none.invalid')
    throw invalidUrl(rest.toWellFormed(), name.toWellFormed());
  url.pathname = escapePath(rest, true);
  return url;
}

function pathToFileURL(path, options = undefined) {
  require('internal/validators').validateString(path, 'path');
  const windows = options?.windows ?? process.platform === 'win32';
  if (windows && path.startsWith('\\\\')) return sharePath(path);
  const paths = require('path');
  let resolved = windows ? paths.win32.resolve(path) : paths.posix.resolve(path);
  if (windows && resolved.startsWith('\\\\')) return sharePath(resolved);
  if ((windows ? /[\\/]$/ : /\/$/).test(path) && !resolved.endsWith(paths.sep)) resolved += '/';
  const url = new URL('file://');
  url.pathname = escapePath(resolved, windows);
  return url;
}

// The options of http.request for a URL.
function urlToHttpOptions(url) {
  if (url === null || (typeof url !== 'object' && typeof url !== 'function'))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'url', 'Object', url);
  const { hostname, pathname, port, username, password, search } = url;
  const options = {
    __proto__: null,
    ...url,
    protocol: url.protocol,
    hostname: hostname && hostname[0] === '[' ? hostname.slice(1, -1) : hostname,
    hash: url.hash,
    search,
    pathname,
    path: `${pathname || ''}${search || ''}`,
    href: url.href,
  };
  if (port !== '') options.port = Number(port);
  if (username || password) options.auth = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return options;
}

// The bytes of a file's name, which need not be valid text.
function fileURLToPathBuffer(path, options = undefined) {
  const windows = options?.windows ?? process.platform === 'win32';
  if (typeof path === 'string') path = new URL(path);
  else if (!isURL(path)) throw nodeError('ERR_INVALID_ARG_TYPE', 'path', ['string', 'URL'], path);
  if (path.protocol !== 'file:') throw nodeError('ERR_INVALID_URL_SCHEME', 'file');
  const { Buffer } = require('buffer');
  const { hostname, pathname } = path;
  if (!windows && hostname !== '') throw nodeError('ERR_INVALID_FILE_URL_HOST', process.platform);
  const separated = windows ? pathname.replaceAll('/', '\\') : pathname;
  const bytes = Buffer.from(
    separated.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  );
  if (!windows) return bytes;
  if (hostname !== '') return Buffer.concat([Buffer.from(`\\\\${require('url').domainToUnicode(hostname)}`), bytes]);
  if (!/^\\[A-Za-z]:/.test(bytes.latin1Slice(0, Math.min(bytes.length, 3))))
    throw Object.assign(nodeError('ERR_INVALID_FILE_URL_PATH', 'must be absolute'), { input: path });
  return bytes.subarray(1);
}

module.exports = { URL, URLSearchParams, fileURLToPath, fileURLToPathBuffer, isURL, pathToFileURL, urlToHttpOptions };
