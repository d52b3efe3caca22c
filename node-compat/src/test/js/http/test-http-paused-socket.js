// A server's socket that is paused stops the parser until it is resumed, which reading a request does too, or dropping it when its response has ended.
const http = require('http');
const net = require('net');

const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

async function attempt(name, parts, handler) {
  const lines = [];
  const log = (line) => lines.push(line);
  const server = http.createServer((req, res) => {
    log(`request ${req.url} ${req.socket.isPaused()} ${req.socket.listenerCount('pause')} ${req.socket.listenerCount('resume')}`);
    if (req.method === 'POST') req.on('data', (data) => log(`data ${data}`));
    req.on('end', () => log(`end ${req.url}`));
    handler(req, res, log);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const client = net.connect(server.address().port, '127.0.0.1');
  let text = '';
  client.on('data', (data) => { text += data; });
  client.on('close', () => log('client closed'));
  for (const part of parts) {
    client.write(part);
    await pause(400);
    log('--');
  }
  await pause(400);
  console.log(`== ${name}\n${lines.join('\n')}\n${text.split('\r\n').filter((line) => line.startsWith('HTTP')).length} responses`);
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => { server.close(resolve); });
}

const get = (url) => `GET ${url} HTTP/1.1\r\nHost: h\r\n\r\n`;
const post = 'POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 6\r\n\r\n';

(async () => {
  await attempt('not paused', [get('/a'), get('/b')], (req, res) => res.end(req.url));
  await attempt('paused between requests', [get('/a'), get('/b')], (req, res, log) => {
    res.end(req.url);
    if (req.url !== '/a') return;
    res.on('close', () => setTimeout(() => {
      req.socket.pause();
      setTimeout(() => {
        log(`resuming ${req.socket.isPaused()}`);
        req.socket.resume();
      }, 700);
    }, 10));
  });
  await attempt('paused before the answer', [get('/a'), get('/b')], (req, res) => {
    req.socket.pause();
    res.end(req.url);
  });
  await attempt('resumed later', [get('/a'), get('/b')], (req, res, log) => {
    req.socket.pause();
    res.end(req.url);
    setTimeout(() => {
      log(`resuming ${req.url}`);
      req.socket.resume();
    }, 100);
  });
  await attempt('within a body', [`${post}abc`, 'def'], (req, res, log) => {
    req.socket.pause();
    setTimeout(() => {
      log('resuming');
      req.socket.resume();
    }, 100);
    req.on('end', () => res.end('x'));
  });
  await attempt('paused and resumed at once', [get('/a'), get('/b')], (req, res) => {
    req.socket.pause();
    req.socket.resume();
    res.end(req.url);
  });
  await attempt('requests that came together', [get('/a') + get('/b'), get('/c')], (req, res, log) => {
    if (req.url === '/a') req.socket.pause();
    res.end(req.url);
    if (req.url === '/b')
      setTimeout(() => {
        log('resuming');
        req.socket.resume();
      }, 100);
  });
})();
