// Run once by the launcher while the JVM archives the classes that are loaded here and not in the start-up cache. The archive's classes cost a program
// nothing that does not use them, so this is a sample of all that programs do. A part that fails costs the others nothing.
'use strict';

const assert = require('assert');
const { once } = require('events');
const { promisify } = require('util');

async function textOf(stream) {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

const parts = {
  async http() {
    const http = require('http');
    const server = http.createServer(async (request, response) => {
      const body = await textOf(request);
      response.setHeader('x-length', body.length);
      response.setHeader('x-port', request.socket.remotePort);
      if (request.url === '/chunks') response.write('a');
      response.end('hello');
    });
    server.on('upgrade', (request, socket) => socket.end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    const agent = new http.Agent({ keepAlive: true });
    for (const path of ['/', '/chunks']) {
      const request = http.request({ port, path, agent, method: 'POST' });
      request.end('body');
      await textOf((await once(request, 'response'))[0]);
    }
    agent.destroy();
    await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();
    server.close();
    await once(server, 'close');
  },
  async net() {
    const net = require('net');
    const server = net.createServer((socket) => socket.pipe(socket));
    server.listen(0);
    await once(server, 'listening');
    const socket = net.connect(server.address().port);
    socket.end('text');
    await textOf(socket);
    server.close();
    await require('dns').promises.lookup('localhost');
    require('tls').createSecureContext();
  },
  async secure() {
    const { readFileSync } = require('fs');
    const pem = readFileSync(require('path').join(__dirname, 'tls.pem'));
    const certificate = { key: pem, cert: pem };
    const https = require('https');
    const server = https.createServer(certificate, (request, response) => response.end('hello'));
    server.listen(0);
    await once(server, 'listening');
    const { port } = server.address();
    const agent = new https.Agent({ keepAlive: true, maxCachedSessions: 1 });
    for (const maxVersion of ['TLSv1.2', 'TLSv1.3', 'TLSv1.3']) {
      const request = https.get({ port, ca: pem, agent, maxVersion, servername: 'localhost' });
      const [response] = await once(request, 'response');
      response.socket.getPeerCertificate(true);
      response.socket.getCipher();
      await textOf(response);
    }
    agent.destroy();
    await once(https.get({ port, agent: false }), 'error');
    server.close();
    await once(server, 'close');
  },
  async http2() {
    const http2 = require('http2');
    const server = http2.createServer((request, response) => response.end('hello'));
    server.listen(0);
    await once(server, 'listening');
    const session = http2.connect(`http://localhost:${server.address().port}`);
    await textOf(session.request({ ':path': '/' }));
    session.close();
    server.close();
  },
  async datagrams() {
    const socket = require('dgram').createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    socket.send('text', socket.address().port, '127.0.0.1');
    await once(socket, 'message');
    socket.close();
  },
  async keys() {
    const crypto = require('crypto');
    const pem = require('fs').readFileSync(require('path').join(__dirname, 'tls.pem'));
    new crypto.X509Certificate(pem).toLegacyObject();
    for (const [type, options] of [
      ['ec', { namedCurve: 'prime256v1' }],
      ['rsa', { modulusLength: 1024 }],
      ['ed25519', {}],
      ['x25519', {}],
    ]) {
      const { privateKey, publicKey } = await promisify(crypto.generateKeyPair)(type, options);
      crypto.createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
      crypto.createPublicKey({ key: publicKey.export({ format: 'jwk' }), format: 'jwk' });
      if (type === 'x25519') crypto.diffieHellman({ privateKey, publicKey });
      else {
        const digest = type === 'ed25519' ? null : 'sha256';
        crypto.verify(digest, 'a', publicKey, crypto.sign(digest, 'a', privateKey));
      }
      if (type === 'rsa') crypto.privateDecrypt(privateKey, crypto.publicEncrypt(publicKey, Buffer.from('a')));
    }
    for (const [name, bytes] of [
      ['aes-128-cbc', 16],
      ['aes-256-gcm', 32],
    ]) {
      const cipher = crypto.createCipheriv(name, Buffer.alloc(bytes), Buffer.alloc(16));
      cipher.update('text');
      cipher.final();
      crypto.createDecipheriv(name, Buffer.alloc(bytes), Buffer.alloc(16)).update('text');
    }
    const ecdh = crypto.createECDH('prime256v1');
    ecdh.computeSecret(ecdh.generateKeys());
    await promisify(crypto.scrypt)('a', 'b', 16, { N: 2 });
    crypto.hkdfSync('sha256', 'a', 'b', 'c', 16);
    crypto.hash('md5', 'a');
    crypto.timingSafeEqual(Buffer.from('a'), Buffer.from('a'));
    const { subtle } = crypto.webcrypto;
    await subtle.digest('SHA-256', Buffer.from('a'));
    const key = await subtle.generateKey({ name: 'AES-GCM', length: 128 }, true, ['encrypt']);
    await subtle.encrypt({ name: 'AES-GCM', iv: Buffer.alloc(12) }, key, Buffer.from('a'));
  },
  async files() {
    const fs = require('fs');
    const path = require('path');
    const folder = await fs.promises.mkdtemp(path.join(require('os').tmpdir(), 'gyre-training-'));
    const file = path.join(folder, 'file');
    try {
      fs.writeFileSync(file, 'text');
      await fs.promises.appendFile(file, 'more');
      await promisify(fs.copyFile)(file, file + '2');
      await require('stream/promises').pipeline(fs.createReadStream(file), fs.createWriteStream(file + '3'));
      fs.statSync(file);
      for await (const entry of await fs.promises.opendir(folder)) entry.isFile();
      fs.readdirSync(folder, { withFileTypes: true });
      const lines = require('readline').createInterface({ input: fs.createReadStream(file) });
      for await (const line of lines) assert(line);
      const watcher = fs.watch(folder);
      watcher.close();
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  },
  async data() {
    const crypto = require('crypto');
    const zlib = require('zlib');
    crypto.createHash('sha256').update('a').digest('hex');
    crypto.createHmac('sha1', 'key').update('a').digest('base64');
    crypto.randomBytes(8).toString('hex');
    crypto.randomUUID();
    await promisify(crypto.pbkdf2)('a', 'b', 1, 16, 'sha512');
    zlib.gunzipSync(zlib.gzipSync('text'));
    zlib.zstdDecompressSync(zlib.zstdCompressSync('text'));
    await promisify(zlib.brotliCompress)('text');
    Buffer.from('ab', 'latin1').toString('base64');
    new TextDecoder('utf-16le').decode(new TextEncoder().encode('ab'));
    structuredClone({ a: new Map([[1, new Date(0)]]), b: new Float64Array(2) });
    new Date(0).toLocaleString();
    (1234.5).toLocaleString();
    'ä'.normalize('NFD').localeCompare('b');
    new URL('http://user@host:1/path?a=b#c').searchParams.get('a');
    await new Blob(['a']).text();
    for await (const chunk of ReadableStream.from(['a'])) assert(chunk);
    require('util').inspect(
      { a: { b: [new Map([[1, { c: new Set([2]) }]]), new Error('e'), class A {}, Symbol('s'), 1n] } },
      { depth: 9, colors: true },
    );
    require('util').parseArgs({ args: ['-a'], options: { a: { type: 'boolean', short: 'a' } } });
  },
  async processes() {
    const { exec, spawn } = require('child_process');
    await promisify(exec)('true');
    await once(spawn('true', { stdio: 'inherit' }), 'close');
    const { Worker } = require('worker_threads');
    const worker = new Worker("require('worker_threads').parentPort.postMessage([1])", { eval: true });
    await once(worker, 'exit');
    // Another gyre would wait until the archive is there.
    const child = require('child_process').fork('file', {
      execPath: '/bin/sh',
      execArgv: ['-c', 'sleep 1'],
      silent: true,
    });
    child.send('question');
    child.kill();
    await once(child, 'exit');
    require('vm').runInNewContext('a + 1', { a: 1 });
    new AbortController().abort();
    await require('timers/promises').setTimeout(1);
    new MessageChannel().port1.close();
    process.kill(process.pid, 0);
    assert(process.versions.node && process.config && globalThis.sessionStorage);
    require('node:test')('test', (t) => t.test('inner', () => t.mock.fn()));
    require('perf_hooks').performance.mark('a');
    require('diagnostics_channel')
      .tracingChannel('a')
      .traceSync(() => {});
  },
  async packages() {
    const fs = require('fs');
    const path = require('path');
    const folder = await fs.promises.mkdtemp(path.join(require('os').tmpdir(), 'gyre-training-'));
    const files = {
      'one/package.json': '{ "name": "one", "main": "lib" }',
      'one/lib/index.js':
        'Object.defineProperty(exports, "__esModule", { value: true }); exports.one = require("two/sub/b.js");',
      'two/package.json':
        '{ "type": "module", "exports": { ".": { "import": "./a.js", "require": "./a.cjs" }, "./sub/*.js": "./sub/*.cjs" }, "imports": { "#b": "./sub/b.cjs" } }',
      'two/a.js': 'import b from "#b"; export { b }; export default import.meta.resolve("one");',
      'two/a.cjs': 'module.exports = require("./a.js");',
      'two/sub/b.cjs': 'module.exports = { b: 1 };',
    };
    try {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(folder, 'node_modules', name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, text);
      }
      const { createRequire, enableCompileCache, flushCompileCache } = require('module');
      const cache = path.join(folder, 'cache');
      fs.mkdirSync(cache);
      enableCompileCache(cache);
      const requireThere = createRequire(path.join(folder, 'main.js'));
      requireThere('one');
      requireThere('two');
      await import(require('url').pathToFileURL(requireThere.resolve('one')).href);
      flushCompileCache();
      try {
        fs.mkdirSync(cache);
      } catch {
        // It is there.
      }
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  },
  locales() {
    const date = new Date(0);
    for (const tag of ['en-US', 'de-DE', 'ja', 'ar-EG']) {
      (1234.5).toLocaleString(tag, { style: 'currency', currency: 'EUR' });
      date.toLocaleString(tag, { dateStyle: 'full', timeStyle: 'long' });
      new Intl.NumberFormat(tag, { notation: 'compact' }).formatToParts(12345);
      new Intl.NumberFormat(tag, { style: 'unit', unit: 'liter' }).formatRange(1, 2);
      const format = new Intl.DateTimeFormat(tag, {
        weekday: 'long',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        timeZoneName: 'short',
      });
      format.formatToParts(date);
      format.formatRangeToParts(0, 1e9);
      format.resolvedOptions();
      new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).formatToParts(-1, 'day');
      new Intl.PluralRules(tag).select(2);
      new Intl.ListFormat(tag).formatToParts(['a', 'b', 'c']);
      new Intl.DisplayNames(tag, { type: 'region' }).of('DE');
      new Intl.DurationFormat(tag).formatToParts({ hours: 1, seconds: 2 });
      ['b', 'a', 'ä'].sort(new Intl.Collator(tag).compare);
      Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment('one two'));
      new Intl.Locale(tag).maximize().getWeekInfo();
    }
    [date].map(new Intl.DateTimeFormat('es', { month: 'long' }).format);
    const { TZ } = process.env;
    process.env.TZ = 'Europe/Berlin';
    new Date(0).getHours();
    String(new Date(0));
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
    Intl.getCanonicalLocales('sr-Latn-u-ca-gregory');
    'a'.localeCompare('b');
  },
  hotCode() {
    require('./hot.js')();
  },
};

Object.assign(parts, require('./language.js'));

(async () => {
  for (const name of Object.keys(parts)) {
    try {
      await parts[name]();
    } catch (error) {
      console.error(name, error);
    }
  }
  process.exit(0);
})();
setTimeout(() => process.exit(0), 30_000).unref();
