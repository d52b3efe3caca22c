'use strict';
// Stub bindings over Node's own internals: each does what lib/internal/bindings.md says of the Java binding.
const { internalBinding: node } = require('internal/test/binding');
const types = require('util').types;

const kinds = [
  ['Map', types.isMap], ['Set', types.isSet], ['MapIterator', types.isMapIterator], ['SetIterator', types.isSetIterator],
  ['WeakMap', types.isWeakMap], ['WeakSet', types.isWeakSet], ['Promise', types.isPromise], ['RegExp', types.isRegExp],
  ['Date', types.isDate], ['Arguments', types.isArgumentsObject], ['ArrayBuffer', types.isArrayBuffer],
  ['SharedArrayBuffer', types.isSharedArrayBuffer], ['DataView', types.isDataView], ['TypedArray', types.isTypedArray],
  ['Generator', types.isGeneratorObject], ['Module', types.isModuleNamespaceObject], ['External', types.isExternal],
  ['Number', types.isNumberObject], ['String', types.isStringObject], ['Boolean', types.isBooleanObject],
  ['BigInt', types.isBigIntObject], ['Symbol', types.isSymbolObject],
];

function functionBrand(value) {
  const text = Function.prototype.toString.call(value);
  if (text.startsWith('class') && text.endsWith('}')) return 'Class';
  if (types.isGeneratorFunction(value)) return types.isAsyncFunction(value) ? 'AsyncGeneratorFunction' : 'GeneratorFunction';
  return types.isAsyncFunction(value) ? 'AsyncFunction' : 'Function';
}

function objectKindOf(value) {
  if (types.isProxy(value)) return 'Proxy';
  if (typeof value === 'function') return functionBrand(value);
  if (Array.isArray(value)) return 'Array';
  for (const [name, test] of kinds) if (test(value)) return name;
  if (types.isNativeError(value) || value instanceof Error) return 'Error';
  return value instanceof WeakRef ? 'WeakRef' : 'Object';
}

const intrinsics = new Set(Object.getOwnPropertyNames(globalThis)
  .filter((name) => /^[A-Z][A-Za-z0-9]+$/.test(name)).map((name) => globalThis[name]));

exports.util = () => ({
  objectKindOf,
  isBuiltIn: (constructor) => intrinsics.has(constructor),
  getOwnNonIndexProperties: node('util').getOwnNonIndexProperties,
  getPromiseDetails: (promise) => {
    const [state, result] = node('util').getPromiseDetails(promise);
    return [state, result];
  },
  getProxyDetails: (value, full) => node('util').getProxyDetails(value, full),
  previewEntries: (value) => node('util').previewEntries(value, true) ?? [[], false],
  getConstructorName: node('util').getConstructorName,
  getExternalAddress: (value) => node('util').getExternalValue(value).toString(16),
  getCallSites: (count) => node('util').getCallSites(count),
});

// ---- buffer, encoding, url, os, timers ---------------------------------------------------------------------------
function asBuffer(view) {
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}

exports.buffer = () => ({
  byteLength: (string) => Buffer.byteLength(string),
  write: (view, string, offset, length, encoding) => asBuffer(view).write(string, offset, length, encoding),
  encode: (string, encoding) => new Uint8Array(Buffer.from(string, encoding)).buffer,
  decode: (view, start, end, encoding) => asBuffer(view).toString(encoding, start, end),
  compare: (a, aStart, aEnd, b, bStart, bEnd) => asBuffer(a).compare(asBuffer(b), bStart, bEnd, aStart, aEnd),
  indexOf(view, needle, from, forward, step) {
    const last = view.length - needle.length;
    for (let i = from; i >= 0 && i <= last; i += forward ? 1 : -1) {
      if (i % step === 0 && asBuffer(view.subarray(i, i + needle.length)).equals(needle)) return i;
    }
    return -1;
  },
  swap: (view, width) => asBuffer(view)[`swap${width * 8}`](),
  isUtf8: (view) => require('buffer').isUtf8(view),
  isAscii: (view) => require('buffer').isAscii(view),
});

exports.encoding = () => ({
  canonicalName: (label) => {
    try { return new TextDecoder(label).encoding; } catch { return undefined; }
  },
  decode: (view, name, fatal) => new TextDecoder(name, { fatal }).decode(view),
});

exports.url = () => ({
  domainToASCII: (domain) => require('url').domainToASCII(domain),
  domainToUnicode: (domain) => require('url').domainToUnicode(domain),
});

exports.timers = () => {
  const timers = require('timers');
  return {
    setTimeout: timers.setTimeout, clearTimeout: timers.clearTimeout, setInterval: timers.setInterval,
    clearInterval: timers.clearInterval, setImmediate: timers.setImmediate, clearImmediate: timers.clearImmediate,
    Timeout: timers.setTimeout(() => {}, 0).constructor, Immediate: timers.setImmediate(() => {}).constructor,
    getLibuvNow: () => Math.floor(performance.now()),
  };
};

exports.async_context = () => {
  let context;
  return { getContext: () => context, setContext: (value) => { context = value; } };
};

exports.async_hooks = () => ({
  track() {}, newAsyncId: () => 1, executionAsyncId: () => 1, triggerAsyncId: () => 0, executionAsyncResource: () => ({}), enter() {}, leave: () => true,
});

// ---- records: all on the direct path ------------------------------------------------------------------------------
exports.records = (load) => {
  let direct;
  return {
    memory: () => new ArrayBuffer(32), capacity: () => 1, between: () => true,
    listen: (drain, alone) => { direct = alone; },
    readFile: (operation, path, flag) => exports.fs(load).readFile(path, flag, (error, bytes) => direct(operation, error, bytes)),
    read: (operation, fd, length, position) => {
      const bytes = Buffer.alloc(length);
      require('fs').read(fd, bytes, 0, length, position, (error, count) => direct(operation, error, error ? undefined : new Uint8Array(bytes.subarray(0, count)).buffer));
    },
    copy: (source, start, end, target, offset) => {
      new Uint8Array(target.buffer, target.byteOffset, target.byteLength).set(source.subarray(start, end), offset);
    },
    randomBytes: (operation, size) => setImmediate(() => direct(operation, null, new ArrayBuffer(size))),
  };
};

exports.crypto = () => ({
  randomFill: (view, offset, size) => require('crypto').randomFillSync(new Uint8Array(view.buffer, view.byteOffset + offset, size)),
});

// ---- fs ----------------------------------------------------------------------------------------------------------
exports.fs = (load) => {
  const fs = require('fs');
  const bytesOf = (buffer) => new Uint8Array(buffer).buffer;
  const fields = (stats) => {
    if (stats === undefined) return undefined;
    const times = ['atime', 'mtime', 'ctime', 'birthtime'].flatMap((name) => {
      const ns = stats[`${name}Ns`];
      return [ns / 1000000000n, ns % 1000000000n];
    });
    return [stats.dev, stats.mode, stats.nlink, stats.uid, stats.gid, stats.rdev, stats.blksize, stats.ino, stats.size,
      stats.blocks, ...times];
  };
  const stat = (name) => (path, big, throwIfNoEntry) => {
    const values = fields(fs[name](path, { bigint: true, throwIfNoEntry }));
    if (values === undefined) return undefined;
    return big ? BigInt64Array.from(values) : Float64Array.from(values, Number);
  };
  const sync = {
    exists: fs.existsSync, access: fs.accessSync, open: fs.openSync, close: fs.closeSync,
    read: (fd, view, offset, length, position) => fs.readSync(fd, view, offset, length, position < 0 ? null : position),
    write: (fd, view, offset, length, position) => fs.writeSync(fd, view, offset, length, position < 0 ? null : position),
    writev: fs.writevSync, readv: fs.readvSync,
    readFile: (path, flag) => bytesOf(fs.readFileSync(path, { flag })),
    readFileUtf8: (path, flag) => fs.readFileSync(path, { flag, encoding: 'utf8' }),
    writeFile: (path, data, flag, mode) => fs.writeFileSync(path, data, { flag, mode }),
    stat: stat('statSync'), lstat: stat('lstatSync'), fstat: stat('fstatSync'), fsync: fs.fsyncSync,
    fdatasync: fs.fdatasyncSync, ftruncate: fs.ftruncateSync,
    readdir(path, withTypes) {
      if (!withTypes) return fs.readdirSync(path);
      const entries = fs.readdirSync(path, { withFileTypes: true });
      const type = (e) => (e.isFile() ? 1 : e.isDirectory() ? 2 : e.isSymbolicLink() ? 3 : 0);
      return [entries.map((e) => e.name), entries.map(type)];
    },
    mkdir: (path, mode, recursive) => fs.mkdirSync(path, { mode, recursive }), mkdtemp: fs.mkdtempSync,
    rmdir: fs.rmdirSync, unlink: fs.unlinkSync, rename: fs.renameSync, link: fs.linkSync, symlink: fs.symlinkSync,
    copyFile: fs.copyFileSync, readlink: fs.readlinkSync, realpath: fs.realpathSync.native, chmod: fs.chmodSync,
    fchmod: fs.fchmodSync, chown: fs.chownSync, lchown: fs.lchownSync, fchown: fs.fchownSync, utimes: fs.utimesSync,
    lutimes: fs.lutimesSync, futimes: fs.futimesSync,
    statfs: (path) => Float64Array.from(Object.values(fs.statfsSync(path))),
  };
  const binding = {};
  for (const [name, call] of Object.entries(sync)) {
    binding[name] = (...args) => {
      const callback = typeof args[args.length - 1] === 'function' ? args.pop() : undefined;
      if (callback === undefined) return call(...args);
      setImmediate(() => {
        let result;
        try {
          result = call(...args);
        } catch (error) {
          callback(error);
          return;
        }
        callback(null, result);
      });
      return undefined;
    };
  }
  return binding;
};

// ---- http_server, over Node's own server -------------------------------------------------------------------------------
class StubExchange {
  constructor(req, res, connection) {
    Object.assign(this, {
      method: req.method, url: req.url, httpVersionMajor: req.httpVersionMajor, httpVersionMinor: req.httpVersionMinor,
      rawHeaders: req.rawHeaders, upgrade: false, connection, req, res,
      shouldKeepAlive: res.shouldKeepAlive,
      hasBody: req.headers['content-length'] > 0 || req.headers['transfer-encoding'] !== undefined,
    });
    res.sendDate = false;
  }
  messages(req, res) {
    const { handlers } = this;
    this.toldTo = res;
    this.req.on('data', (data) => handlers.onData(req, new Uint8Array(data).buffer));
    this.req.on('end', () => handlers.onEnd(req, this.req.rawTrailers));
    this.res.on('drain', () => handlers.onDrain(res));
    this.res.on('close', () => { if (!this.res.writableFinished) handlers.onAborted(req, res); });
  }
  dumpIfUnread() { return false; }
  header(name) { return this.req.headers[name]; }
  resume() { this.req.resume(); }
  pause() { this.req.pause(); }
  dump() { this.req.resume(); }
  writeHead(head) {
    const [first, ...lines] = head.split('\r\n').slice(0, -2);
    const [, status, message] = /^\S+ (\d+) (.*)$/.exec(first);
    const headers = lines.flatMap((line) => /^([^:]+): (.*)$/.exec(line).slice(1));
    for (const name of ['connection', 'date', 'transfer-encoding', 'content-length']) this.res.removeHeader(name);
    this.res.writeHead(+status, message, headers);
  }
  write(data, encoding, callback) { return this.res.write(data, encoding, callback); }
  end(data, encoding, tail, keepAlive) {
    const [, ...trailers] = (tail ?? '').split('\r\n').filter((line) => line !== '');
    if (trailers.length > 0) this.res.addTrailers(trailers.map((line) => line.split(': ')));
    this.res.end(data, encoding, () => this.handlers.onFinish(this.toldTo));
    if (!keepAlive) this.res.once('finish', () => this.req.socket.end());
  }
  flush() { this.res.flushHeaders(); }
  get isOver() { return this.res.destroyed; }
  get isFlushed() { return this.res.writableLength === 0; }
  cork() { this.res.cork(); }
  uncork() { this.res.uncork(); }
  send(text) { if (text.startsWith('HTTP/1.1 100 ')) this.res.writeContinue(); }
}

class StubHeaders {
  fields = new Map();
  set() { return false; }
  put(name, value) { this.fields.set(name.toLowerCase(), [name, value]); }
  update(name, value) { this.fields.get(name.toLowerCase())[1] = value; }
  get(name) { return this.fields.get(name.toLowerCase())?.[1]; }
  has(name) { return this.fields.has(name.toLowerCase()); }
  remove(name) { this.fields.delete(name.toLowerCase()); }
  names() { return [...this.fields.keys()]; }
  rawNames() { return Array.from(this.fields.values(), ([name]) => name); }
  flat() { return [...this.fields.values()].flat(); }
}

exports.http_headers = () => ({
  create: () => new StubHeaders(),
});

exports.http_server = () => ({
  composeAtOnce() {},
  endAtOnce: () => false,
  HttpServer: class HttpServer {
    constructor(options, handlers) {
      const http = require('http');
      const connections = new Map();
      const waiting = new Map();
      const serve = (req, res) => {
        const previous = waiting.get(req.socket) ?? Promise.resolve();
        const start = () => handlers.onRequest(Object.assign(new StubExchange(req, res, connections.get(req.socket)), { handlers }));
        if (waiting.has(req.socket)) previous.then(start);
        else start();
        waiting.set(req.socket, new Promise((resolve) => res.on('finish', () => {
          waiting.delete(req.socket);
          resolve();
        })));
      };
      this.server = http.createServer({ requireHostHeader: false }, serve);
      this.server.on('checkContinue', serve);
      this.server.on('connection', (socket) => {
        const connection = {
          remoteAddress: () => ({ address: socket.remoteAddress, family: socket.remoteFamily, port: socket.remotePort }),
          localAddress: () => ({ address: socket.localAddress, family: socket.localFamily, port: socket.localPort }),
          destroy: () => socket.destroy(), setTimeout: (ms, callback) => socket.setTimeout(ms, callback),
          ref() { socket.ref(); }, unref() { socket.unref(); }, bytesRead: 0, bytesWritten: 0,
        };
        socket.on('close', (hadError) => connection.onClose?.(hadError));
        connections.set(socket, connection);
        handlers.onConnection(connection);
      });
    }
    configure() {}
    prepare() {}
    listen(options) { this.server.listen(options); }
    address() { return this.server.address(); }
    close(callback) { this.server.close(callback); }
    closeIdleConnections() { this.server.closeIdleConnections(); }
    closeAllConnections() { this.server.closeAllConnections(); }
    ref() { this.server.ref(); }
    unref() { this.server.unref(); }
  },
});
