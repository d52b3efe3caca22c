// tls.Server. https://nodejs.org/api/tls.html#class-tlsserver

const net = require('net');
const { nodeError } = require('internal/errors');
const { validateFunction, validateNumber } = require('internal/validators');
const { SecureContext, createSecureContext } = require('internal/tls/context');
const { TLSSocket, kTls } = require('internal/tls/socket');
const { verifyError } = require('internal/tls/errors');
const { kEmptyObject } = require('internal/util');

const TICKET_KEYS_BYTES = 48;
const kTicketKeys = Symbol('kTicketKeys');

function Server(options, listener) {
  if (!(this instanceof Server)) return new Server(options, listener);
  if (typeof options === 'function') {
    listener = options;
    options = kEmptyObject;
  } else if (options != null && typeof options !== 'object') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options', 'object', options);
  }
  if (options?.SNICallback !== undefined) validateFunction(options.SNICallback, 'options.SNICallback');
  if (options?.handshakeTimeout !== undefined) validateNumber(options.handshakeTimeout, 'options.handshakeTimeout');
  if (options?.ALPNCallback && options.ALPNProtocols) throw nodeError('ERR_TLS_ALPN_CALLBACK_WITH_PROTOCOLS');
  net.Server.call(this, options);
  this._handshakeTimeout = options?.handshakeTimeout || 120_000;
  if (options?.ALPNProtocols) require('tls').convertALPNProtocols(options.ALPNProtocols, this);
  if (options?.ALPNCallback) this.ALPNCallback = options.ALPNCallback;
  this._contexts = [];
  this._tlsOptions = { ...options };
  this.requestCert = options?.requestCert === true;
  this.rejectUnauthorized = options?.rejectUnauthorized !== false;
  this.setSecureContext(options ?? kEmptyObject);
  this.on('connection', (stream) => accepted(this, stream));
  if (typeof listener === 'function') this.on('secureConnection', listener);
}
Object.setPrototypeOf(Server.prototype, net.Server.prototype);
Object.setPrototypeOf(Server, net.Server);

function accepted(server, stream) {
  const options = server._tlsOptions;
  const socket = new TLSSocket(stream, {
    ...options,
    isServer: true,
    secureContext: server._sharedContext,
    requestCert: server.requestCert,
    pauseOnCreate: server.pauseOnConnect,
    ALPNProtocols: options.ALPNProtocols,
    SNICallback:
      options.SNICallback ??
      (server._contexts.length > 0 ? (name, callback) => callback(null, contextFor(server, name)) : undefined),
    onSecure: (secure) => secured(server, secure),
    onFailure: (failing, error) => {
      clearTimeout(timer);
      server.emit('tlsClientError', error, failing);
    },
  });
  const timer = setTimeout(() => {
    server.emit('tlsClientError', nodeError('ERR_TLS_HANDSHAKE_TIMEOUT'), socket);
    socket.destroy();
  }, server._handshakeTimeout).unref();
  socket.once('secure', () => clearTimeout(timer));
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', (error) => {
    if (socket.secureConnecting) server.emit('tlsClientError', error, socket);
  });
}

function secured(server, socket) {
  if (server.requestCert) {
    const engine = socket[kTls];
    const code = engine.peerCertificates().length === 0 ? 'UNABLE_TO_GET_ISSUER_CERT' : engine.verifyFailure();
    if (code === undefined) {
      socket.authorized = true;
    } else {
      socket.authorizationError = code;
      if (server.rejectUnauthorized) {
        socket.destroy(verifyError(code));
        return;
      }
    }
  }
  server.emit('secureConnection', socket);
}

function contextFor(server, name) {
  const found = server._contexts.findLast(([pattern]) => pattern.test(name));
  return found?.[1];
}

Server.prototype.addContext = function addContext(servername, context) {
  if (!servername) throw nodeError('ERR_TLS_REQUIRED_SERVER_NAME');
  const pattern = new RegExp(`^${servername.replace(/([.^$+?\-\\[\]{}])/g, '\\$1').replaceAll('*', '[^.]*')}$`, 'i');
  this._contexts.push([pattern, context instanceof SecureContext ? context : createSecureContext(context)]);
};

Server.prototype.setSecureContext = function setSecureContext(options) {
  if (options === null || typeof options !== 'object')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options', 'Object', options);
  this._sharedContext = createSecureContext(options);
  this[kTicketKeys] = undefined;
};

// Java has keys of its own, which cannot be set: with other ones, the sessions from before are not resumed, as in Node.
Server.prototype.getTicketKeys = function getTicketKeys() {
  const { Buffer } = require('buffer');
  this[kTicketKeys] ??= this._tlsOptions.ticketKeys ?? require('crypto').randomBytes(TICKET_KEYS_BYTES);
  return Buffer.from(bytesOf(this[kTicketKeys]));
};

function bytesOf(view) {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

Server.prototype.setTicketKeys = function setTicketKeys(keys) {
  require('internal/validators').validateBuffer(keys);
  if (keys.byteLength !== TICKET_KEYS_BYTES)
    throw nodeError('ERR_INTERNAL_ASSERTION', `Session ticket keys must be a ${TICKET_KEYS_BYTES}-byte buffer`);
  const { Buffer } = require('buffer');
  if (this.getTicketKeys().equals(bytesOf(keys))) return;
  this[kTicketKeys] = Buffer.from(bytesOf(keys));
  this._sharedContext.context.forgetSessions();
};

// Takes what an asynchronous listener has thrown.
Server.prototype[Symbol.for('nodejs.rejection')] = function (error, event, socket) {
  if (event === 'secureConnection') socket.destroy(error);
  else this.emit('error', error);
};

module.exports = { Server };
