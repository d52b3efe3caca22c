// fetch ( input, init ), https://fetch.spec.whatwg.org/#fetch-method

const badPorts = new Set(
  `0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 161
  179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000
  6566 6665 6666 6667 6668 6669 6679 6697 10080`.split(/\s+/),
);

// A network error, https://fetch.spec.whatwg.org/#concept-network-error: its reason becomes the cause of a TypeError.
class NetworkError extends Error {
  constructor(message = '') {
    super('network error');
    this.why = new Error(message);
  }
}

function fetch(input, init = undefined) {
  return fetching(input, init);
}

async function fetching(input, init) {
  const { Request, partsOfRequest } = require('internal/fetch/request');
  const { responseOf } = require('internal/fetch/response');
  const request = new Request(input, init);
  const { signal } = request;
  const inner = partsOfRequest(request);
  if (signal.aborted) {
    inner.body?.stream.cancel(signal.reason).catch(() => {});
    throw signal.reason;
  }
  const exchange = { outgoing: undefined, controller: undefined, abortReason: undefined, repeated: false };
  const { promise: aborted, reject } = Promise.withResolvers();
  aborted.catch(() => {});
  const abort = () => {
    exchange.abortReason = { reason: signal.reason };
    reject(signal.reason);
    if (inner.body !== null && !inner.body.stream.locked) inner.body.stream.cancel(signal.reason).catch(() => {});
    exchange.controller?.error(signal.reason);
    exchange.outgoing?.destroy();
  };
  signal.addEventListener('abort', abort, { once: true });
  try {
    return responseOf(await Promise.race([mainFetch(inner, exchange), aborted]), 'immutable');
  } catch (error) {
    if (exchange.abortReason !== undefined) throw exchange.abortReason.reason;
    throw new TypeError('fetch failed', { cause: error instanceof NetworkError ? error.why : error });
  }
}

// Main fetch, https://fetch.spec.whatwg.org/#concept-main-fetch
async function mainFetch(request, exchange) {
  const response = await schemeFetch(request, exchange);
  if (request.integrity !== '') await require('internal/fetch/integrity').check(response, request.integrity);
  return response;
}

// Scheme fetch, https://fetch.spec.whatwg.org/#scheme-fetch
function schemeFetch(request, exchange) {
  switch (request.url.protocol) {
    case 'about:':
      throw new NetworkError('about scheme is not supported');
    case 'blob:':
      return blobFetch(request);
    case 'data:':
      return dataFetch(request);
    // Node's fetch (Undici) does not support this scheme either; this is its message.
    case 'file:':
      throw new NetworkError('not implemented... yet...');
    case 'http:':
    case 'https:':
      return httpFetch(request, exchange);
    default:
      throw new NetworkError('unknown scheme');
  }
}

function localResponse(request, init) {
  const { innerResponse } = require('internal/fetch/response');
  const { extractBody } = require('internal/fetch/body');
  const { HeaderList } = require('internal/fetch/headers');
  const headers = new HeaderList();
  for (const [name, value] of init.headers) headers.append(name, value);
  return innerResponse({
    type: 'basic',
    status: init.status ?? 200,
    statusText: init.status === 206 ? 'Partial Content' : 'OK',
    urlList: [request.url],
    headers,
    body: extractBody(init.body).body,
  });
}

function blobFetch(request) {
  const blob = require('internal/blob').resolveObjectURL(request.url.href);
  if (request.method !== 'GET' || blob === undefined) throw new NetworkError('invalid method');
  const range = rangeOf(request.headers.get('range'), blob.size);
  if (range === undefined) return localResponse(request, { body: blob, headers: blobHeaders(blob, blob.size) });
  const part = blob.slice(range.start, range.end + 1, blob.type);
  const headers = [...blobHeaders(blob, part.size), ['content-range', range.header]];
  return localResponse(request, { status: 206, body: part, headers });
}

function blobHeaders({ type }, size) {
  return [
    ['content-length', `${size}`],
    ['content-type', type],
  ];
}

// Parse a single range header value with Undici's messages, https://fetch.spec.whatwg.org/#simple-range-header-value, for a blob of a size; undefined for no header.
function rangeOf(header, size) {
  if (header === null) return undefined;
  const [, first, last] = /^bytes[\t ]*=[\t ]*([0-9]*)[\t ]*-[\t ]*([0-9]*)$/.exec(header) ?? ['', '', ''];
  if (first === '' && last === '') throw new NetworkError('failed to fetch the data URL');
  if (first !== '' && last !== '' && Number(first) > Number(last))
    throw new NetworkError('failed to fetch the data URL');
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) throw new NetworkError("Range start is greater than the blob's size.");
  return { start, end, header: `bytes ${start}-${end}/${size}` };
}

function dataFetch(request) {
  const data = require('internal/fetch/data_url').processDataURL(request.url);
  if (data === undefined) throw new NetworkError('failed to fetch the data URL');
  return localResponse(request, { body: data.bytes, headers: [['Content-Type', data.mimeType]] });
}

// Port blocking, https://fetch.spec.whatwg.org/#port-blocking
function isBadPort(url) {
  return badPorts.has(url.port);
}

// Where the package undici has the dispatcher of all requests that do not name theirs.
const kGlobalDispatcher = Symbol.for('undici.globalDispatcher.2');

// HTTP fetch, https://fetch.spec.whatwg.org/#concept-http-fetch, with its redirects
async function httpFetch(request, exchange) {
  const { networkFetch } = require('internal/fetch/network');
  const dispatcher = request.dispatcher ?? Reflect.get(globalThis, kGlobalDispatcher);
  const send = dispatcher === undefined ? networkFetch : require('internal/fetch/dispatch').dispatchFetch;
  const { redirectStatuses } = require('internal/fetch/response');
  for (;;) {
    if (isBadPort(request.url)) throw new NetworkError('bad port');
    const response = await send({ ...request, dispatcher, headers: completeHeaders(request) }, exchange);
    if (!redirectStatuses.includes(response.status) || request.redirect === 'manual') return response;
    if (request.redirect === 'error') {
      exchange.outgoing.destroy();
      throw new NetworkError('unexpected redirect');
    }
    const location = locationOf(response, request.url);
    if (location === null) return response;
    await response.body?.stream.cancel();
    redirect(request, response, location);
    if (location.protocol !== 'http:' && location.protocol !== 'https:')
      throw new NetworkError('URL scheme must be a HTTP(S) scheme');
  }
}

// Is url potentially trustworthy, for those of http, https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
function isTrustworthy({ protocol, hostname }) {
  return protocol === 'https:' || /^(?:127(?:\.[0-9]+){3}|\[::1\]|(?:.*\.)?localhost\.?)$/.test(hostname);
}

// HTTP-network-or-cache fetch's headers, https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch
function completeHeaders(request) {
  const headers = request.headers.copy();
  const add = (name, value) => {
    if (!headers.has(name)) headers.append(name, value);
  };
  add('accept', '*/*');
  add('accept-language', '*');
  if (typeof request.referrer === 'object') headers.append('referer', request.referrer.href.replace(/#.*/, ''));
  if (isTrustworthy(request.url)) headers.set('sec-fetch-mode', request.mode);
  add('user-agent', 'node');
  if (request.cache === 'no-store' || request.cache === 'reload') {
    add('pragma', 'no-cache');
    add('cache-control', 'no-cache');
  } else if (request.cache === 'no-cache') {
    add('cache-control', 'max-age=0');
  }
  add('accept-encoding', request.url.protocol === 'https:' ? 'br, gzip, deflate' : 'gzip, deflate');
  return headers;
}

// Location URL, https://fetch.spec.whatwg.org/#concept-response-location-url
function locationOf(response, current) {
  const header = response.headers.get('location');
  if (header === null) return null;
  const location = new (require('internal/url').URL)(
    require('buffer').Buffer.from(header, 'latin1').toString(),
    current,
  );
  if (location.hash === '') location.hash = current.hash;
  return location;
}

// HTTP-redirect fetch, https://fetch.spec.whatwg.org/#concept-http-redirect-fetch
function redirect(request, response, location) {
  if (request.redirectCount === 20) throw new NetworkError('redirect count exceeded');
  request.redirectCount++;
  const isCrossOrigin = request.url.origin !== location.origin;
  if (request.mode === 'cors' && (location.username || location.password) && isCrossOrigin) {
    throw new NetworkError('cross origin not allowed for request mode "cors"');
  }
  if (response.status !== 303 && request.body !== null && request.body.source === null) throw new NetworkError();
  const { status } = response;
  if (
    (request.method === 'POST' && (status === 301 || status === 302)) ||
    (status === 303 && request.method !== 'GET' && request.method !== 'HEAD')
  ) {
    request.method = 'GET';
    request.body = null;
    for (const name of ['content-encoding', 'content-language', 'content-location', 'content-type', 'content-length'])
      request.headers.delete(name);
  }
  if (isCrossOrigin)
    for (const name of ['authorization', 'proxy-authorization', 'cookie', 'host']) request.headers.delete(name);
  if (request.body !== null) request.body = require('internal/fetch/body').extractBody(request.body.source).body;
  request.url = location;
  request.urlList.push(location);
}

module.exports = { blobHeaders, completeHeaders, fetch, isBadPort, NetworkError, rangeOf };
