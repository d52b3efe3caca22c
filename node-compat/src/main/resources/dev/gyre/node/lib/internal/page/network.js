// HTTP-network fetch of a page: the page's network answers, whatever that is.

const { HeaderList } = require('internal/fetch/headers');
const { extractBody } = require('internal/fetch/body');
const { innerResponse, nullBodyStatuses, redirectStatuses } = require('internal/fetch/response');
const host = require('internal/page/host');

async function bytesOf(body) {
  if (body === null) return null;
  const chunks = [];
  let length = 0;
  const reader = body.stream.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.byteLength;
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

// What CORS lets a page see of an answer, https://fetch.spec.whatwg.org/#cors-check
function isAllowed(request, headers) {
  if (request.url.origin === host.origin() || request.mode === 'no-cors') return true;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*') return request.credentials !== 'include';
  return allowed === host.origin();
}

// Whether a request needs a preflight, https://fetch.spec.whatwg.org/#cors-preflight-fetch
const simpleHeaders = [
  'accept',
  'accept-language',
  'content-language',
  'user-agent',
  'sec-fetch-mode',
  'origin',
  'accept-encoding',
];
const simpleTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;

function unsafeHeaders(request) {
  const names = [];
  for (const [name, value] of request.headers) {
    const key = name.toLowerCase();
    if (simpleHeaders.includes(key) || (key === 'content-type' && simpleTypes.test(value))) continue;
    if (key === 'referer' || key === 'pragma' || key === 'cache-control') continue;
    names.push(key);
  }
  return names.sort();
}

function send(destination, method, url, headers, body, exchange) {
  return new Promise((resolve, reject) => {
    const cancel = host.send(destination, method, url, headers, body, (error, ...answer) => {
      if (error === undefined) resolve(answer);
      else reject(new Error(error));
    });
    exchange.outgoing = { destroy: cancel };
  });
}

// The headers of the preflight that a request needs; undefined for none.
function preflightHeaders(request) {
  const unsafe = unsafeHeaders(request);
  if (unsafe.length === 0 && ['GET', 'HEAD', 'POST'].includes(request.method)) return undefined;
  const headers = ['origin', host.origin(), 'access-control-request-method', request.method];
  if (unsafe.length > 0) headers.push('access-control-request-headers', unsafe.join(','));
  return headers;
}

// Throws if the answer to a preflight does not allow the request.
function checkPreflight(request, status, flat) {
  const unsafe = unsafeHeaders(request);
  const answered = listOf(flat);
  const allows = (name, value) => {
    const list = (answered.get(name) ?? '').toLowerCase().split(',');
    return list.some((item) => item.trim() === '*' || item.trim() === value.toLowerCase());
  };
  const isFine =
    status >= 200 &&
    status <= 299 &&
    isAllowed(request, answered) &&
    (['GET', 'HEAD', 'POST'].includes(request.method) || allows('access-control-allow-methods', request.method)) &&
    unsafe.every((name) => allows('access-control-allow-headers', name));
  if (!isFine) throw new Error(`blocked by CORS: the preflight of ${request.url.href}`);
}

function listOf(flat) {
  const headers = new HeaderList();
  for (let i = 0; i < flat.length; i += 2) headers.append(flat[i], flat[i + 1]);
  return headers;
}

function isCrossOriginTo(request) {
  return request.url.origin !== host.origin();
}

function sentHeaders(request) {
  const headers = [];
  for (const [name, value] of request.headers) headers.push(name, value);
  if (isCrossOriginTo(request) || (request.method !== 'GET' && request.method !== 'HEAD'))
    headers.push('origin', host.origin());
  return headers;
}

const safelisted = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
];

// The headers of an answer that the page sees, https://fetch.spec.whatwg.org/#concept-filtered-response-cors; throws if it may not see the answer.
function seenHeaders(request, flat) {
  const answered = listOf(flat);
  if (!isAllowed(request, answered)) throw new Error(`blocked by CORS: ${request.url.href}`);
  answered.delete('set-cookie');
  if (!isCrossOriginTo(request) || request.mode !== 'cors') return answered;
  const list = (answered.get('access-control-expose-headers') ?? '').split(',');
  const exposed = list.map((name) => name.trim().toLowerCase());
  if (exposed.includes('*') && request.credentials !== 'include') return answered;
  const seen = new HeaderList();
  for (const [name, value] of answered)
    if (safelisted.includes(name.toLowerCase()) || exposed.includes(name.toLowerCase())) seen.append(name, value);
  return seen;
}

function blobNow(request) {
  const { blobHeaders, rangeOf } = require('internal/fetch/fetch');
  const [type, bytes] = require('internal/page/blob_urls').read(request.url.href) ?? [];
  if (request.method !== 'GET' || bytes === undefined) throw new Error('there is no blob at this URL');
  const range = rangeOf(request.headers.get('range'), bytes.byteLength);
  const part = new Uint8Array(range === undefined ? bytes : bytes.subarray(range.start, range.end + 1));
  const headers = listOf(blobHeaders({ type }, part.byteLength).flat());
  if (range !== undefined) headers.append('content-range', range.header);
  return {
    status: range === undefined ? 200 : 206,
    statusText: range === undefined ? 'OK' : 'Partial Content',
    headers,
    bytes: part.buffer,
    url: request.url.href,
  };
}

// Sends a request and stops the running task until its answer is there: { status, statusText, headers, bytes, url }; undefined if
// that takes longer than the limit in milliseconds, 0 for none. Redirects have been followed.
function fetchNow(request, body, limit) {
  const wait = (destination, method, headers, bytes) => {
    const answer = host.sendAndWait(destination, method, request.url.href, headers, bytes, limit);
    if (answer !== null && answer[0] !== undefined) throw new Error(answer[0]);
    return answer;
  };
  const { protocol } = request.url;
  if (protocol === 'blob:') return blobNow(request);
  if (protocol === 'data:') {
    const answer = wait('xhr', 'GET', [], null);
    return { status: 200, statusText: 'OK', headers: listOf(answer[3]), bytes: answer[4], url: request.url.href };
  }
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error('unknown scheme');
  if (require('internal/fetch/fetch').isBadPort(request.url)) throw new Error('bad port');
  const preflighted = isCrossOriginTo(request) ? preflightHeaders(request) : undefined;
  if (preflighted !== undefined) {
    const answer = wait('preflight', 'OPTIONS', preflighted, null);
    if (answer === null) return undefined;
    checkPreflight(request, answer[1], answer[3]);
  }
  const answer = wait('xhr', request.method, sentHeaders(request), body);
  if (answer === null) return undefined;
  const [, status, statusText, flat, bytes, url] = answer;
  const answered = { ...request, url: new (require('internal/url').URL)(url) };
  return { status, statusText, headers: seenHeaders(answered, flat), bytes, url };
}

async function networkFetch(request, exchange) {
  const body = await bytesOf(request.body);
  const isCrossOrigin = isCrossOriginTo(request);
  if (isCrossOrigin && request.mode === 'same-origin') throw new Error('the request is to another origin');
  const preflighted = isCrossOrigin && request.mode === 'cors' ? preflightHeaders(request) : undefined;
  if (preflighted !== undefined) {
    const [status, , flat] = await send('preflight', 'OPTIONS', request.url.href, preflighted, null, exchange);
    checkPreflight(request, status, flat);
  }
  const [status, statusText, flat, bytes] = await send(
    'fetch',
    request.method,
    request.url.href,
    sentHeaders(request),
    body,
    exchange,
  );
  const answered = seenHeaders(request, flat);
  const hasBody = request.method !== 'HEAD' && !nullBodyStatuses.includes(status) && !redirectStatuses.includes(status);
  return innerResponse({
    type: isCrossOrigin ? 'cors' : 'basic',
    status,
    statusText,
    headers: answered,
    urlList: [...request.urlList],
    body: hasBody ? extractBody(new Uint8Array(bytes)).body : null,
  });
}

module.exports = { fetchNow, networkFetch };
