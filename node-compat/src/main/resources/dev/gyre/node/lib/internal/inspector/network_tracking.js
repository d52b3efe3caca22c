// Reports the requests of node:http, fetch and WebSocket by inspector.Network, as they are published to diagnostics channels. Java enables it while a session has
// enabled the domain. https://chromedevtools.github.io/devtools-protocol/tot/Network/

const { Buffer } = require('buffer');
const { EventEmitter } = require('events');
const { Network } = require('inspector');
const { subscribe, unsubscribe } = require('diagnostics_channel');

const kId = Symbol('kId');
const kUrl = Symbol('kUrl');
let lastId = 0;

const nextId = () => `node-network-event-${++lastId}`;
const timestamp = () => performance.now() / 1000; // In seconds.

// The type and charset in a header, empty if it has none.
function contentType(value) {
  const type = value === undefined ? undefined : parsed(value);
  return { mimeType: type?.essence ?? '', charset: (type?.params.get('charset') ?? '').toLowerCase() };
}

function parsed(value) {
  const { MIMEType } = require('internal/mime');
  try {
    return new MIMEType(value);
  } catch {
    return undefined; // No such header is refused, as in a browser.
  }
}

// Several values of a header in one text: DevTools expects a line for each cookie that is set.
function joined(name, values) {
  return values.join(name === 'set-cookie' ? '\n' : name === 'cookie' ? '; ' : ', ');
}

// ---- node:http

function textHeaders(headers) {
  const result = {};
  for (const [name, value] of Object.entries(headers))
    result[name] = Array.isArray(value) ? joined(name.toLowerCase(), value) : `${value}`;
  return result;
}

function httpCreated({ request }) {
  const headers = textHeaders(request.getHeaders());
  const isWhole = /^https?:\/\//.test(request.path);
  request[kId] = nextId();
  request[kUrl] = isWhole ? request.path : `${request.protocol}//${headers.host}${request.path}`;
  Network.requestWillBeSent({
    requestId: request[kId],
    timestamp: timestamp(),
    wallTime: Date.now(),
    charset: contentType(headers['content-type']).charset,
    request: { url: request[kUrl], method: request.method, headers },
  });
}

function httpFailed({ request, error }) {
  const requestId = request[kId];
  if (requestId === undefined) return;
  Network.loadingFailed({ requestId, timestamp: timestamp(), type: 'Other', errorText: error.message });
}

function httpAnswered({ request, response }) {
  const requestId = request[kId];
  if (requestId === undefined) return;
  const headers = textHeaders(response.headers);
  Network.responseReceived({
    requestId,
    timestamp: timestamp(),
    type: 'Other',
    response: {
      url: request[kUrl],
      status: response.statusCode,
      statusText: response.statusMessage ?? '',
      headers,
      ...contentType(headers['content-type']),
    },
  });
  // Unlike response.on('data', ...), this does not begin the flow.
  EventEmitter.prototype.on.call(response, 'data', (chunk) => received(requestId, chunk));
  response.once('end', () => finished(requestId));
}

function received(requestId, data) {
  const { byteLength } = data;
  Network.dataReceived({
    requestId,
    timestamp: timestamp(),
    dataLength: byteLength,
    encodedDataLength: byteLength,
    data,
  });
}

function finished(requestId) {
  Network.loadingFinished({ requestId, timestamp: timestamp() });
}

// ---- fetch and WebSocket

// An object of a list of names and values.
function listedHeaders(list) {
  const values = { __proto__: null };
  for (let i = 0; i < list.length; i += 2) (values[`${list[i]}`] ??= []).push(`${list[i + 1]}`);
  const result = {};
  for (const name of Object.keys(values)) result[name] = joined(name.toLowerCase(), values[name]);
  return result;
}

function typeIn(headers) {
  const name = Object.keys(headers).find((key) => key.toLowerCase() === 'content-type');
  return contentType(name === undefined ? undefined : headers[name]);
}

function fetchCreated({ request }) {
  request[kId] = nextId();
  const headers = listedHeaders(request.headers);
  Network.requestWillBeSent({
    requestId: request[kId],
    timestamp: timestamp(),
    wallTime: Date.now(),
    charset: typeIn(headers).charset,
    request: {
      url: `${request.origin}${request.path}`,
      method: request.method,
      headers,
      hasPostData: request.body !== null,
    },
  });
}

function fetchSent({ request: { [kId]: requestId }, chunk }) {
  if (requestId === undefined) return;
  const data = Buffer.from(chunk);
  Network.dataSent({ requestId, timestamp: timestamp(), dataLength: data.byteLength, data });
}

function fetchAllSent({ request: { [kId]: requestId } }) {
  if (requestId !== undefined) Network.dataSent({ requestId, finished: true });
}

function fetchAnswered({ request, response }) {
  const requestId = request[kId];
  if (requestId === undefined) return;
  const headers = listedHeaders(response.headers);
  Network.responseReceived({
    requestId,
    timestamp: timestamp(),
    type: 'Fetch',
    response: {
      url: `${request.origin}${request.path}`,
      status: response.statusCode,
      statusText: response.statusText,
      headers,
      ...typeIn(headers),
    },
  });
}

function fetchReceived({ request: { [kId]: requestId }, chunk }) {
  if (requestId !== undefined) received(requestId, chunk);
}

function fetchFinished({ request: { [kId]: requestId } }) {
  if (requestId !== undefined) finished(requestId);
}

function fetchFailed({ request: { [kId]: requestId }, error }) {
  if (requestId === undefined) return;
  Network.loadingFailed({ requestId, timestamp: timestamp(), type: 'Fetch', errorText: error.message });
}

function webSocketOpened({ websocket, handshakeResponse: response }) {
  const requestId = (websocket[kId] = nextId());
  Network.webSocketCreated({ requestId, url: websocket.url });
  Network.webSocketHandshakeResponseReceived({ requestId, timestamp: timestamp(), response });
}

function webSocketClosed({ websocket: { [kId]: requestId } }) {
  if (requestId !== undefined) Network.webSocketClosed({ requestId, timestamp: timestamp() });
}

const listeners = {
  'http.client.request.created': httpCreated,
  'http.client.request.error': httpFailed,
  'http.client.response.finish': httpAnswered,
  'undici:request:create': fetchCreated,
  'undici:request:bodyChunkSent': fetchSent,
  'undici:request:bodySent': fetchAllSent,
  'undici:request:headers': fetchAnswered,
  'undici:request:bodyChunkReceived': fetchReceived,
  'undici:request:trailers': fetchFinished,
  'undici:request:error': fetchFailed,
  'undici:websocket:open': webSocketOpened,
  'undici:websocket:close': webSocketClosed,
};

function enable() {
  for (const name of Object.keys(listeners)) subscribe(name, listeners[name]);
}

function disable() {
  for (const name of Object.keys(listeners)) unsubscribe(name, listeners[name]);
}

module.exports = { enable, disable };
