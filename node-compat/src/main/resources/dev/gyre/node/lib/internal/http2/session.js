// Http2Session. https://nodejs.org/api/http2.html#class-http2session

const EventEmitter = require('events');
const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { constants } = require('internal/http2/constants');
const { callTimeout } = require('internal/http2/stream');
const { entriesOf, settingsInForce, validateSettings } = require('internal/http2/settings');
const { sessionOptions } = require('internal/http2/options');
const { socketOf } = require('internal/http2/socket');
const {
  CLIENT,
  SERVER,
  kHandle,
  kMaybeDestroy,
  kServer,
  kSession,
  kState,
  kTimer,
  kUpdateTimer,
  nghttp2Error,
  setTimeoutOf,
} = require('internal/http2/common');
const { validateFunction, validateNumber, validateObject } = require('internal/validators');

const binding = internalBinding('http2');

const { NGHTTP2_INTERNAL_ERROR, NGHTTP2_NO_ERROR } = constants;
const MAX_UINT32 = 4294967295;
const MAX_WINDOW = 2147483647;
const PING_BYTES = 8;
const kInspect = Symbol.for('nodejs.util.inspect.custom');
const kSocket = Symbol('socket');
const kProxy = Symbol('proxy-socket');
const kType = Symbol('type');
const kLocalSettings = Symbol('local-settings');
const kRemoteSettings = Symbol('remote-settings');

const [CLOSED, DESTROYED] = [1, 2];

class Http2Session extends EventEmitter {
  constructor(type, options, socket) {
    super();
    if (socket[kSession] !== undefined) throw nodeError('ERR_HTTP2_SOCKET_BOUND');
    this[kState] = {
      destroyCode: NGHTTP2_NO_ERROR,
      flags: 0,
      goawayCode: null,
      goawayLastStreamID: null,
      isStrict: options.strictSingleValueFields !== false,
      originSet: undefined,
      pendingAck: 0,
      pendingStreams: new Set(),
      shownSettings: options.remoteCustomSettings,
      streams: new Map(),
      alpnProtocol: undefined,
      encrypted: undefined,
      leave: undefined,
      writesAtTimer: 0,
    };
    this[kType] = type;
    this[kSocket] = socket;
    this[kProxy] = undefined;
    this[kHandle] = undefined;
    this[kTimer] = undefined;
    Object.defineProperty(this, 'timeout', { __proto__: null, configurable: true, writable: true, value: undefined });
    socket[kSession] = this;
    socket.on('error', onSocketError);
    socket.on('close', onSocketClose);
    // As in Node, what the socket's own timeout finds idle is the session's concern.
    if (socket.connecting || socket.secureConnecting) {
      const event = isTls(socket) ? 'secureConnect' : 'connect';
      socket.once(event, () => {
        try {
          setUp(this, socket, type, options);
        } catch (error) {
          socket.destroy(error);
        }
      });
    } else {
      setUp(this, socket, type, options);
    }
  }

  get encrypted() {
    return this[kState].encrypted;
  }

  get alpnProtocol() {
    return this[kState].alpnProtocol;
  }

  get originSet() {
    if (!this.encrypted || this.destroyed) return undefined;
    return [...originsOf(this)];
  }

  get connecting() {
    const socket = this[kSocket];
    return Boolean(socket?.connecting || (socket?.secureConnecting && this[kHandle] === undefined));
  }

  get closed() {
    return (this[kState].flags & CLOSED) !== 0;
  }

  get destroyed() {
    return (this[kState].flags & DESTROYED) !== 0;
  }

  setNextStreamID(id) {
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_SESSION');
    validateNumber(id, 'id');
    if (id <= 0 || id > MAX_UINT32) throw nodeError('ERR_OUT_OF_RANGE', 'id', `> 0 and <= ${MAX_UINT32}`, id);
    this[kHandle].setNextStreamID(id);
  }

  setLocalWindowSize(windowSize) {
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_SESSION');
    validateNumber(windowSize, 'windowSize');
    if (windowSize < 0 || windowSize > MAX_WINDOW)
      throw nodeError('ERR_OUT_OF_RANGE', 'windowSize', `>= 0 && <= ${MAX_WINDOW}`, windowSize);
    this[kHandle].setLocalWindowSize(windowSize);
  }

  ping(payload, callback) {
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_SESSION');
    if (typeof payload === 'function') {
      callback = payload;
      payload = undefined;
    }
    if (payload !== undefined) {
      if (!ArrayBuffer.isView(payload))
        throw nodeError('ERR_INVALID_ARG_TYPE', 'payload', ['Buffer', 'TypedArray', 'DataView'], payload);
      if (payload.byteLength !== PING_BYTES) throw nodeError('ERR_HTTP2_PING_LENGTH');
    }
    validateFunction(callback, 'callback');
    if (this.connecting || this.closed) {
      process.nextTick(pingDone, callback, false, 0, payload);
      return undefined;
    }
    payload ??= pingPayload();
    const isSent = this[kHandle].ping(payload, (isAcknowledged, milliseconds, bytes) =>
      pingDone(callback, isAcknowledged, milliseconds, bytes),
    );
    if (!isSent) process.nextTick(pingDone, callback, false, 0, payload);
    return isSent;
  }

  [kInspect](depth, options) {
    if (depth < 0) return this;
    const shown = {
      type: this[kType],
      closed: this.closed,
      destroyed: this.destroyed,
      state: this.state,
      localSettings: this.localSettings,
      remoteSettings: this.remoteSettings,
    };
    return `Http2Session ${require('internal/util/inspect').inspect(shown, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }

  get socket() {
    return (this[kProxy] ??= require('internal/http2/socket').proxyOf(this, kSocket));
  }

  get type() {
    return this[kType];
  }

  get goawayCode() {
    return this[kState].goawayCode || NGHTTP2_NO_ERROR;
  }

  get goawayLastStreamID() {
    return this[kState].goawayLastStreamID || 0;
  }

  get pendingSettingsAck() {
    return this[kState].pendingAck > 0;
  }

  get state() {
    if (this.connecting || this.destroyed) return {};
    const [
      effectiveLocalWindowSize,
      effectiveRecvDataLength,
      nextStreamID,
      localWindowSize,
      lastProcStreamID,
      remoteWindowSize,
      outboundQueueSize,
      deflateDynamicTableSize,
      inflateDynamicTableSize,
    ] = this[kHandle].state();
    return {
      effectiveLocalWindowSize,
      effectiveRecvDataLength,
      nextStreamID,
      localWindowSize,
      lastProcStreamID,
      remoteWindowSize,
      outboundQueueSize,
      deflateDynamicTableSize,
      inflateDynamicTableSize,
    };
  }

  get localSettings() {
    return this[kLocalSettings] ?? (this[kLocalSettings] = settingsOf(this, 'localSettings'));
  }

  get remoteSettings() {
    return this[kRemoteSettings] ?? (this[kRemoteSettings] = settingsOf(this, 'remoteSettings'));
  }

  settings(settings, callback) {
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_SESSION');
    validateObject(settings, 'settings');
    validateSettings(settings);
    if (callback !== undefined) validateFunction(callback, 'callback');
    this[kState].pendingAck++;
    const entries = entriesOf(settings);
    whenConnected(this, () => submitSettings(this, entries, callback));
  }

  goaway(code = NGHTTP2_NO_ERROR, lastStreamID = 0, opaqueData = undefined) {
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_SESSION');
    if (opaqueData !== undefined && !ArrayBuffer.isView(opaqueData))
      throw nodeError('ERR_INVALID_ARG_TYPE', 'opaqueData', ['Buffer', 'TypedArray', 'DataView'], opaqueData);
    validateNumber(code, 'code');
    validateNumber(lastStreamID, 'lastStreamID');
    whenConnected(this, () => this[kHandle].goaway(code, lastStreamID, opaqueData));
  }

  destroy(error = NGHTTP2_NO_ERROR, code = undefined) {
    if (this.destroyed) return;
    if (typeof error === 'number') {
      code = error;
      error = code === NGHTTP2_NO_ERROR ? undefined : nodeError('ERR_HTTP2_SESSION_ERROR', code);
    }
    if (code === undefined && error != null) code = NGHTTP2_INTERNAL_ERROR;
    closeSession(this, code, error);
  }

  // Ends once its streams have.
  close(callback) {
    if (this.closed || this.destroyed) return;
    this[kState].flags |= CLOSED;
    touchStreams(this);
    if (typeof callback === 'function') this.once('close', callback);
    this.goaway();
    this[kMaybeDestroy]();
  }

  [kMaybeDestroy](error) {
    if (error == null) {
      const { pendingStreams, streams } = this[kState];
      if (!this.closed || this.destroyed || streams.size > 0 || pendingStreams.size > 0) return;
      if (this[kHandle]?.hasPendingData()) {
        // Asked again when it has gone out.
        setImmediate(() => this[kMaybeDestroy]());
        return;
      }
    }
    this.destroy(error);
  }

  _onTimeout() {
    callTimeout(this, this);
  }

  setTimeout(milliseconds, callback) {
    // What streams do refreshes the timer.
    if (milliseconds > 0) touchStreams(this);
    return setTimeoutOf(this, milliseconds, callback, () => this._onTimeout());
  }

  [kUpdateTimer]() {
    if (!this.destroyed) this[kTimer]?.refresh();
  }

  ref() {
    const socket = this[kSocket];
    if (typeof socket?.ref === 'function') socket.ref();
  }

  unref() {
    const socket = this[kSocket];
    if (typeof socket?.unref === 'function') socket.unref();
  }

  // Takes what an asynchronous listener has thrown.
  [Symbol.for('nodejs.rejection')](error, event, ...args) {
    if (event === 'stream') args[0].destroy(error);
    else this.destroy(error);
  }
}

function isTls(socket) {
  return socket.encrypted === true;
}

function setUp(session, socket, type, options) {
  // A 'connect' listener that was added before may have ended it.
  if (session.destroyed) {
    process.nextTick(() => session.emit('connect', session, socket));
    return;
  }
  const state = session[kState];
  state.encrypted = isTls(socket);
  state.alpnProtocol = state.encrypted ? socket.alpnProtocol : 'h2c';
  if (socket.setNoDelay) socket.setNoDelay();
  const handle = binding.createSession(session, type === SERVER, sessionOptions(options, type));
  session[kHandle] = handle;
  const { carrier, leave, received } = socketOf(socket);
  state.leave = leave;
  handle.open(carrier);
  if (options.settings !== null && typeof options.settings === 'object') session.settings(options.settings);
  else session.settings({});
  if (type === SERVER && Array.isArray(options.origins)) session.origin(...options.origins);
  for (const bytes of received) handle.receive(bytes);
  process.nextTick(() => session.emit('connect', session, socket));
}

function whenConnected(session, action) {
  if (session.connecting) session.once('connect', action);
  else action();
}

function submitSettings(session, entries, callback) {
  if (session.destroyed) return;
  session[kUpdateTimer]();
  const isSent = session[kHandle].settings(entries, (isAcknowledged, milliseconds) =>
    settingsDone(session, callback, isAcknowledged, milliseconds),
  );
  if (!isSent) session.destroy(nodeError('ERR_HTTP2_MAX_PENDING_SETTINGS_ACK'));
}

function settingsDone(session, callback, isAcknowledged, milliseconds) {
  session[kState].pendingAck--;
  session[kLocalSettings] = undefined;
  if (isAcknowledged) {
    if (typeof callback === 'function') callback(null, session.localSettings, milliseconds);
    session.emit('localSettings', session.localSettings);
  } else if (typeof callback === 'function') {
    callback(nodeError('ERR_HTTP2_SETTINGS_CANCEL'));
  }
}

function settingsOf(session, name) {
  if (session.destroyed || session.connecting || session[kHandle] === undefined) return {};
  return settingsInForce(
    session[kHandle][name](),
    name === 'remoteSettings' ? session[kState].shownSettings : undefined,
  );
}

function pingPayload() {
  const bytes = Buffer.alloc(PING_BYTES);
  bytes.writeDoubleBE(performance.now());
  return bytes;
}

function pingDone(callback, isAcknowledged, milliseconds, payload) {
  if (isAcknowledged) callback(null, milliseconds, Buffer.from(payload));
  else callback(nodeError('ERR_HTTP2_PING_CANCEL'));
}

function originsOf(session) {
  const state = session[kState];
  if (state.originSet === undefined) {
    const socket = session[kSocket];
    state.originSet = new Set();
    let host = socket.servername;
    if (!host) {
      host = socket.remoteFamily === 'IPv6' ? `[${socket.remoteAddress}]` : socket.remoteAddress;
    }
    let origin = `https://${host}`;
    if (socket.remotePort != null) origin += `:${socket.remotePort}`;
    // The default port is no part of an origin.
    state.originSet.add(new (require('internal/url').URL)(origin).origin);
  }
  return state.originSet;
}

// Makes the streams that the program has not asked for yet, before all of them hear something; later ones are made at once.
function touchStreams(session) {
  session[kHandle]?.touchStreams();
}

// ---- The end ------------------------------------------------------------------------------------------------------

function closeSession(session, code, error) {
  const state = session[kState];
  touchStreams(session);
  state.flags |= DESTROYED;
  state.destroyCode = code;
  session.setTimeout(0);
  clearTimeout(session[kTimer]);
  if (state.pendingStreams.size > 0 || state.streams.size > 0) {
    const cancel = nodeError('ERR_HTTP2_STREAM_CANCEL', error);
    if (error) cancel.cause = error;
    for (const stream of [...state.pendingStreams]) stream.destroy(cancel);
    for (const stream of [...state.streams.values()]) stream.destroy(error);
  }
  const handle = session[kHandle];
  const socket = session[kSocket];
  if (handle === undefined) {
    finishClose(session, error);
    return;
  }
  state.finish = () => finishClose(session, error);
  handle.destroy(code ?? NGHTTP2_NO_ERROR, socket.destroyed);
}

function onDone() {
  const { finish } = this[kState];
  this[kState].finish = undefined;
  finish?.();
}

function finishClose(session, error) {
  const socket = session[kSocket];
  session[kProxy] = undefined;
  session[kSocket] = undefined;
  session[kHandle] = undefined;
  if (!socket || socket.destroyed) {
    if (socket) socket[kSession] = undefined;
    process.nextTick(emitClose, session, error);
    return;
  }
  socket.on('close', () => emitClose(session, error));
  socket[kSession] = undefined;
  if (session.closed) {
    // What the peer still sends is read until it ends.
    socket.end(() => {});
    socket.resume?.();
    setImmediate(() => {
      if (!socket.destroyed) socket.destroy(error);
    });
  } else {
    socket.end(() => setImmediate(() => socket.destroy(error)));
  }
}

function emitClose(session, error) {
  if (error) session.emit('error', error);
  session.emit('close');
}

function onSocketClose() {
  const session = this[kSession];
  if (session === undefined) return;
  const { pendingStreams, streams } = session[kState];
  const error = session.connecting ? nodeError('ERR_SOCKET_CLOSED') : null;
  touchStreams(session);
  session[kHandle]?.lost();
  for (const stream of [...streams.values(), ...pendingStreams]) stream.close(constants.NGHTTP2_CANCEL);
  session.close();
  if (!session.destroyed) closeSession(session, NGHTTP2_NO_ERROR, error);
}

function onSocketError(error) {
  const session = this[kSession];
  if (session === undefined) return;
  // A peer that has said goodbye may reset the connection.
  if (error.code === 'ECONNRESET' && session[kState].goawayCode === NGHTTP2_NO_ERROR) session.destroy();
  else session.destroy(error);
}

class ServerHttp2Session extends Http2Session {
  constructor(options, socket, server) {
    super(SERVER, options, socket);
    this[kServer] = server;
  }

  get server() {
    return this[kServer];
  }

  altsvc(alt, originOrStream) {
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_SESSION');
    require('internal/http2/advertise').altsvc(this[kHandle], alt, originOrStream);
  }

  origin(...origins) {
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_SESSION');
    require('internal/http2/advertise').origin(this[kHandle], origins);
  }
}

module.exports = {
  CLIENT,
  Http2Session,
  ServerHttp2Session,
  kLocalSettings,
  kRemoteSettings,
  kSocket,
  nghttp2Error,
  onDone,
  originsOf,
};
