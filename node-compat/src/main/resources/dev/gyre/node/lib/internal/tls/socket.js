// TLSSocket and tls.connect. https://nodejs.org/api/tls.html#class-tlstlssocket

const net = require('net');
const { nodeError } = require('internal/errors');
const { createSecureContext, opensslName } = require('internal/tls/context');
const { verifyError } = require('internal/tls/errors');
const { kEmptyObject } = require('internal/util');

const binding = internalBinding('tls');

const kTls = Symbol('tls');
const kAccepted = Symbol('kAccepted'); // Whether a server has the connection.
const kDisablesRenegotiation = Symbol('kDisablesRenegotiation');
const kRenegotiations = Symbol('kRenegotiations'); // How many there have been, and when the last began.
const kReceived = Symbol('kReceived'); // What the stream has read before the handshake began; undefined once it has.

// Protocol names in wire format, or as a list.
function protocolsOf(names) {
  if (names === undefined || names === null) return [];
  if (Array.isArray(names))
    return names.map((name) => (typeof name === 'string' ? name : require('buffer').Buffer.from(name).toString()));
  const list = [];
  const bytes = require('buffer').Buffer.from(names.buffer, names.byteOffset, names.byteLength);
  for (let i = 0; i < bytes.length; i += bytes[i] + 1) list.push(bytes.toString('latin1', i + 1, i + 1 + bytes[i]));
  return list;
}

function TLSSocket(stream, options = kEmptyObject) {
  if (!(this instanceof TLSSocket)) return new TLSSocket(stream, options);
  options = { ...options };
  const isServer = Boolean(options.isServer);
  this.authorized = false;
  this.authorizationError = null;
  this.secureConnecting = true;
  this._secureEstablished = false;
  this.alpnProtocol = null;
  this.servername = null;
  this._tlsOptions = options;
  this[kTls] = undefined;
  this[kAccepted] = false;
  this[kDisablesRenegotiation] = false;
  const context = options.secureContext ?? createSecureContext(options);
  if (isServer && options.ALPNCallback && options.ALPNProtocols)
    throw nodeError('ERR_TLS_ALPN_CALLBACK_WITH_PROTOCOLS');
  const greets = isServer && Boolean(options.SNICallback || options.ALPNCallback);
  const engine = binding.createEngine(context.context, {
    isServer,
    servername: !isServer && options.servername ? options.servername : undefined,
    applicationProtocols: protocolsOf(options.ALPNProtocols),
    requestsCertificate: Boolean(options.requestCert),
    waits: greets,
    session: isServer ? undefined : sessionBytes(options.session),
  });
  if (stream && typeof stream.pause !== 'function') throw new TypeError('stream.pause is not a function');
  // The stream's own value, before it is made half-open.
  const allowHalfOpen = stream ? stream.allowHalfOpen : options.allowHalfOpen;
  const transport = stream ? transportOf(stream) : undefined;
  const handle = transport && wrap(this, engine, transport.handle, transport.close);
  if (handle) handle._parentWrap = transport.carrier;
  net.Socket.call(this, { ...options, handle, allowHalfOpen });
  this.on('secure', onSecure);
  this._wrapConnected = (raw) => {
    // 'connect' is emitted before the first byte of the handshake is sent.
    this[kReceived] = [];
    process.nextTick(start, this);
    return wrap(this, engine, raw, (callback) => raw.close(callback));
  };
  if (options.pauseOnCreate) this.pause();
  if (stream) {
    this._parent = stream;
    stream.on('error', (error) => this.destroy(error));
    stream.on('close', () => this.destroy());
    this[kReceived] = transport.received;
    // A client begins the handshake on request, or at its first write.
    if (isServer) this._start();
  }
}
Object.setPrototypeOf(TLSSocket.prototype, net.Socket.prototype);

function sessionBytes(session) {
  return typeof session === 'string' ? require('buffer').Buffer.from(session, 'latin1') : (session ?? undefined);
}
Object.setPrototypeOf(TLSSocket, net.Socket);

function wrap(socket, engine, raw, onClose) {
  socket[kTls] = engine;
  return engine.wrap(raw, {
    onSecure: () => secured(socket),
    onRenegotiation: () => countRenegotiation(socket),
    onSession: () => socket.emit('session', socket.getSession()),
    onFailure: (error) => failed(socket, error),
    onHello: (servername, protocols) => onClientHello(socket, servername, protocols),
    onClose,
  });
}

// What carries the connection: the stream's own handle, or one on top of the stream where there is none yet, or something
// waits to be written to it. `received` is what the stream has read before.
function transportOf(stream) {
  if (
    stream instanceof net.Socket &&
    !stream.connecting &&
    stream._handle?.isStreamBase &&
    stream.writableLength === 0
  ) {
    const received = [];
    for (let chunk = stream.read(); chunk !== null; chunk = stream.read()) received.push(chunk);
    return { carrier: stream, handle: stream._handle, close: (callback) => closeStream(stream, callback), received };
  }
  // When the peer ends, pending writes are still sent.
  stream.allowHalfOpen = true;
  stream.pause();
  const JSStreamSocket = require('internal/net/js_stream_socket');
  const carrier = new JSStreamSocket(stream);
  const handle = carrier._handle;
  return { carrier, handle, close: (callback) => handle.close(callback), received: [] };
}

function closeStream(stream, callback) {
  if (stream._handle === null) {
    process.nextTick(callback);
    return;
  }
  stream.once('close', () => callback());
  stream.destroy();
}

function start(socket) {
  const { [kReceived]: received } = socket;
  if (socket.destroyed || received === undefined) return;
  socket[kReceived] = undefined;
  const engine = socket[kTls];
  engine.start();
  for (const chunk of received) engine.receive(chunk);
}

// A ClientHello has arrived. The program may find a context for the server name asynchronously.
function onClientHello(socket, servername, protocols) {
  const { SNICallback } = socket._tlsOptions;
  const engine = socket[kTls];
  if (!servername || !SNICallback) {
    engine.proceed(undefined, ...protocolFor(socket, servername, protocols));
    return;
  }
  socket.servername = servername;
  let answered = false;
  SNICallback.call(socket, servername, (error, context) => {
    if (answered) {
      socket.destroy(nodeError('ERR_MULTIPLE_CALLBACK'));
      return;
    }
    answered = true;
    const chosen = context?.context ?? context;
    if (error) socket.destroy(error);
    else if (socket.destroyed) socket.destroy(nodeError('ERR_SOCKET_CLOSED'));
    else if (chosen && !engine.isContext(chosen)) socket.destroy(new TypeError('Invalid SNI context'));
    else engine.proceed(chosen, ...protocolFor(socket, servername, protocols));
  });
}

// The protocol chosen by the program's ALPNCallback, and whether there is one.
function protocolFor(socket, servername, protocols) {
  const { ALPNCallback } = socket._tlsOptions;
  if (!ALPNCallback || protocols === undefined) return [undefined, false];
  const chosen = ALPNCallback.call(socket, { servername: servername ?? false, protocols });
  if (chosen !== undefined && !protocols.includes(chosen))
    throw nodeError('ERR_TLS_ALPN_CALLBACK_INVALID_RESULT', chosen, protocols);
  return [chosen, true];
}

// The client has begun another handshake, which costs the server more than the client.
function countRenegotiation(socket) {
  if (!socket._tlsOptions.isServer) return;
  const { CLIENT_RENEG_LIMIT, CLIENT_RENEG_WINDOW } = require('tls');
  const now = performance.now();
  const before = socket[kRenegotiations];
  const isLater = before === undefined || now - before.last >= CLIENT_RENEG_WINDOW * 1000;
  const count = isLater ? 1 : before.count + 1;
  socket[kRenegotiations] = { count, last: now };
  // It is the listener that ends the connection.
  if (count > CLIENT_RENEG_LIMIT) socket.emit('error', nodeError('ERR_TLS_SESSION_ATTACK'));
  else if (socket[kDisablesRenegotiation]) socket.emit('error', nodeError('ERR_TLS_RENEGOTIATION_DISABLED'));
}

function secured(socket) {
  const engine = socket[kTls];
  const options = socket._tlsOptions;
  socket.secureConnecting = false;
  socket._secureEstablished = true;
  socket.alpnProtocol = engine.applicationProtocol() || false;
  socket.servername ??= (options.isServer ? engine.serverName() : options.servername) || false;
  socket.emit('secure');
  if (!socket.destroyed) socket[kTls].release();
}

// The first listener of 'secure'.
function onSecure() {
  const { _tlsOptions: options } = this;
  if (!options.isServer) verifyServer(this, options);
  else if (!this[kAccepted]) {
    this[kAccepted] = true;
    options.onSecure?.(this);
  }
}

function verifyServer(socket, options) {
  const code = socket[kTls].verifyFailure();
  let error = code === undefined ? undefined : verifyError(code);
  if (error === undefined) {
    const host = options.servername || options.host || socket._host || 'localhost';
    let certificate;
    try {
      certificate = socket.getPeerCertificate(true);
    } catch (unreadable) {
      error = unreadable;
    }
    error ??= (options.checkServerIdentity ?? require('tls').checkServerIdentity)(host, certificate);
  }
  socket.authorized = !error;
  if (error) {
    socket.authorizationError = error.code || error.message;
    if (options.rejectUnauthorized !== false && process.env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') {
      socket.destroy(error);
      return;
    }
  }
  socket.emit('secureConnect');
}

function failed(socket, error) {
  if (socket._tlsOptions.isServer && socket._tlsOptions.onFailure !== undefined && socket.secureConnecting) {
    socket._tlsOptions.onFailure(socket, error);
    socket.destroy();
    return;
  }
  // Who wraps a stream as a server without a tls.Server hears of the failure by this event.
  if (socket._tlsOptions.isServer && socket.secureConnecting) {
    socket.destroy();
    socket.emit('_tlsError', error);
    return;
  }
  if (!socket._tlsOptions.isServer && error.code === 'ECONNRESET') {
    const { host, port, path, localAddress } = socket._tlsOptions;
    Object.assign(error, { path, host, port, localAddress });
  }
  socket.destroy(error);
}

Object.defineProperty(TLSSocket.prototype, 'encrypted', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  writable: true,
  value: true,
});

const { _write, _writev } = net.Socket.prototype;

Object.assign(TLSSocket.prototype, {
  // Begins the handshake on a stream that was given, once that is connected.
  _start() {
    const { _parent: stream } = this;
    if (stream?.connecting) stream.once('connect', () => start(this));
    else process.nextTick(start, this);
  },
  _write(...args) {
    if (this[kReceived] !== undefined) this._start();
    return Reflect.apply(_write, this, args);
  },
  _writev(...args) {
    if (this[kReceived] !== undefined) this._start();
    return Reflect.apply(_writev, this, args);
  },
  getPeerCertificate(detailed = false) {
    const [certificate] = require('internal/tls/identity').certificateChain(this[kTls]?.peerCertificates() ?? []);
    if (certificate === undefined) return {};
    if (!detailed) delete certificate.issuerCertificate;
    return certificate;
  },
  getProtocol() {
    return this[kTls] === undefined ? null : this[kTls].protocol();
  },
  getCipher() {
    const standardName = this[kTls]?.cipher();
    if (standardName === undefined) return undefined;
    const version =
      standardName.startsWith('TLS_AES') || standardName.startsWith('TLS_CHACHA20') ? 'TLSv1.3' : 'TLSv1.2';
    return { name: version === 'TLSv1.3' ? standardName : opensslName(standardName), standardName, version };
  },
  isSessionReused() {
    return this[kTls] !== undefined && this[kTls].isSessionReused();
  },
  getSession() {
    return this._secureEstablished ? require('buffer').Buffer.from(this[kTls].session()) : undefined;
  },
  setSession() {},
  getTLSTicket() {
    return undefined;
  },
  getEphemeralKeyInfo() {
    return this._tlsOptions.isServer ? null : {};
  },
  disableRenegotiation() {
    this[kDisablesRenegotiation] = true;
  },
  renegotiate(options, callback) {
    if (options === null || typeof options !== 'object')
      throw nodeError('ERR_INVALID_ARG_TYPE', 'options', 'object', options);
    if (callback !== undefined) require('internal/validators').validateFunction(callback, 'callback');
    if (this.destroyed) return undefined;
    if (!this[kTls].renegotiate()) {
      if (callback) process.nextTick(callback, require('internal/tls/errors').wrongVersionError());
      return false;
    }
    if (callback) this.once('secure', () => callback(null));
    return true;
  },
  // The certificate and key to show, which an ALPNCallback may choose.
  setKeyCert(context) {
    const { SecureContext } = require('internal/tls/context');
    this[kTls].setKeyCert((context instanceof SecureContext ? context : createSecureContext(context)).context);
  },
  // Sends records with at most so many bytes; false if the number is out of range.
  setMaxSendFragment(size) {
    require('internal/validators').validateInt32(size, 'size');
    return this[kTls] !== undefined && this[kTls].setMaxSendFragment(size);
  },
  exportKeyingMaterial(length, label, context) {
    const { validateBuffer, validateString, validateUint32 } = require('internal/validators');
    validateUint32(length, 'length', true);
    validateString(label, 'label');
    if (context !== undefined) validateBuffer(context, 'context');
    if (!this._secureEstablished) throw nodeError('ERR_TLS_INVALID_STATE');
    const { Buffer } = require('buffer');
    return Buffer.from(this[kTls].exportKeyingMaterial(length, label, context));
  },
  getCertificate() {
    if (this[kTls] === undefined) return null;
    const [certificate] = require('internal/tls/identity').certificateChain(this[kTls].localCertificates());
    if (certificate === undefined) return {};
    delete certificate.issuerCertificate;
    return certificate;
  },
  getX509Certificate() {
    return require('internal/tls/identity').x509Chain(this[kTls]?.localCertificates() ?? []);
  },
  getPeerX509Certificate() {
    return require('internal/tls/identity').x509Chain(this[kTls]?.peerCertificates() ?? []);
  },
  setServername(name) {
    require('internal/validators').validateString(name, 'name');
    if (this._tlsOptions.isServer) throw nodeError('ERR_TLS_SNI_FROM_SERVER');
  },
  enableTrace() {},
  resetAndDestroy() {
    if (this._handle || this.connecting) throw nodeError('ERR_INVALID_HANDLE_TYPE');
    return net.Socket.prototype.resetAndDestroy.call(this);
  },
});

for (const name of ['getFinished', 'getPeerFinished', 'getSharedSigalgs']) {
  TLSSocket.prototype[name] = require('internal/not_implemented').notImplemented('tls.TLSSocket', name);
}

// Normalises connect(options), connect(port, host, options) and connect(path, options), each with a callback, to
// [options, callback].
function normalizeConnect(args) {
  const callback = typeof args.at(-1) === 'function' ? args.at(-1) : undefined;
  let options = {};
  for (const [i, value] of args.entries()) {
    if (value !== null && typeof value === 'object') options = { ...options, ...value };
    else if (i === 0 && typeof value === 'string' && !(Number(value) >= 0)) options.path = value;
    else if (i === 0 && typeof value !== 'function') options.port = value;
    else if (i === 1 && typeof value === 'string') options.host = value;
  }
  return [options, callback];
}

function connect(...args) {
  const [given, callback] = normalizeConnect(args);
  const options = { rejectUnauthorized: true, ...given };
  const host = options.host || options.socket?._host || 'localhost';
  if (options.servername && net.isIP(options.servername)) options.servername = undefined;
  const socket = new TLSSocket(options.socket, { ...options, isServer: false, host: options.servername || host });
  if (callback !== undefined) socket.once('secureConnect', callback);
  if (options.socket) {
    socket._start();
  } else {
    if (options.timeout) socket.setTimeout(options.timeout);
    socket.connect(options);
  }
  return socket;
}

module.exports = { TLSSocket, connect, kTls, protocolsOf };
