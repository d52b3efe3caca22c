'use strict';
// A server, asked over plain sockets: prints each response's raw text (dates masked); the recorded output is Node's.
const http = require('http');
const net = require('net');
const log = [];

const routes = {
  '/hello': (req, res) => res.end('hi'),
  '/headers': (req, res) => {
    res.setHeader('X-One', 'a'); res.setHeader('Set-Cookie', ['a=1', 'b=2']); res.appendHeader('X-One', 'b');
    log.push(JSON.stringify([res.getHeader('x-one'), res.getHeaderNames(), res.hasHeader('X-ONE'), res.headersSent]));
    res.statusCode = 201; res.end('{}');
    log.push(String(res.headersSent));
  },
  '/chunked': (req, res) => { res.write('one'); res.write(Buffer.from('two')); res.end(); },
  '/head': (req, res) => { res.writeHead(404, 'Nope', { 'Content-Type': 'text/plain' }); res.end('gone'); },
  '/empty': (req, res) => { res.writeHead(204); res.end(); },
  '/close': (req, res) => { res.setHeader('Connection', 'close'); res.end('bye'); },
  '/length': (req, res) => { res.setHeader('Content-Length', 4); res.write('ab'); res.end('cd'); },
  '/echo': async (req, res) => {
    let body = '';
    req.setEncoding('utf8');
    for await (const chunk of req) body += chunk;
    res.end(`${req.method} ${body.length} ${body.slice(0, 10)} ${req.headers['content-type']}`);
  },
  '/trailers': (req, res) => {
    res.writeHead(200, { Trailer: 'X-T' }); res.write('x'); res.addTrailers({ 'X-T': 'v' }); res.end();
  },
  '/errors': (req, res) => {
    const codes = [];
    const attempt = (f) => { try { f(); codes.push('none'); } catch (error) { codes.push(`${error.code}: ${error.message}`); } };
    attempt(() => res.setHeader('a b', 'x'));
    attempt(() => res.setHeader('a', undefined));
    attempt(() => res.setHeader('a', 'x\ny'));
    attempt(() => res.writeHead(5));
    attempt(() => res.write(5));
    attempt(() => res.write(null));
    res.end(codes.join('|'));
    attempt(() => res.setHeader('b', 'c'));
    attempt(() => res.writeHead(200));
    log.push(codes.slice(-2).join('|'));
  },
  '/events': (req, res) => {
    const events = [];
    for (const name of ['finish', 'close', 'prefinish']) res.on(name, () => events.push(`res ${name}`));
    for (const name of ['end', 'close']) req.on(name, () => events.push(`req ${name}`));
    res.on('close', () => setImmediate(() => log.push(events.join())));
    req.resume();
    res.end('ok', () => events.push('end cb'));
    events.push(`ended ${res.writableEnded} ${res.writableFinished}`);
  },
  '/raw': (req, res) => res.end(JSON.stringify([req.rawHeaders, req.headers, req.url, req.httpVersion])),
  '/304': (req, res) => { res.statusCode = 304; res.end('ignored'); },
  '/array': (req, res) => { res.writeHead(200, ['A', '1', 'B', '2', 'A', '3']); res.end(); },
  '/nodate': (req, res) => { res.sendDate = false; res.end('x'); },
};

const server = http.createServer((req, res) => routes[req.url](req, res));

function ask(text) {
  return new Promise((resolve) => {
    const { port } = server.address();
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      answer += data;
      setTimeout(() => socket.end(), 60).unref?.();
    });
    socket.on('close', () => resolve(answer.replace(/^Date: .*$/gm, 'Date: X')));
  });
}

server.listen(0, '127.0.0.1', async () => {
  log.push(typeof server.address().port, server.address().family, String(server.listening));
  for (const path of Object.keys(routes)) {
    const body = path === '/echo' ? 'Content-Type: text/x\r\nContent-Length: 12\r\n\r\nhello world!' : '\r\n';
    const method = path === '/echo' ? 'POST' : 'GET';
    log.push(`# ${path}`, await ask(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${body}`));
  }
  log.push('# 1.0', await ask('GET /hello HTTP/1.0\r\n\r\n'));
  log.push('# HEAD', await ask('HEAD /hello HTTP/1.1\r\nHost: x\r\n\r\n'));
  log.push('# pipelined', await ask('GET /hello HTTP/1.1\r\nHost: x\r\n\r\nGET /chunked HTTP/1.1\r\nHost: x\r\n\r\n'));
  log.push('# no host', await ask('GET /hello HTTP/1.1\r\n\r\n'));
  log.push('# expect', await ask('POST /echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nab'));
  log.push('# chunked body', await ask('POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n'));
  server.close(() => {
    log.push('closed');
    console.log(log.join('\n').replaceAll('\r\n', '\n'));
  });
});
