// HTTP-network fetch, https://fetch.spec.whatwg.org/#concept-http-network-fetch: one request with node:http, whose response is a stream.

const diagnostics = require('internal/diagnostics');
const { HeaderList } = require('internal/fetch/headers');
const { sourceBytes } = require('internal/fetch/body');
const { responseBody, socketError } = require('internal/fetch/content');
const { innerResponse } = require('internal/fetch/response');

const { kUnpublished } = diagnostics;

let agents = { __proto__: null };
let proxyEnv; // The variables by which the agents find their proxies.

function agentOf(protocol) {
  const env = require('internal/http/proxy').environmentOfFetch();
  if (env !== proxyEnv) agents = { __proto__: null };
  proxyEnv = env;
  agents[protocol] ??= makeAgent(protocol);
  return agents[protocol];
}

// As in Node, a connection takes another request only in the next turn of the loop, since servers may close it without saying so.
function makeAgent(protocol) {
  const { Agent } = require(protocol === 'https:' ? 'https' : 'http');
  const agent = new Agent({ keepAlive: true, proxyEnv });
  const [free] = agent.listeners('free');
  agent.removeListener('free', free);
  agent.on('free', (socket, options) => setImmediate(free, socket, options));
  return agent;
}

// Headers of the connection that a program cannot set, as in undici.
const refusedHeaders = { __proto__: null, 'keep-alive': true, 'transfer-encoding': true, upgrade: true, expect: true };

function refusedHeader(key) {
  const isExpect = key === 'expect';
  const error = new Error(isExpect ? 'expect header not supported' : `invalid ${key} header`);
  error.name = isExpect ? 'NotSupportedError' : 'InvalidArgumentError';
  error.code = isExpect ? 'UND_ERR_NOT_SUPPORTED' : 'UND_ERR_INVALID_ARG';
  return error;
}

// Methods whose requests say that they have no body.
const methodsWithBody = ['POST', 'PUT', 'PATCH', 'PROPFIND', 'PROPPATCH', 'QUERY'];

// The length of a request's body; null if it is not known or need not be sent.
function contentLength({ body, method }) {
  if (body !== null) return body.length;
  return methodsWithBody.includes(method) ? 0 : null;
}

// The headers of the request but for those of the connection, and whether that may be used again.
function ownHeaders(request) {
  // Connections are not reused after HEAD, because some servers send a body with the response.
  let reuses = request.method !== 'HEAD';
  const own = [];
  for (const [name, value] of request.headers) {
    const key = name.toLowerCase();
    if (refusedHeaders[key]) throw refusedHeader(key);
    if (key === 'connection') reuses &&= !/(?:^|,)\s*close\s*(?:,|$)/i.test(value);
    else if (key !== 'host' && key !== 'content-length') own.push(name, value);
  }
  return { own, reuses };
}

// The headers to send: after those of the connection, the request's.
function requestHeaders(request, url, proxy, { own, reuses }) {
  const list = ['host', url.host, 'connection', reuses ? 'keep-alive' : 'close'];
  if (proxy?.authorization) list.push('proxy-authorization', proxy.authorization);
  list.push(...own);
  const length = contentLength(request);
  if (length !== null) list.push('content-length', `${length}`);
  else if (request.body !== null) list.push('transfer-encoding', 'chunked');
  return list;
}

function optionsFor(request, url, headers) {
  const { urlToHttpOptions } = require('internal/url');
  const { hostname, port, path } = urlToHttpOptions(url);
  const agent = agentOf(url.protocol);
  const isProxied = agent.options.proxyEnv && url.protocol === 'http:';
  const proxy = isProxied ? require('internal/http/proxy').proxyFor(agent, { host: hostname, port }) : undefined;
  return {
    protocol: url.protocol,
    hostname,
    port,
    path,
    method: request.method,
    headers: requestHeaders(request, url, proxy, headers),
    agent,
    [require('internal/http/client').kNoBody]: request.body === null,
    [kUnpublished]: true,
  };
}

// Sends the body, waiting while the socket's buffer is full.
async function sendBody(outgoing, body, watched) {
  if (body === null) {
    outgoing.end();
    watched?.sent();
    return;
  }
  const bytes = sourceBytes(body);
  if (bytes !== undefined) {
    watched?.sent(bytes);
    outgoing.end(bytes);
    watched?.sent();
    return;
  }
  const reader = body.stream.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    if (typeof value !== 'string' && !require('internal/util/types').isUint8Array(value))
      throw new TypeError('Received non-Uint8Array chunk');
    watched?.sent(value);
    if (!outgoing.write(value)) await new Promise((resolve) => outgoing.once('drain', resolve).once('close', resolve));
    if (outgoing.destroyed) return;
  }
  outgoing.end();
  watched?.sent();
}

function headersOf(message) {
  const headers = new HeaderList();
  const { rawHeaders } = message;
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i].toLowerCase(), rawHeaders[i + 1]);
  return headers;
}

// Returns a promise of the response; sets the abort function of exchange.
function networkFetch(request, exchange) {
  const headers = ownHeaders(request);
  const { url, method, body } = request;
  const watched = diagnostics.isWatched
    ? new (require('internal/fetch/channels').Exchange)({
        url,
        method,
        headers: headers.own,
        body: body?.stream ?? null,
      })
    : undefined;
  return send(request, exchange, headers, watched);
}

function send(request, exchange, headers, watched) {
  const { url } = request;
  const { promise, resolve, reject } = Promise.withResolvers();
  const http = url.protocol === 'https:' ? require('https') : require('http');
  const outgoing = http.request(optionsFor(request, url, headers));
  watched?.begun(outgoing);
  exchange.outgoing = outgoing;
  exchange.controller = undefined;
  outgoing.on('response', (message) => {
    watched?.answered(message);
    const response = innerResponse({
      type: 'basic',
      status: message.statusCode,
      statusText: message.statusMessage,
      headers: headersOf(message),
      urlList: [...request.urlList],
    });
    try {
      response.body = responseBody(message, response, request, exchange);
      resolve(response);
    } catch (error) {
      reject(error);
      outgoing.destroy();
    }
  });
  outgoing.on('error', (error) => {
    const canRepeat =
      outgoing.reusedSocket &&
      error.code === 'ECONNRESET' &&
      (request.body === null || sourceBytes(request.body) !== undefined);
    if (canRepeat && !exchange.repeated && exchange.abortReason === undefined) {
      exchange.repeated = true;
      resolve(send(request, exchange, headers, watched));
    } else {
      watched?.failed(socketError(error));
      reject(socketError(error));
    }
  });
  sendBody(outgoing, request.body, watched).catch((error) => {
    reject(error);
    outgoing.destroy();
  });
  return promise;
}

module.exports = { networkFetch };
