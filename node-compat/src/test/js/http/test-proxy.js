// Proxies that an agent's proxyEnv, setGlobalProxyFromEnv() and --use-env-proxy name.
'use strict';
const fs = require('fs');
const http = require('http');
const https = require('https');
const net = require('net');
const { once } = require('events');

const direct = new http.Agent();
const ports = new Map(); // What replaces the port numbers in the output.
function shown(value) {
  let text = String(value);
  for (const [port, name] of ports) text = text.replaceAll(port, name);
  return text;
}
const log = (...values) => console.log(...values.map(shown));

async function listen(server, name) {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  ports.set(server.address().port, name);
  return server.address().port;
}

const target = http.createServer((request, response) => {
  request.resume();
  response.end(`${request.method} ${request.url}`);
});
const key = fs.readFileSync(`${__dirname}/../tls/leaf.key`);
const cert = fs.readFileSync(`${__dirname}/../tls/leaf.pem`);
const secureTarget = https.createServer({ key, cert }, (request, response) => response.end(`secure ${request.url}`));

const names = /^(host|connection|proxy-|x-)/i;
const headersOf = ({ rawHeaders }) => rawHeaders.map((text, i) => (i % 2 ? `${text}; ` : `${text}: `)).filter((_, i, all) => names.test(all[i & ~1])).join('');
let status = '200 OK';
const sockets = new Set();
const proxy = http.createServer((request, response) => {
  log('proxy', request.method, request.url, headersOf(request));
  if (!request.url.startsWith('http:')) return response.end('not for a proxy');
  const { hostname, port, pathname } = new URL(request.url);
  const options = { agent: direct, hostname, port, path: pathname, method: request.method };
  request.pipe(http.request(options, (answer) => answer.pipe(response)));
});
proxy.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
proxy.on('connect', (request, socket) => {
  log('proxy CONNECT', request.url, headersOf(request));
  if (status === 'none') return;
  if (status === 'end') return socket.end();
  if (status !== '200 OK') return socket.write(`HTTP/1.1 ${status}\r\nx: y\r\n\r\n`);
  const other = net.connect(request.url.split(':')[1], 'localhost', () => {
    socket.write(`HTTP/1.1 ${status}\r\n\r\n`);
    other.pipe(socket).pipe(other);
  });
});

function get(module, url, options) {
  return new Promise((resolve) => {
    try {
      const request = module.get(url, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece) => (text += piece)).on('end', () => resolve(text));
      });
      request.on('timeout', () => log('timeout'));
      request.on('error', (error) => resolve(`${error.code} ${error.message} ${error.statusCode}`));
    } catch (error) {
      resolve(`thrown: ${error.code} ${error.message}`);
    }
  });
}

async function main() {
  const port = await listen(target, 'TARGET');
  const securePort = await listen(secureTarget, 'SECURE');
  const proxyPort = await listen(proxy, 'PROXY');
  const url = `http://localhost:${port}/a/b?c`;
  const proxyUrl = `http://user:p%40ss@localhost:${proxyPort}`;

  const agent = new http.Agent({ proxyEnv: { http_proxy: proxyUrl } });
  log(await get(http, url, { agent }));
  log(await get(http, url, { agent: new http.Agent({ keepAlive: true, proxyEnv: { HTTP_PROXY: proxyUrl } }), method: 'OPTIONS', path: '*' }));
  log(await get(http, url, { agent, headers: { host: `localhost:${port}`, 'X-A': '1' } }));
  log(await get(http, url, { agent, headers: ['host', `localhost:${port}`] }));
  for (const options of [
    { headers: { host: 'other' } },
    { headers: ['host', 'other'] },
    { path: `http://localhost:${port}/whole` },
    { path: 'http://other/' },
    { path: `https://localhost:${port}/` },
    { path: `http://u:p@localhost:${port}/` },
    { path: 'relative' },
  ])
    log(await get(http, url, { agent, ...options }));

  for (const no_proxy of ['localhost', 'LOCALHOST', `localhost:${port}`, 'localhost:1', '*', '.localhost', '*.localhost', 'a, localhost ', '127.0.0.0-127.0.0.9'])
    log(no_proxy, await get(http, url, { agent: new http.Agent({ proxyEnv: { http_proxy: proxyUrl, no_proxy } }) }));
  const range = { http_proxy: proxyUrl, NO_PROXY: '127.0.0.0-127.0.0.9' };
  log(await get(http, { host: '127.0.0.1', port: 1, agent: new http.Agent({ proxyEnv: range }) }));
  log(await get(http, url, { agent: new http.Agent({ proxyEnv: { http_proxy: 'socks5://localhost:1' } }) }));

  for (const http_proxy of ['http://[', 'http://a\n', ''])
    try {
      new http.Agent({ proxyEnv: { http_proxy } });
      log('taken');
    } catch (error) {
      log(error.name, error.code, JSON.stringify(error.message));
    }

  const secureUrl = `https://localhost:${securePort}/s`;
  const secureAgent = (options) => new https.Agent({ ca: cert, rejectUnauthorized: false, proxyEnv: { https_proxy: proxyUrl }, ...options });
  log(await get(https, secureUrl, { agent: secureAgent() }));
  const kept = secureAgent({ keepAlive: true });
  log(await get(https, secureUrl, { agent: kept }));
  log(await get(https, secureUrl, { agent: kept }));
  kept.destroy();
  for (status of ['407 Proxy Authentication Required', 'end', 'none'])
    log(await get(https, secureUrl, { agent: secureAgent(), timeout: status === 'none' ? 100 : undefined }));
  status = '200 OK';

  const before = [http.globalAgent, https.globalAgent];
  const restore = http.setGlobalProxyFromEnv({ http_proxy: proxyUrl });
  log(http.globalAgent === before[0], https.globalAgent === before[1]);
  log(await get(http, url));
  log(await (await fetch(url, { method: 'POST', body: 'x' })).text());
  restore();
  log(http.globalAgent === before[0]);
  log(await get(http, url));
  log(await (await fetch(url)).text());
  log(typeof http.setGlobalProxyFromEnv({}));
  for (const env of [{ http_proxy: 'nonsense' }, 1])
    try {
      http.setGlobalProxyFromEnv(env);
    } catch (error) {
      log(error.name, error.code, error.message);
    }

  const seen = [];
  const own = new http.Agent();
  own.addRequest = (request) => seen.push(request.path);
  http.globalAgent = own;
  http.get('http://localhost/own').on('error', () => {});
  http.globalAgent = before[0];
  log(seen);

  const code = `fetch(${JSON.stringify(url)}).then((r) => r.text()).then((t) => { console.log(t); require('http').get(${JSON.stringify(url)}, (r) => r.pipe(process.stdout)) })`;
  const { execFile } = require('child_process');
  for (const [words, env] of [[['--use-env-proxy'], {}], [[], { NODE_USE_ENV_PROXY: '1' }], [[], {}]]) {
    const options = { env: { ...process.env, ...env, HTTP_PROXY: proxyUrl } };
    await new Promise((done) => execFile(process.execPath, [...words, '-e', code], options, (error, stdout, stderr) => {
      log(stdout, stderr);
      done();
    }));
  }
  for (const server of [target, secureTarget, proxy]) server.close();
  for (const socket of sockets) socket.destroy();
}
main().finally(() => setTimeout(() => process.exit(), 200).unref());
