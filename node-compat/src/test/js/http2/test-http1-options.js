// The options and limits of a secure server that also speaks HTTP/1: of the server, or in http1Options.
'use strict';
const fs = require('node:fs');
const http = require('node:http');
const http2 = require('node:http2');
const path = require('node:path');
const tls = require('node:tls');

const file = (name) => fs.readFileSync(path.join(__dirname, '../tls', name));
const keys = { key: file('leaf.key'), cert: file('leaf.pem'), allowHTTP1: true };
const names = ['keepAliveTimeout', 'headersTimeout', 'requestTimeout', 'keepAliveTimeoutBuffer', 'maxHeaderSize'];

class FirstRequest extends http.IncomingMessage {}
class FirstResponse extends http.ServerResponse {}
class SecondRequest extends http.IncomingMessage {}
class SecondResponse extends http.ServerResponse {}

const first = { Http1IncomingMessage: FirstRequest, Http1ServerResponse: FirstResponse };
const second = { IncomingMessage: SecondRequest, ServerResponse: SecondResponse };

// Sends a request and returns how the connection has ended.
function ask(server, act) {
  return new Promise((resolve) => {
    const socket = tls.connect({ port: server.address().port, rejectUnauthorized: false }, () =>
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (data) => {
      text += data;
      if (text.endsWith('x')) act?.();
    });
    const late = setTimeout(() => socket.destroy(new Error('late')), 5000);
    socket.on('error', (error) => resolve(error.message));
    socket.on('end', () => {
      clearTimeout(late);
      resolve(`ended after ${text.split('\r\n')[0]}`);
    });
  });
}

async function serve(options, change, act) {
  const server = http2.createSecureServer({ ...keys, ...options }, (request, response) => {
    console.log(request.constructor.name, response.constructor.name);
    response.end('x');
  });
  change?.(server);
  await new Promise((resolve) => server.listen(0, resolve));
  console.log(await ask(server, act && (() => act(server))));
  server.close();
}

async function main() {
  for (const options of [
    {},
    { keepAliveTimeout: 20, keepAliveTimeoutBuffer: 3, headersTimeout: 700, requestTimeout: 800 },
    { requestTimeout: 200 },
    { keepAliveTimeout: 20, http1Options: { keepAliveTimeout: 3, maxHeaderSize: 1000 } },
    { headersTimeout: 700, requestTimeout: 200 },
    { http1Options: { keepAliveTimeoutBuffer: -1 } },
    { allowHTTP1: false, keepAliveTimeout: 20 },
  ]) {
    try {
      const server = http2.createSecureServer({ ...keys, ...options });
      console.log(names.map((name) => server[name]).join(' '), Object.keys(server).includes('headersTimeout'));
    } catch (error) {
      console.log(error.code, error.message);
    }
  }
  const short = { keepAliveTimeout: 100, keepAliveTimeoutBuffer: 0 };
  await serve({ ...first, ...short });
  await serve({ http1Options: { ...second, ...short } });
  await serve({ ...first, http1Options: { ...second, ...short } });
  await serve({}, (server) => Object.assign(server, short));
  await serve({}, undefined, (server) => setTimeout(() => server.closeIdleConnections(), 50));
  await serve({}, undefined, (server) => setTimeout(() => server.close(), 50));
}
main();
