// Request, https://fetch.spec.whatwg.org/#request-class

const { customInspectSymbol, enumerableMembers, kEmptyObject } = require('internal/util');
const { Body, extractBody, mixInBody } = require('internal/fetch/body');
const { HeaderList, Headers, headersOf, token } = require('internal/fetch/headers');
const { illegal, need, show, toByteString, toDictionary, toEnum, toUSVString } = require('internal/fetch/webidl');

const enums = {
  mode: ['navigate', 'same-origin', 'no-cors', 'cors'],
  credentials: ['omit', 'same-origin', 'include'],
  cache: ['default', 'no-store', 'reload', 'no-cache', 'force-cache', 'only-if-cached'],
  redirect: ['follow', 'manual', 'error'],
  referrerPolicy: [
    '',
    'no-referrer',
    'no-referrer-when-downgrade',
    'same-origin',
    'origin',
    'strict-origin',
    'origin-when-cross-origin',
    'strict-origin-when-cross-origin',
    'unsafe-url',
  ],
  duplex: ['half'],
};
const normalized = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT'];
const kMade = Symbol('made');

// The internal request, https://fetch.spec.whatwg.org/#concept-request
function innerRequest(url) {
  return {
    method: 'GET',
    url,
    urlList: [url],
    headers: new HeaderList(),
    body: null,
    referrer: 'client',
    referrerPolicy: '',
    mode: 'cors',
    credentials: 'same-origin',
    cache: 'default',
    redirect: 'follow',
    integrity: '',
    keepalive: false,
    redirectCount: 0,
    dispatcher: undefined,
  };
}

function parseURL(text) {
  const { URL } = require('internal/url');
  let url;
  try {
    url = new URL(text, require('internal/fetch/settings').baseURL());
  } catch (cause) {
    throw new TypeError(`Failed to parse URL from ${text}`, { cause });
  }
  if (url.username !== '' || url.password !== '')
    throw new TypeError(`Request cannot be constructed from a URL that includes credentials: ${text}`);
  return url;
}

// RequestInit, https://fetch.spec.whatwg.org/#requestinit
function convertInit(value) {
  const init = toDictionary(value);
  const result = {};
  for (const name of [
    'method',
    'headers',
    'body',
    'referrer',
    'referrerPolicy',
    'mode',
    'credentials',
    'cache',
    'redirect',
    'integrity',
    'keepalive',
    'signal',
    'window',
    'duplex',
    'dispatcher',
  ]) {
    const item = init[name];
    if (item === undefined) continue;
    result[name] = enums[name] === undefined ? item : toEnum(item, enums[name]);
  }
  const { signal } = result;
  if (
    signal !== undefined &&
    signal !== null &&
    !(signal instanceof require('internal/abort_controller').AbortSignal)
  ) {
    throw new TypeError(`RequestInit: Expected signal (${show(`${signal}`)}) to be an instance of AbortSignal.`);
  }
  return result;
}

function methodOf(value) {
  const method = toByteString(value, 'RequestInit', 'method');
  if (!token.test(method)) throw new TypeError(`'${method}' is not a valid HTTP method.`);
  const upper = method.toUpperCase();
  if (['CONNECT', 'TRACE', 'TRACK'].includes(upper)) throw new TypeError(`'${method}' HTTP method is unsupported.`);
  if (method === 'patch') {
    process.emitWarning(
      'Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.',
      { code: 'UNDICI-FETCH-patch' },
    );
  }
  return normalized.includes(upper) ? upper : method;
}

function referrerOf(value) {
  const text = toUSVString(value, 'RequestInit', 'referrer');
  if (text === '') return 'no-referrer';
  let url;
  try {
    url = new (require('internal/url').URL)(text);
  } catch (cause) {
    throw new TypeError(`Referrer "${text}" is not a valid URL.`, { cause });
  }
  return url.href === 'about:client' ? 'client' : url;
}

// The members that util.inspect shows.
const shownMembers = [
  'method',
  'url',
  'headers',
  'destination',
  'referrer',
  'referrerPolicy',
  'mode',
  'credentials',
  'cache',
  'redirect',
  'integrity',
  'keepalive',
  'isReloadNavigation',
  'isHistoryNavigation',
  'signal',
];

class Request {
  #inner;
  #headers;
  #signal;

  // new Request ( input, init ), https://fetch.spec.whatwg.org/#dom-request
  constructor(input, init = kEmptyObject) {
    if (input === kMade) {
      this.#inner = init.inner;
      this.#headers = headersOf(init.inner.headers, 'request');
      this.#signal = init.signal;
      return;
    }
    need(arguments.length, 1, 'Request constructor');
    const from = typeof input === 'object' && input !== null && #inner in input ? input : undefined;
    const text = from === undefined ? toUSVString(input, 'Request constructor', 'input') : undefined;
    const dictionary = convertInit(init);
    const inner = (this.#inner = from === undefined ? innerRequest(parseURL(text)) : copyOf(from.#inner));
    if (dictionary.window !== undefined && dictionary.window !== null)
      throw new TypeError("'window' option 'client' must be null");
    applyInit(inner, dictionary);
    this.#follow(dictionary.signal !== undefined ? dictionary.signal : from?.signal);
    if (dictionary.headers !== undefined) {
      inner.headers = new HeaderList();
      for (const [name, value] of headerPairs(dictionary.headers)) inner.headers.append(name, value);
    }
    this.#headers = headersOf(inner.headers, 'request');
    takeBody(inner, dictionary, from?.#inner.body ?? null);
  }

  static parts(object) {
    if (typeof object !== 'object' || object === null || !(#inner in object)) throw illegal();
    return object.#inner;
  }

  // Aborts the request's own signal when the given one is aborted.
  #follow(signal) {
    const { AbortSignal } = require('internal/abort_controller');
    this.#signal = signal === undefined || signal === null ? undefined : AbortSignal.any([signal]);
  }

  get method() {
    return parts(this).method;
  }
  get url() {
    return parts(this).url.href;
  }

  get headers() {
    parts(this);
    return this.#headers;
  }

  get destination() {
    parts(this);
    return '';
  }

  get referrer() {
    const { referrer } = parts(this);
    if (referrer === 'no-referrer') return '';
    return referrer === 'client' ? 'about:client' : referrer.href;
  }

  get referrerPolicy() {
    return parts(this).referrerPolicy;
  }
  get mode() {
    return parts(this).mode;
  }
  get credentials() {
    return parts(this).credentials;
  }
  get cache() {
    return parts(this).cache;
  }
  get redirect() {
    return parts(this).redirect;
  }
  get integrity() {
    return parts(this).integrity;
  }
  get keepalive() {
    return parts(this).keepalive;
  }

  get isReloadNavigation() {
    parts(this);
    return false;
  }

  get isHistoryNavigation() {
    parts(this);
    return false;
  }

  get signal() {
    parts(this);
    this.#signal ??= new (require('internal/abort_controller').AbortController)().signal;
    return this.#signal;
  }

  get duplex() {
    parts(this);
    return 'half';
  }

  // clone ( ), https://fetch.spec.whatwg.org/#dom-request-clone
  clone() {
    const inner = parts(this);
    if (inner.body?.isUnusable) throw new TypeError('unusable');
    const copy = { ...copyOf(inner), body: inner.body === null ? null : inner.body.clone() };
    const { AbortSignal } = require('internal/abort_controller');
    return new Request(kMade, { inner: copy, signal: AbortSignal.any([this.signal]) });
  }

  [customInspectSymbol](depth, options, inspect) {
    if (options.depth === null) options.depth = 2;
    options.colors ??= true;
    const shown = {};
    for (const name of shownMembers) shown[name] = this[name];
    return `Request ${inspect(shown, options)}`;
  }
}

// The pairs as written by the program, because names keep their case on the wire.
function headerPairs(init) {
  return require('internal/fetch/headers').listOf(new Headers(init));
}

function copyOf(inner) {
  return { ...inner, urlList: [...inner.urlList], headers: inner.headers.copy(), body: null };
}

function applyInit(inner, init) {
  if (init.referrer !== undefined) inner.referrer = referrerOf(init.referrer);
  if (init.mode === 'navigate') throw new TypeError('Request constructor: invalid request mode navigate.');
  for (const name of ['referrerPolicy', 'mode', 'credentials', 'cache', 'redirect'])
    if (init[name] !== undefined) inner[name] = init[name];
  if (inner.cache === 'only-if-cached' && inner.mode !== 'same-origin')
    throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
  if (init.integrity !== undefined && init.integrity !== null) inner.integrity = `${init.integrity}`;
  if (init.keepalive !== undefined) inner.keepalive = Boolean(init.keepalive);
  if (init.method !== undefined) inner.method = methodOf(init.method);
  if (init.dispatcher !== undefined && init.dispatcher !== null) inner.dispatcher = init.dispatcher;
}

function takeBody(inner, init, inputBody) {
  const hasBody = init.body !== undefined && init.body !== null;
  if ((hasBody || inputBody !== null) && (inner.method === 'GET' || inner.method === 'HEAD')) {
    throw new TypeError('Request with GET/HEAD method cannot have body.');
  }
  if (hasBody) {
    const { body, type } = extractBody(init.body, inner.keepalive);
    inner.body = body;
    if (type !== null && !inner.headers.has('content-type')) inner.headers.append('content-type', type);
    if (body.source === null && init.duplex === undefined)
      throw new TypeError('RequestInit: duplex option is required when sending a body.');
    if (body.source === null && inner.mode !== 'same-origin' && inner.mode !== 'cors') {
      throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');
    }
    return;
  }
  if (inputBody === null) return;
  if (inputBody.isUnusable)
    throw new TypeError('Cannot construct a Request with a Request object that has already been used.');
  const { TransformStream } = require('internal/webstreams/transform');
  inner.body = new Body(inputBody.stream.pipeThrough(new TransformStream()), inputBody.source, inputBody.length);
}

const { parts } = Request;
delete Request.parts;
Object.defineProperty(Request, 'length', { __proto__: null, configurable: true, value: 1 });
enumerableMembers(Request.prototype, [...shownMembers, 'duplex', 'clone']);
mixInBody(Request, parts);
Object.defineProperty(Request.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'Request' });

module.exports = { Request, partsOfRequest: parts };
