// fetch against servers of node:http and node:net.
const http = require('http');
const net = require('net');
const zlib = require('zlib');

const checks = [];
const check = (name, run) => checks.push([name, run]);
let base;
let other;
let connections = 0;
const hidden = (text) => String(text).replaceAll(/127\.0\.0\.1:\d+/g, 'HOST').replaceAll(/localhost:\d+/g, 'HOST');

function echo(request, response) {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.rawHeaders, body: Buffer.concat(chunks).toString() }));
  });
}

const routes = {
  '/text': (request, response) => response.end('plain'),
  '/json': (request, response) => { response.setHeader('content-type', 'application/json'); response.end('{"a":[1,2]}'); },
  '/cookies': (request, response) => { response.setHeader('set-cookie', ['a=1; Path=/', 'b=2']); response.end(); },
  '/latin': (request, response) => { response.setHeader('x-l', 'caf\u00e9'); response.end(); },
  '/204': (request, response) => { response.writeHead(204); response.end(); },
  '/304': (request, response) => { response.writeHead(304); response.end(); },
  '/404': (request, response) => { response.writeHead(404, 'Nothing Here'); response.end('none'); },
  '/empty': (request, response) => { response.setHeader('content-length', '0'); response.end(); },
  '/big': (request, response) => response.end(Buffer.alloc(300000, 'x')),
  '/chunks': async (request, response) => {
    for (const part of ['one ', 'two ', 'three']) {
      response.write(part);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    response.end();
  },
  '/gzip': (request, response) => { response.setHeader('content-encoding', 'gzip'); response.end(zlib.gzipSync('zipped')); },
  '/x-gzip': (request, response) => { response.setHeader('content-encoding', 'X-GZip'); response.end(zlib.gzipSync('zipped')); },
  '/deflate': (request, response) => { response.setHeader('content-encoding', 'deflate'); response.end(zlib.deflateSync('deflated')); },
  '/deflate-raw': (request, response) => { response.setHeader('content-encoding', 'deflate'); response.end(zlib.deflateRawSync('raw')); },
  '/twice': (request, response) => { response.setHeader('content-encoding', 'deflate, gzip'); response.end(zlib.gzipSync(zlib.deflateSync('twice'))); },
  '/unknown': (request, response) => { response.setHeader('content-encoding', 'rot13'); response.end('as it is'); },
  '/not-gzip': (request, response) => { response.setHeader('content-encoding', 'gzip'); response.end('no'); },
  '/hang': () => {},
  '/half': (request, response) => { response.setHeader('content-length', '100'); response.write('half'); setTimeout(() => response.destroy(), 20); },
  '/slow': (request, response) => { response.write('first'); },
  '/close': (request, response) => { response.setHeader('connection', 'close'); response.end('closing'); },
  '/destroy': (request) => request.socket.destroy(),
  '/loop': (request, response) => { response.writeHead(302, { location: '/loop' }); response.end(); },
  '/bad-location': (request, response) => { response.writeHead(302, { location: 'http://[' }); response.end(); },
  '/to-ftp': (request, response) => { response.writeHead(302, { location: 'ftp://x/' }); response.end(); },
  '/no-location': (request, response) => { response.writeHead(302); response.end('stays'); },
  '/elsewhere': (request, response) => { response.writeHead(307, { location: `${other}/echo` }); response.end(); },
  '/fragment': (request, response) => { response.writeHead(302, { location: '/text' }); response.end(); },
};
for (const status of [301, 302, 303, 307, 308]) {
  routes[`/${status}`] = (request, response) => { response.writeHead(status, { location: '/echo' }); response.end('moved'); };
}

const server = http.createServer((request, response) => (routes[request.url] ?? echo)(request, response));
const second = http.createServer(echo);
server.on('connection', () => connections++);

const json = async (path, init) => {
  const result = await (await fetch(base + path, init)).json();
  return hidden(JSON.stringify(result));
};

check('text', async () => (await fetch(`${base}/text`)).text());
check('json', async () => (await fetch(new URL('/json', base))).json());
check('Request as input', async () => (await fetch(new Request(`${base}/text`))).text());
check('properties', async () => {
  const response = await fetch(`${base}/404`);
  const { status, statusText, ok, type, redirected, bodyUsed } = response;
  return [status, statusText, ok, type, redirected, bodyUsed, hidden(response.url), await response.text()];
});
check('get', () => json('/a?b#c'));
check('post text', () => json('/p', { method: 'POST', body: 'hello', headers: { 'X-Own': '1' } }));
check('post bytes', () => json('/p', { method: 'POST', body: new Uint8Array([65]) }));
check('post params', () => json('/p', { method: 'POST', body: new URLSearchParams('a=b') }));
check('post blob', () => json('/p', { method: 'POST', body: new Blob(['blob'], { type: 'x/y' }) }));
check('post nothing', () => json('/p', { method: 'POST' }));
check('put stream', () => json('/p', { method: 'PUT', body: ReadableStream.from([new Uint8Array([66]), new Uint8Array([67])]), duplex: 'half' }));
check('put generator', () => json('/p', { method: 'PUT', body: (async function* () { yield Buffer.from('gen'); })(), duplex: 'half' }));
check('stream of what is no bytes', () => json('/p', { method: 'PUT', body: ReadableStream.from(['text']), duplex: 'half' }));
check('stream that fails', () => json('/p', { method: 'PUT', body: new ReadableStream({ pull() { throw new Error('source'); } }), duplex: 'half' }));
check('delete', () => json('/p', { method: 'DELETE' }));
check('patch', () => json('/p', { method: 'PATCH', body: 'p' }));
check('form', async () => (await json('/p', { method: 'POST', body: (() => { const f = new FormData(); f.append('k', 'v'); return f; })() })).replaceAll(/\d{8,}/g, 'N'));
check('headers given', () => json('/a', { headers: { accept: 'x', 'User-Agent': 'y', 'accept-language': 'z', 'accept-encoding': 'identity', cookie: 'a=b' } }));
check('repeated headers', () => json('/a', { headers: [['x-a', '1'], ['x-a', '2']] }));
check('cache and referrer', () => json('/a', { cache: 'no-store', referrer: `${base}/from#x` }));
check('head', async () => { const r = await fetch(`${base}/text`, { method: 'HEAD' }); return [r.status, r.body, await r.text()]; });
check('204', async () => { const r = await fetch(`${base}/204`); return [r.status, r.body, await r.text()]; });
check('304', async () => { const r = await fetch(`${base}/304`); return [r.status, r.body]; });
check('empty', async () => { const r = await fetch(`${base}/empty`); return [r.body === null, await r.text()]; });
check('big', async () => (await (await fetch(`${base}/big`)).bytes()).length);
check('getSetCookie', async () => { const r = await fetch(`${base}/cookies`); return [r.headers.getSetCookie(), r.headers.get('set-cookie')]; });
check('latin headers', async () => (await fetch(`${base}/latin`)).headers.get('x-l'));
check('streaming body', async () => {
  const response = await fetch(`${base}/chunks`);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) text += chunk;
  return [text, response.bodyUsed];
});
check('BYOB reader', async () => {
  const reader = (await fetch(`${base}/text`)).body.getReader({ mode: 'byob' });
  const { value } = await reader.read(new Uint8Array(3));
  return [Buffer.from(value).toString(), Buffer.from((await reader.read(new Uint8Array(9))).value).toString()];
});
check('clone', async () => {
  const response = await fetch(`${base}/text`);
  const copy = response.clone();
  return [await copy.text(), await response.text()];
});
check('immutable headers', async () => (await fetch(`${base}/text`)).headers.set('a', 'b'));
for (const path of ['gzip', 'x-gzip', 'deflate', 'deflate-raw', 'twice', 'unknown']) {
  check(path, async () => { const r = await fetch(`${base}/${path}`); return [await r.text(), r.headers.get('content-encoding')]; });
}
check('not-gzip', async () => (await fetch(`${base}/not-gzip`)).text());
for (const status of [301, 302, 303, 307, 308]) {
  check(`${status} get`, async () => { const r = await fetch(`${base}/${status}`); return [r.redirected, hidden(r.url), (await r.json()).method]; });
  check(`${status} post`, async () => { const r = await (await fetch(`${base}/${status}`, { method: 'POST', body: 'b' })).json(); return [r.method, r.body, r.headers.includes('content-type')]; });
}
check('307 with a stream', () => json('/307', { method: 'POST', body: ReadableStream.from([Buffer.from('x')]), duplex: 'half' }));
check('manual', async () => { const r = await fetch(`${base}/302`, { redirect: 'manual' }); return [r.status, r.type, r.redirected, r.headers.get('location'), await r.text()]; });
check('redirect error', () => fetch(`${base}/302`, { redirect: 'error' }));
check('loop', () => fetch(`${base}/loop`));
check('bad location', () => fetch(`${base}/bad-location`));
check('to ftp', () => fetch(`${base}/to-ftp`));
check('no location', async () => (await fetch(`${base}/no-location`)).text());
check('fragment', async () => hidden((await fetch(`${base}/fragment#frag`)).url));
check('elsewhere drops credentials', async () => {
  const { headers } = await (await fetch(`${base}/elsewhere`, { headers: { authorization: 'a', cookie: 'c', 'x-kept': 'k' } })).json();
  return ['authorization', 'cookie', 'x-kept'].map((name) => headers.includes(name));
});
check('aborted before', () => fetch(`${base}/text`, { signal: AbortSignal.abort() }));
check('aborted with a reason', () => fetch(`${base}/text`, { signal: AbortSignal.abort('reason') }));
check('aborted while waiting', () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  return fetch(`${base}/hang`, { signal: controller.signal });
});
check('timeout', () => fetch(`${base}/hang`, { signal: AbortSignal.timeout(20) }));
check('aborted while reading', async () => {
  const controller = new AbortController();
  const response = await fetch(`${base}/slow`, { signal: controller.signal });
  const reader = response.body.getReader();
  const { value } = await reader.read();
  controller.abort(new Error('enough'));
  return [Buffer.from(value).toString(), await reader.read().catch((error) => error.message)];
});
check('aborted after the end', async () => {
  const controller = new AbortController();
  const text = await (await fetch(`${base}/text`, { signal: controller.signal })).text();
  controller.abort();
  return text;
});
check('body cut off', async () => {
  const response = await fetch(`${base}/half`);
  return response.text().catch((error) => [error.name, error.message, error.cause?.code]);
});
check('cancelled body', async () => { const r = await fetch(`${base}/slow`); await r.body.cancel(); return r.bodyUsed; });
check('other side closes', () => fetch(`${base}/destroy`));
check('nobody listens', async () => {
  const closed = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.on('listening', resolve));
  const { port } = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  return fetch(`http://127.0.0.1:${port}/`).catch((error) => [error.name, error.message, hidden(error.cause.message), error.cause.code, error.cause.syscall]);
});
check('not http', async () => {
  const odd = net.createServer((socket) => { socket.end('garbage\r\n\r\n'); socket.on('error', () => {}); }).listen(0, '127.0.0.1');
  await new Promise((resolve) => odd.on('listening', resolve));
  const outcome = await fetch(`http://127.0.0.1:${odd.address().port}/`).catch((error) => [error.name, error.message]);
  odd.close();
  return outcome;
});
check('keeps connections', async () => {
  await (await fetch(`${base}/text`)).text();
  const before = connections;
  for (let i = 0; i < 5; i++) await (await fetch(`${base}/text`)).text();
  return connections - before <= 1;
});
check('after connection: close', async () => {
  const texts = [];
  for (let i = 0; i < 2; i++) texts.push(await (await fetch(`${base}/close`)).text());
  return texts;
});
check('many at once', async () => {
  const texts = await Promise.all(Array.from({ length: 20 }, async (_, i) => (await (await fetch(`${base}/echo${i}`)).json()).url));
  return texts.join();
});
check('blob and arrayBuffer', async () => {
  const blob = await (await fetch(`${base}/json`)).blob();
  const buffer = await (await fetch(`${base}/text`)).arrayBuffer();
  return [blob.type, blob.size, buffer.byteLength];
});
check('integrity', async () => {
  const hash = require('crypto').createHash('sha256').update('plain').digest('base64');
  return (await fetch(`${base}/text`, { integrity: `sha256-${hash}` })).text();
});
check('wrong integrity', () => fetch(`${base}/text`, { integrity: 'sha256-aaaa' }));
check('blob URL', async () => {
  const url = URL.createObjectURL(new Blob(['object'], { type: 'a/b' }));
  const response = await fetch(url);
  const found = [response.headers.get('content-type'), await response.text(), require('buffer').resolveObjectURL(url).size];
  URL.revokeObjectURL(url);
  return [found, await fetch(url).catch((error) => error.message)];
});
check('blob ranges', async () => {
  const url = URL.createObjectURL(new Blob(['hello world'], { type: 'text/plain' }));
  const found = [];
  for (const range of ['bytes=1-2', 'bytes=-3', 'bytes = 6 -', 'bytes=3-100', 'bytes=5-1', 'x=1-2', 'bytes=20-'])
    found.push(await fetch(url, { headers: { range } }).then(
      async (response) => `${response.status} ${response.statusText} ${response.headers.get('content-range')} ${response.headers.get('content-length')} ${await response.text()}`,
      (error) => error.cause.message,
    ));
  return found;
});

async function main() {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  await new Promise((resolve) => second.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${server.address().port}`;
  other = `http://127.0.0.1:${second.address().port}`;
  for (const [name, run] of checks) {
    try {
      console.log(name, '=>', await run());
    } catch (error) {
      console.log(name, '!!', error?.name, error?.message ?? error, error?.cause?.message);
    }
  }
  for (const each of [server, second]) {
    each.closeAllConnections();
    each.close();
  }
}
main();
