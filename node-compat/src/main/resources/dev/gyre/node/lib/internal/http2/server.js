// Http2Server and Http2SecureServer. https://nodejs.org/api/http2.html#class-http2server

const net = require('net');
const tls = require('tls');
const { serverOptions } = require('internal/http2/options');
const { validateSettings } = require('internal/http2/settings');
const { ServerHttp2Session } = require('internal/http2/session');
const { kServer } = require('internal/http2/common');
const { validateFunction, validateObject } = require('internal/validators');

const kOptions = Symbol('options');
const kSessions = Symbol('sessions');
const kServesExchanges = Symbol('servesExchanges');

// What a client gets that speaks neither protocol.
const forbidden =
  'HTTP/1.0 403 Forbidden\r\nContent-Type: text/plain\r\n\r\n' +
  'Missing ALPN Protocol, expected `h2` to be available.\n' +
  'If this is a HTTP request: The server was not configured with the `allowHTTP1` option or a listener for the `unknownProtocol` event.\n';

function connectionListener(socket) {
  const options = this[kOptions];
  if (socket.alpnProtocol === false || socket.alpnProtocol === 'http/1.1') {
    if (options.allowHTTP1 === true) require('internal/http/streams').serveStream(this, socket);
    else if (!this.emit('unknownProtocol', socket)) refuse(socket, options);
    return;
  }
  const session = new ServerHttp2Session(options, socket, this);
  session.on('stream', onSessionStream);
  session.on('error', onSessionError);
  if (this.timeout) session.setTimeout(this.timeout, onSessionTimeout);
  else if (this[kServesExchanges]) require('internal/http2/exchange').serveExchanges(session, onSessionStream);
  this[kSessions].add(session);
  session.once('close', () => this[kSessions].delete(session));
  this.emit('session', session);
}

function refuse(socket, { unknownProtocolTimeout }) {
  const timer = setTimeout(() => socket.destroy(), unknownProtocolTimeout).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end(forbidden);
}

function onSessionStream(stream, headers, flags, raw) {
  this[kServer]?.emit('stream', stream, headers, flags, raw);
}

function onSessionError(error) {
  this[kServer]?.emit('sessionError', error, this);
}

function onSessionTimeout() {
  if (this.destroyed || this.closed) return;
  if (!this[kServer].emit('timeout', this)) this.destroy();
}

// Requests and responses are made for the first listener of 'request'.
function prepareCompat(event) {
  if (event !== 'request') return;
  this.removeListener('newListener', prepareCompat);
  const { Http2ServerRequest, Http2ServerResponse } = this[kOptions];
  const compat = require('internal/http2/compat');
  const { serveStream } = compat;
  function onStream(stream, headers, flags, raw) {
    serveStream(this, Http2ServerRequest, Http2ServerResponse, stream, headers, raw);
  }
  this.on('stream', onStream);
  if (Http2ServerRequest !== compat.Http2ServerRequest || Http2ServerResponse !== compat.Http2ServerResponse) return;
  require('internal/http2/exchange').usualListeners.add(onStream);
  this[kServesExchanges] = true;
}

function initialize(server, options, requestListener) {
  server[kOptions] = options;
  server[kSessions] = new Set();
  server[kServesExchanges] = false;
  server.timeout = 0;
  server.on('newListener', prepareCompat);
  if (typeof requestListener === 'function') server.on('request', requestListener);
}

function setTimeoutOfServer(server, milliseconds, callback) {
  server.timeout = milliseconds;
  if (callback !== undefined) {
    validateFunction(callback, 'callback');
    server.on('timeout', callback);
  }
  return server;
}

function updateSettings(server, settings) {
  if (settings !== undefined) validateObject(settings, 'settings');
  validateSettings(settings);
  server[kOptions].settings = { ...server[kOptions].settings, ...settings };
}

function closeSessions(server) {
  for (const session of server[kSessions]) session.close();
}

// What an asynchronous listener has thrown.
function rejected(server, error, event, args, otherwise) {
  if (event === 'stream') {
    const [stream] = args;
    if (stream.headersSent) stream.destroy(error);
    else {
      stream.respond({ ':status': 500 });
      stream.end();
    }
  } else if (event === 'request') {
    const [, response] = args;
    if (!response.headersSent && !response.finished) {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.statusCode = 500;
      response.end('Internal Server Error');
    } else {
      response.stream?.destroy(error);
    }
  } else {
    otherwise();
  }
}

const kRejection = Symbol.for('nodejs.rejection');

class Http2Server extends net.Server {
  constructor(options, requestListener) {
    options = serverOptions(options);
    super(options, connectionListener);
    initialize(this, options, requestListener);
  }

  setTimeout(milliseconds, callback) {
    return setTimeoutOfServer(this, milliseconds, callback);
  }

  updateSettings(settings) {
    updateSettings(this, settings);
  }

  close(...args) {
    super.close(...args);
    closeSessions(this);
  }

  async [Symbol.asyncDispose]() {
    await new Promise((resolve, reject) => this.close((error) => (error ? reject(error) : resolve())));
  }

  [kRejection](error, event, ...args) {
    rejected(this, error, event, args, () => super[kRejection]?.(error, event, ...args));
  }
}

class Http2SecureServer extends tls.Server {
  constructor(options, requestListener) {
    options = serverOptions(options);
    if (!options.ALPNCallback) options.ALPNProtocols = options.allowHTTP1 === true ? ['h2', 'http/1.1'] : ['h2'];
    super(options, connectionListener);
    initialize(this, options, requestListener);
    if (options.allowHTTP1 === true) {
      const { defineLimits, initialise, timeLimits } = require('internal/http/server');
      initialise(this, {
        ...options,
        IncomingMessage: options.Http1IncomingMessage,
        ServerResponse: options.Http1ServerResponse,
        ...options.http1Options,
      });
      defineLimits(this, timeLimits);
      this.timeout = 0;
    }
    this.on('tlsClientError', (error, socket) => {
      if (!this.emit('clientError', error, socket)) socket.destroy(error);
    });
  }

  setTimeout(milliseconds, callback) {
    return setTimeoutOfServer(this, milliseconds, callback);
  }

  updateSettings(settings) {
    updateSettings(this, settings);
  }

  close(...args) {
    if (this[kOptions].allowHTTP1 === true) {
      this.closeIdleConnections();
      require('internal/http/server').closeStreams(this);
    }
    super.close(...args);
    closeSessions(this);
  }

  closeIdleConnections() {
    if (this[kOptions].allowHTTP1 !== true) return;
    require('internal/http/server').connectionMethods.closeIdleConnections.call(this);
  }

  [kRejection](error, event, ...args) {
    rejected(this, error, event, args, () => super[kRejection]?.(error, event, ...args));
  }
}

function createServer(options, handler) {
  if (typeof options === 'function') {
    handler = options;
    options = {};
  }
  return new Http2Server(options === undefined ? {} : options, handler);
}

function createSecureServer(options, handler) {
  if (typeof options === 'function') {
    handler = options;
    options = {};
  }
  return new Http2SecureServer(options === undefined ? {} : options, handler);
}

// Serves one connection that a program has made itself.
function performServerHandshake(socket, options = {}) {
  return new ServerHttp2Session(serverOptions(options), socket, undefined);
}

module.exports = { createSecureServer, createServer, performServerHandshake };
