// Response, https://fetch.spec.whatwg.org/#response-class

const { customInspectSymbol, enumerableMembers, kEmptyObject } = require('internal/util');
const { extractBody, mixInBody } = require('internal/fetch/body');
const { HeaderList, Headers, headersOf, listOf } = require('internal/fetch/headers');
const { illegal, need, toByteString, toDictionary, toUSVString, toUnsignedShort } = require('internal/fetch/webidl');

const nullBodyStatuses = [101, 204, 205, 304];
const redirectStatuses = [301, 302, 303, 307, 308];
const reasonPhrase = /^[\t\x20-\x7e\x80-\xff]*$/;
const kMade = Symbol('made');

// The internal response, https://fetch.spec.whatwg.org/#concept-response
function innerResponse(init = kEmptyObject) {
  return {
    type: 'default',
    urlList: [],
    status: 200,
    statusText: '',
    headers: new HeaderList(),
    body: null,
    aborted: undefined,
    ...init,
  };
}

class Response {
  #inner;
  #headers;

  // new Response ( body, init ), https://fetch.spec.whatwg.org/#dom-response
  constructor(body = null, init = undefined) {
    if (body === kMade) {
      this.#inner = init.inner;
      this.#headers = headersOf(init.inner.headers, init.guard);
      return;
    }
    const dictionary = toDictionary(init);
    this.#inner = innerResponse();
    this.#headers = headersOf(this.#inner.headers, 'response');
    const extracted = body === null || body === undefined ? undefined : extractBody(body);
    this.#initialize(dictionary, extracted);
  }

  // Response.error ( ), https://fetch.spec.whatwg.org/#dom-response-error
  static error() {
    return responseOf(innerResponse({ type: 'error', status: 0 }), 'immutable');
  }

  // Response.json ( data, init ), https://fetch.spec.whatwg.org/#dom-response-json
  static json(data, init = undefined) {
    need(arguments.length, 1, 'Response.json');
    const text = JSON.stringify(data);
    if (text === undefined) throw new TypeError('Value is not JSON serializable');
    const dictionary = toDictionary(init);
    const response = responseOf(innerResponse(), 'response');
    response.#initialize(dictionary, { ...extractBody(text), type: 'application/json' });
    return response;
  }

  // Response.redirect ( url, status ), https://fetch.spec.whatwg.org/#dom-response-redirect
  static redirect(url, status = 302) {
    need(arguments.length, 1, 'Response.redirect');
    const text = toUSVString(url, 'Response.redirect', 'url');
    let parsed;
    try {
      parsed = new (require('internal/url').URL)(text);
    } catch (cause) {
      throw new TypeError(`Failed to parse URL from ${text}`, { cause });
    }
    const code = toUnsignedShort(status);
    if (!redirectStatuses.includes(code)) throw new RangeError(`Invalid status code ${code}`);
    const response = responseOf(innerResponse({ status: code }), 'immutable');
    response.#inner.headers.append('location', parsed.href);
    return response;
  }

  static parts(object) {
    if (typeof object !== 'object' || object === null || !(#inner in object)) throw illegal();
    return object.#inner;
  }

  // Initialize a response, https://fetch.spec.whatwg.org/#initialize-a-response
  #initialize(init, extracted) {
    const inner = this.#inner;
    const { headers, status, statusText } = init;
    if (status !== undefined) {
      const code = toUnsignedShort(status);
      if (code < 200 || code > 599)
        throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');
      inner.status = code;
    }
    if (statusText !== undefined) {
      inner.statusText = toByteString(statusText, 'Response', 'statusText');
      if (!reasonPhrase.test(inner.statusText)) throw new TypeError('Invalid statusText');
    }
    if (headers !== undefined)
      for (const [name, value] of listOf(new Headers(headers))) this.#headers.append(name, value);
    if (extracted === undefined) return;
    if (nullBodyStatuses.includes(inner.status))
      throw new TypeError(`Response constructor: Invalid response status code ${inner.status}`);
    inner.body = extracted.body;
    if (extracted.type !== null && !inner.headers.has('content-type'))
      inner.headers.append('content-type', extracted.type);
  }

  get type() {
    return parts(this).type;
  }

  get url() {
    const url = parts(this).urlList.at(-1);
    return url === undefined ? '' : withoutFragment(url);
  }

  get redirected() {
    return parts(this).urlList.length > 1;
  }

  get status() {
    return parts(this).status;
  }

  get ok() {
    return parts(this).status >= 200 && parts(this).status <= 299;
  }

  get statusText() {
    return parts(this).statusText;
  }

  get headers() {
    parts(this);
    return this.#headers;
  }

  // clone ( ), https://fetch.spec.whatwg.org/#dom-response-clone
  clone() {
    const inner = parts(this);
    if (inner.body?.isUnusable) throw new TypeError('Response.clone: Body has already been consumed.');
    const copy = {
      ...inner,
      urlList: [...inner.urlList],
      headers: inner.headers.copy(),
      body: inner.body === null ? null : inner.body.clone(),
    };
    return responseOf(copy, inner.type === 'default' ? 'response' : 'immutable');
  }

  [customInspectSymbol](depth, options, inspect) {
    if (options.depth === null) options.depth = 2;
    options.colors ??= true;
    const { status, statusText, headers, body, bodyUsed, ok, redirected, type, url } = this;
    return `Response ${inspect({ status, statusText, headers, body, bodyUsed, ok, redirected, type, url }, options)}`;
  }
}

function withoutFragment(url) {
  const { href, hash } = url;
  return hash === '' && !href.endsWith('#') ? href : href.slice(0, href.indexOf('#'));
}

function responseOf(inner, guard) {
  return new Response(kMade, { inner, guard });
}

const { parts } = Response;
delete Response.parts;
Object.defineProperty(Response, 'length', { __proto__: null, configurable: true, value: 0 });
for (const name of ['error', 'json', 'redirect'])
  Object.defineProperty(Response, name, { __proto__: null, enumerable: true });
for (const [name, length] of [
  ['json', 1],
  ['redirect', 1],
])
  Object.defineProperty(Response[name], 'length', { __proto__: null, configurable: true, value: length });
enumerableMembers(Response.prototype, ['type', 'url', 'redirected', 'status', 'ok', 'statusText', 'headers', 'clone']);
mixInBody(Response, parts);
Object.defineProperty(Response.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'Response',
});

module.exports = { Response, innerResponse, nullBodyStatuses, redirectStatuses, responseOf };
