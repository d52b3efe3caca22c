// HTTP-network fetch, https://fetch.spec.whatwg.org/#concept-http-network-fetch: one request with node:http, whose response is a stream.

const { HeaderList } = require('internal/fetch/headers');
const { Body, sourceBytes } = require('internal/fetch/body');
const { innerResponse, nullBodyStatuses, redirectStatuses } = require('internal/fetch/response');

let agents = { __proto__: null };
let proxyEnv; // The variables by which the agents find their proxies.

function agentOf(protocol) {
  const env = require('internal/http/proxy').environmentOfFetch();
  if (env !== proxyEnv) agents = { __proto__: null };
  proxyEnv = env;
  agents[protocol] ??= new (protocol === 'https:' ? require('https') : require('http')).Agent({
    keepAlive: true,
    proxyEnv,
  });
  return agents[protocol];
}

// The error for a connection that the other side closed early.
function socketError(cause) {
  if (cause?.code !== 'ECONNRESET' || cause.syscall !== undefined) return cause;
  const error = new Error('other side closed');
  error.name = 'SocketError';
  error.code = 'UND_ERR_SOCKET';
  return error;
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

// The request headers to send, after those of the connection.
function requestHeaders(request, url, proxy) {
  // Connections are not reused after HEAD, because some servers send a body with the response.
  let reuses = request.method !== 'HEAD';
  const own = [];
  for (const [name, value] of request.headers) {
    const key = name.toLowerCase();
    if (refusedHeaders[key]) throw refusedHeader(key);
    if (key === 'connection') reuses &&= !/(?:^|,)\s*close\s*(?:,|$)/i.test(value);
    else if (key !== 'host' && key !== 'content-length') own.push(name, value);
  }
  const list = ['host', url.host, 'connection', reuses ? 'keep-alive' : 'close'];
  if (proxy?.authorization) list.push('proxy-authorization', proxy.authorization);
  list.push(...own);
  if (request.body === null) {
    if (request.method === 'POST' || request.method === 'PUT' || request.method === 'PATCH')
      list.push('content-length', '0');
  } else if (request.body.length !== null) {
    list.push('content-length', `${request.body.length}`);
  } else {
    list.push('transfer-encoding', 'chunked');
  }
  return list;
}

function optionsFor(request, url) {
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
    headers: requestHeaders(request, url, proxy),
    agent,
  };
}

// Sends the body, waiting while the socket's buffer is full.
async function sendBody(outgoing, body) {
  if (body === null) {
    outgoing.end();
    return;
  }
  const bytes = sourceBytes(body);
  if (bytes !== undefined) {
    outgoing.end(bytes);
    return;
  }
  const reader = body.stream.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    if (typeof value !== 'string' && !require('internal/util/types').isUint8Array(value))
      throw new TypeError('Received non-Uint8Array chunk');
    if (!outgoing.write(value)) await new Promise((resolve) => outgoing.once('drain', resolve).once('close', resolve));
    if (outgoing.destroyed) return;
  }
  outgoing.end();
}

// Decoders in the order in which they are applied; none if one is unknown.
function decodersFor(codings) {
  const zlib = require('zlib');
  const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = zlib.constants;
  const decoders = [];
  for (const coding of codings.toLowerCase().split(',').reverse()) {
    const name = coding.trim();
    if (name === 'gzip' || name === 'x-gzip')
      decoders.push(zlib.createGunzip({ flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH }));
    else if (name === 'deflate') decoders.push(inflateOrInflateRaw());
    else if (name === 'br')
      decoders.push(
        zlib.createBrotliDecompress({ flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH }),
      );
    else return [];
  }
  return decoders;
}

// Deflate with a zlib header, as specified, or without, as some servers send it: the first byte decides.
function inflateOrInflateRaw() {
  const zlib = require('zlib');
  const { Transform } = require('stream');
  let inner;
  return new Transform({
    transform(chunk, encoding, callback) {
      if (inner === undefined) {
        if (chunk.length === 0) return callback();
        inner = (chunk[0] & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw();
        inner
          .on('data', (data) => this.push(data))
          .on('end', () => this.push(null))
          .on('error', (error) => this.destroy(error));
      }
      return inner.write(chunk, encoding, callback);
    },
    final(callback) {
      if (inner !== undefined) inner.end();
      callback();
    },
  });
}

// A byte stream of a node stream's data; cancelling it destroys the request.
function streamOf(source, exchange) {
  const { ReadableStream } = require('internal/webstreams/readable');
  let ended = false;
  const fail = (cause) => {
    if (ended) return;
    ended = true;
    exchange.controller.error(
      exchange.abortReason?.reason ?? new TypeError('terminated', { cause: socketError(cause) }),
    );
  };
  return new ReadableStream({
    type: 'bytes',
    start(controller) {
      exchange.controller = controller;
      source.on('data', (chunk) => {
        if (ended || chunk.byteLength === 0) return;
        controller.enqueue(new Uint8Array(chunk));
        if (controller.desiredSize <= 0) source.pause();
      });
      source.on('end', () => {
        if (ended) return;
        ended = true;
        controller.close();
        controller.byobRequest?.respond(0);
      });
      source.on('error', fail);
      source.on('close', () => fail(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
      source.pause();
    },
    pull() {
      source.resume();
    },
    cancel() {
      ended = true;
      exchange.outgoing.destroy();
    },
  });
}

function responseBody(message, request, exchange) {
  const { statusCode } = message;
  if (request.method === 'HEAD' || request.method === 'CONNECT' || nullBodyStatuses.includes(statusCode)) {
    message.resume();
    return null;
  }
  const coding = message.headers['content-encoding'];
  const willFollow =
    request.redirect === 'follow' && message.headers.location !== undefined && redirectStatuses.includes(statusCode);
  const decoders = coding === undefined || willFollow ? [] : decodersFor(coding);
  const source = decoders.length === 0 ? message : require('stream').pipeline(message, ...decoders, () => {});
  const stream = streamOf(source, exchange);
  // An empty body ends without a pull.
  if (message.headers['content-length'] === '0') source.resume();
  return new Body(stream);
}

function headersOf(message) {
  const headers = new HeaderList();
  const { rawHeaders } = message;
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i].toLowerCase(), rawHeaders[i + 1]);
  return headers;
}

// Returns a promise of the response; sets the abort function of exchange.
function networkFetch(request, exchange) {
  const { url } = request;
  const { promise, resolve, reject } = Promise.withResolvers();
  const http = url.protocol === 'https:' ? require('https') : require('http');
  const outgoing = http.request(optionsFor(request, url));
  exchange.outgoing = outgoing;
  exchange.controller = undefined;
  outgoing.on('response', (message) => {
    resolve(
      innerResponse({
        type: 'basic',
        status: message.statusCode,
        statusText: message.statusMessage,
        headers: headersOf(message),
        urlList: [...request.urlList],
        body: responseBody(message, request, exchange),
      }),
    );
  });
  outgoing.on('error', (error) => {
    const canRepeat =
      outgoing.reusedSocket &&
      error.code === 'ECONNRESET' &&
      (request.body === null || sourceBytes(request.body) !== undefined);
    if (canRepeat && !exchange.repeated && exchange.abortReason === undefined) {
      exchange.repeated = true;
      resolve(networkFetch(request, exchange));
    } else {
      reject(socketError(error));
    }
  });
  sendBody(outgoing, request.body).catch((error) => {
    reject(error);
    outgoing.destroy();
  });
  return promise;
}

module.exports = { networkFetch };
