// fetch and WebSocket publish to undici's channels, whose subscribers may add headers, and not to those of node:http.
'use strict';
const crypto = require('node:crypto');
const { subscribe } = require('node:diagnostics_channel');
const http = require('node:http');

const names =
  'request:create request:bodyChunkSent request:bodySent request:headers request:bodyChunkReceived request:trailers request:error websocket:open websocket:close';
for (const name of names.split(' ')) subscribe(`undici:${name}`, (message) => published(name, message));
for (const name of ['request.created', 'request.start', 'request.error', 'response.finish'])
  subscribe(`http.client.${name}`, () => console.log('http.client', name));

const withoutNumbers = (text) => `${text}`.replace(/:\d+$/, ':PORT');

function published(name, message) {
  console.log(name, Object.keys(message));
  const { request, response, chunk, trailers, error, websocket } = message;
  if (request !== undefined) {
    const { origin, path, method, completed, headers, body } = request;
    const list = headers.filter((text, i) => headers[i - (i % 2)] !== 'sec-websocket-key');
    console.log(' ', withoutNumbers(origin), path, method, completed, body !== null, list.join());
  }
  if (response !== undefined) {
    const { statusCode, statusText, headers } = response;
    const texts = headers.map(String).filter((text) => !/GMT|=$|^keep-alive$/i.test(text));
    console.log(' ', statusCode, statusText, Buffer.isBuffer(headers[0]), texts.join());
  }
  if (chunk !== undefined) console.log(' ', chunk.byteLength);
  if (trailers !== undefined) console.log(' ', trailers.map(String).join());
  if (error !== undefined) console.log(' ', error.code);
  if (websocket !== undefined) {
    const { code, reason, protocol, extensions, handshakeResponse, address } = message;
    console.log(' ', websocket.readyState, code, reason, protocol, extensions, handshakeResponse?.status, address?.family);
  }
  if (name === 'request:create') request.addHeader('X-Added', 'yes');
}

const server = http.createServer((request, response) => {
  console.log('server', request.method, request.url, request.headers['x-added']);
  if (request.url === '/redirected') {
    response.writeHead(302, { Location: '/target' }).end();
    return;
  }
  request.resume().on('end', () => {
    response.writeHead(200, { Trailer: 'X-Trailer' });
    response.addTrailers({ 'X-Trailer': 'value' });
    response.end('four');
  });
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

server.listen(0, '127.0.0.1', async () => {
  const base = `http://127.0.0.1:${server.address().port}`;
  const show = async (path, options) => {
    try {
      const response = await fetch(base + path, options);
      console.log(response.status, await response.text());
    } catch (error) {
      console.log(error.message, error.cause.code);
    }
  };
  const bytes = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(3));
      controller.close();
    },
  });
  await show('/plain');
  await show('/posted?query#hash', { method: 'POST', body: 'posted', headers: { 'X-Own': '1' } });
  await show('/streamed', { method: 'PUT', duplex: 'half', body: bytes });
  await show('/redirected');
  await new Promise((resolve) => (new WebSocket(`${base}/socket`).onclose = () => setImmediate(resolve)));
  server.close();
  server.closeAllConnections();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await show('/gone');
});
