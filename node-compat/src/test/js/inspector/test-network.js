// Flags: --experimental-network-inspection
// The domain Network: requests of node:http, fetch and WebSocket, and what a program reports by inspector.Network.
'use strict';
const crypto = require('node:crypto');
const http = require('node:http');
const zlib = require('node:zlib');
const { Network } = require('node:inspector');
const { Session } = require('node:inspector/promises');

const session = new Session();
session.connect();
const ids = [];
let port;
let closedPort;
session.on('inspectorNotification', ({ method, params }) => {
  if (!method.startsWith('Network.')) return;
  if (method === 'Network.requestWillBeSent') ids.push(params.requestId);
  const text = JSON.stringify(params, (key, value) => {
    if (key === 'callFrames') return value.filter(({ url }) => url.includes(__filename)).length > 0;
    if (key === 'timestamp' || key === 'wallTime') return typeof value;
    return key.toLowerCase() === 'date' || key.toLowerCase() === 'sec-websocket-key' || key.toLowerCase() === 'sec-websocket-accept' ? '' : value;
  });
  console.log(method, text.replaceAll(`${port}`, 'PORT').replaceAll(`${closedPort}`, 'CLOSED'));
});

async function ask(method, requestId) {
  try {
    console.log(method, requestId, await session.post(`Network.${method}`, { requestId }));
  } catch (error) {
    console.log(method, requestId, error.code, error.message);
  }
}

function report(method, params) {
  try {
    console.log(method, Network[method](params));
  } catch (error) {
    console.log(method, error.name, error.code, error.message);
  }
}

const server = http.createServer((request, response) => {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  if (request.url === '/zipped') {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Encoding', 'gzip');
    response.end(zlib.gzipSync('zipped'));
  } else if (request.url === '/bytes') {
    response.setHeader('Content-Type', 'image/png');
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.end(Buffer.from([1, 2, 255]));
  } else {
    response.end(`${request.method} ${request.url}`);
  }
});
server.on('upgrade', (request, socket) => {
  const hash = crypto.createHash('sha1');
  const accept = hash.update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.on('data', () => {});
  socket.end(Buffer.from([0x88, 2, 3, 232]));
});

function get(options) {
  return new Promise((resolve) => {
    http
      .get(options, (response) => response.on('end', () => setTimeout(resolve, 20)).resume())
      .on('error', () => resolve());
  });
}

async function main() {
  const base = `http://127.0.0.1:${port}`;
  await session.post('Network.enable');
  await (await fetch(`${base}/fetched?a=b#c`, { method: 'POST', body: 'posted' })).text();
  await (await fetch(`${base}/bytes`)).arrayBuffer();
  await get({ host: '127.0.0.1', port, path: '/got', headers: { 'X-Own': ['a', 'b'] } });
  await get({ host: '127.0.0.1', port, path: '/zipped' });
  await get({ host: '127.0.0.1', port, path: '/bytes' });
  await get({ host: '127.0.0.1', port: closedPort, path: '/refused' });
  await fetch(`http://127.0.0.1:${closedPort}/refused`).catch((error) => console.log(error.message));
  for (const id of ids) await ask('getRequestPostData', id);
  for (const id of ids) await ask('getResponseBody', id);
  await ask('getResponseBody', 'none');
  await new Promise((resolve) => (new WebSocket(`ws://127.0.0.1:${port}/socket?x`).onclose = () => setImmediate(resolve)));
  await reported();
  await session.post('Network.disable');
  await get({ host: '127.0.0.1', port, path: '/unseen' });
  server.close();
  server.closeAllConnections();
}

async function reported() {
  const request = { url: 'http://x/', method: 'POST', headers: { a: 'b' }, hasPostData: true };
  const sent = { requestId: 'own', timestamp: 1, wallTime: 2, charset: 'utf-8', request };
  const response = { url: 'http://x/', status: 200, statusText: 'OK', headers: {}, mimeType: 'text/plain' };
  const received = { requestId: 'own', timestamp: 1, dataLength: 3, encodedDataLength: 3, data: new Uint8Array([1, 2, 255]) };
  report('requestWillBeSent', 5);
  report('requestWillBeSent');
  report('requestWillBeSent', { ...sent, timestamp: '1' });
  report('requestWillBeSent', { ...sent, request: { ...request, method: 1 } });
  report('requestWillBeSent', { ...sent, request: { ...request, headers: { a: 5 } } });
  report('requestWillBeSent', sent);
  await ask('getRequestPostData', 'own');
  report('dataSent', { requestId: 'own', timestamp: 1, dataLength: 3, data: 'abc' });
  report('dataSent', { requestId: 'own', timestamp: 1, dataLength: 3, data: Buffer.from('abc') });
  report('dataSent', { requestId: 'own', finished: true });
  await ask('getRequestPostData', 'own');
  report('responseReceived', { requestId: 'own', timestamp: 1, type: 'Fetch', response: { ...response, status: '' } });
  report('responseReceived', { requestId: 'other', timestamp: 1, type: 'Fetch', response });
  report('responseReceived', { requestId: 'own', timestamp: 1, type: 'Fetch', response });
  report('dataReceived', { ...received, data: undefined });
  report('dataReceived', received);
  await ask('getResponseBody', 'own');
  await ask('streamResourceContent', 'own');
  report('dataReceived', received);
  report('loadingFinished', { requestId: 'own' });
  report('loadingFinished', { requestId: 'own', timestamp: 3 });
  await ask('streamResourceContent', 'own');
  report('loadingFailed', { requestId: 'own', timestamp: 3, type: 'Fetch' });
  report('loadingFailed', { requestId: 'own', timestamp: 3, type: 'Fetch', errorText: 'text' });
  report('webSocketCreated', { requestId: 'own' });
  report('webSocketClosed', { requestId: 'own', timestamp: 3 });
}

const closed = http.createServer().listen(0, '127.0.0.1', () => {
  closedPort = closed.address().port;
  server.listen(0, '127.0.0.1', () => {
    port = server.address().port;
    closed.close(main);
  });
});
