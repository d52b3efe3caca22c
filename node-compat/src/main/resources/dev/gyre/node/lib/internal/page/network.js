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

async function preflight(request, exchange) {
  const unsafe = unsafeHeaders(request);
  if (unsafe.length === 0 && ['GET', 'HEAD', 'POST'].includes(request.method)) return;
  const headers = ['origin', host.origin(), 'access-control-request-method', request.method];
  if (unsafe.length > 0) headers.push('access-control-request-headers', unsafe.join(','));
  const [status, , flat] = await send('preflight', 'OPTIONS', request.url.href, headers, null, exchange);
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

async function networkFetch(request, exchange) {
  const body = await bytesOf(request.body);
  const isCrossOrigin = request.url.origin !== host.origin();
  if (isCrossOrigin && request.mode === 'same-origin') throw new Error('the request is to another origin');
  if (isCrossOrigin && request.mode === 'cors') await preflight(request, exchange);
  const headers = [];
  for (const [name, value] of request.headers) headers.push(name, value);
  if (isCrossOrigin || (request.method !== 'GET' && request.method !== 'HEAD')) headers.push('origin', host.origin());
  const [status, statusText, flat, bytes] = await send(
    'fetch',
    request.method,
    request.url.href,
    headers,
    body,
    exchange,
  );
  const answered = listOf(flat);
  if (!isAllowed(request, answered)) throw new Error(`blocked by CORS: ${request.url.href}`);
  answered.delete('set-cookie');
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

module.exports = { networkFetch };
