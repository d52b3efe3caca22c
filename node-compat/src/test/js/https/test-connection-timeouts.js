// An https server ends connections that are idle, and requests that take too long, as a plain one does.
'use strict';
const fs = require('node:fs');
const http = require('node:http');
const https = require('node:https');
const net = require('node:net');
const path = require('node:path');
const tls = require('node:tls');

const file = (name) => fs.readFileSync(path.join(__dirname, '../tls', name));
const kinds = {
  http: {
    createServer: http.createServer,
    connect: (port) => net.connect(port),
  },
  https: {
    createServer: (options, listener) =>
      https.createServer({ ...options, key: file('leaf.key'), cert: file('leaf.pem') }, listener),
    connect: (port) => tls.connect(port, { rejectUnauthorized: false }),
  },
};

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

// What the client gets, and whether its connection has ended in the time expected.
function run(name, kind, options, sends, [least, most], prepare) {
  return new Promise((resolve) => {
    const lines = [];
    const served = [];
    const server = kinds[kind].createServer(options, (req, res) => {
      req.resume();
      req.on('error', (error) => served.push(`request ${error.code}`));
      if (req.url === '/slow') setTimeout(() => res.end('late'), 400);
      else res.end('ok');
    });
    prepare?.(server, served);
    server.listen(0, '127.0.0.1', () => {
      const socket = kinds[kind].connect(server.address().port);
      socket.setEncoding('latin1');
      let got = '';
      let since;
      socket.on('data', (text) => {
        got += text;
        since = performance.now();
      });
      socket.on(kind === 'http' ? 'connect' : 'secureConnect', () => {
        since = performance.now();
        for (const text of [sends].flat()) {
          if (typeof text === 'function') text(socket);
          else socket.write(text);
        }
      });
      socket.on('error', (error) => lines.push(`client ${error.code}`));
      socket.on('end', () => lines.push('end'));
      const late = setTimeout(() => socket.destroy(new Error('no end')), 5000);
      socket.on('close', () => {
        clearTimeout(late);
        const ms = performance.now() - since;
        lines.push(ms < least ? `ended too early: ${ms}` : ms > most ? `ended too late: ${ms}` : 'ended in time');
        const heads = got.match(/^(HTTP\/1\.1 .*|Keep-Alive: .*|ok|late)$/gm) ?? [];
        server.close(() => {
          console.log(`${name}, ${kind}: ${[...heads, ...served, ...lines].join(' | ')}`);
          resolve();
        });
      });
    });
  });
}

async function main() {
  for (const kind of Object.keys(kinds)) {
    const idle = { keepAliveTimeout: 200, keepAliveTimeoutBuffer: 100 };
    await run('idle after a response', kind, idle, request, [150, 2000]);
    await run('idle after two responses', kind, idle, [request, request], [150, 2000]);
    await run('a buffer for the idle time', kind, { keepAliveTimeout: 100, keepAliveTimeoutBuffer: 600 }, request, [500, 2500]);
    const again = (socket) => setTimeout(() => socket.write(request), 150);
    await run('used again in time', kind, { keepAliveTimeout: 600, keepAliveTimeoutBuffer: 0 }, [request, again], [350, 2500]);
    await run('a response that takes longer', kind, idle, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', [150, 2500]);
    const checks = { connectionsCheckingInterval: 50 };
    await run('no head', kind, { ...checks, headersTimeout: 300, requestTimeout: 3000 }, 'GET / HTTP/1.1\r\nHos', [0, 2000]);
    await run('nothing', kind, { ...checks, headersTimeout: 300, requestTimeout: 3000 }, [], [0, 2000]);
    await run('no body', kind, { ...checks, headersTimeout: 300, requestTimeout: 300 },
      'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab', [0, 2000]);
    await run('a listener of clientError', kind, { ...checks, headersTimeout: 300, requestTimeout: 300 }, 'GET', [0, 2000],
      (server, served) => server.on('clientError', (error, socket) => {
        if (!socket.writableEnded) served.push(error.code);
        socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      }));
    await run('a listener of timeout', kind, idle, request, [150, 2000], (server, served) =>
      server.on('timeout', (socket) => {
        served.push('timeout');
        socket.destroy();
      }));
    await run('the program reads the socket too', kind, idle, request, [150, 2000], (server) =>
      server.on(kind === 'http' ? 'connection' : 'secureConnection', (socket) => socket.on('data', () => {})));
  }
}
main();
