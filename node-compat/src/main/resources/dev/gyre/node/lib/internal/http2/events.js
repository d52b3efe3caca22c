// What the binding tells sessions and streams.

const { Buffer } = require('buffer');
let ServerHttp2Stream;
const { nodeError } = require('internal/errors');
const { constants } = require('internal/http2/constants');
const { headersOf } = require('internal/http2/headers');
const { HEAD_REQUEST, endReadable, onData, onEnd, onStreamClose, onWantTrailers } = require('internal/http2/stream');
const { kRemoteSettings, onDone, originsOf } = require('internal/http2/session');
const {
  CLIENT,
  SERVER,
  kHandle,
  kSession,
  kState,
  kUpdateTimer,
  nghttp2Error,
  publish,
} = require('internal/http2/common');

const [RESPONSE, PUSH_RESPONSE, OTHER] = [1, 2, 3];
const END_HEADERS = 4;
const END_STREAM = 1;

function onStream(id, raw, sensitive, endsStream) {
  if (this.destroyed) return undefined;
  this[kUpdateTimer]();
  if (this.listenerCount('stream') === 0) {
    this[kHandle].rstStream(id, constants.NGHTTP2_REFUSED_STREAM);
    return undefined;
  }
  const headers = headersOf(raw, sensitive);
  const flags = endsStream ? END_HEADERS | END_STREAM : END_HEADERS;
  const stream = this.type === SERVER ? makeServerStream(this, id, headers, endsStream) : makePushed(this, id, headers);
  publish(this.type, 'created', { stream, headers });
  process.nextTick(emitStream, this, stream, headers, flags, raw);
  return stream;
}

function makeServerStream(session, id, headers, endsStream) {
  ServerHttp2Stream ??= require('internal/http2/server_stream').ServerHttp2Stream;
  const stream = new ServerHttp2Stream(session, id, headers);
  stream[kState].endAfterHeaders = endsStream;
  if (endsStream) stream.push(null);
  if (headers[':method'] === 'HEAD') {
    stream.end();
    stream[kState].flags |= HEAD_REQUEST;
  }
  return stream;
}

function makePushed(session, id, headers) {
  const { ClientHttp2Stream } = require('internal/http2/client');
  const stream = new ClientHttp2Stream(session, id);
  stream.end();
  if (headers[':method'] === 'HEAD') stream[kState].flags |= HEAD_REQUEST;
  return stream;
}

function emitStream(session, stream, headers, flags, raw) {
  publish(session.type, 'start', { stream, headers });
  session.emit('stream', stream, headers, flags, raw);
}

function onHeaders(category, raw, sensitive, endsStream) {
  const session = this[kSession];
  if (this.destroyed || session === undefined) return;
  this[kUpdateTimer]();
  const headers = headersOf(raw, sensitive);
  const flags = endsStream ? END_HEADERS | END_STREAM : END_HEADERS;
  const event = eventOf(session.type, category, headers[':status'], endsStream);
  if (event === 'response' || event === 'push') publish(CLIENT, 'finish', { stream: this, headers, flags });
  process.nextTick(emitHeaders, this, event, headers, flags, raw);
  if (endsStream) {
    this[kState].endAfterHeaders = true;
    endReadable(this);
  }
}

function eventOf(type, category, status, endsStream) {
  const isInterim = status !== undefined && status >= 100 && status < 200;
  if (type === SERVER) return isInterim ? 'headers' : 'trailers';
  if (category === RESPONSE) return !endsStream && isInterim ? 'headers' : 'response';
  if (category === PUSH_RESPONSE) return 'push';
  return category === OTHER && isInterim ? 'headers' : 'trailers';
}

function emitHeaders(stream, event, headers, flags, raw) {
  stream.emit(event, headers, flags, raw);
}

function onSettings() {
  if (this.destroyed) return;
  this[kUpdateTimer]();
  this[kRemoteSettings] = undefined;
  this.emit('remoteSettings', this.remoteSettings);
}

function onPing(payload) {
  if (this.destroyed) return;
  this[kUpdateTimer]();
  this.emit('ping', Buffer.from(payload));
}

function onGoAway(code, lastStreamID, data) {
  if (this.destroyed) return;
  const state = this[kState];
  state.goawayCode = code;
  state.goawayLastStreamID = lastStreamID;
  this.emit('goaway', code, lastStreamID, data === undefined ? undefined : Buffer.from(data));
  if (code === constants.NGHTTP2_NO_ERROR) this.close();
  else this.destroy(nodeError('ERR_HTTP2_SESSION_ERROR', code), constants.NGHTTP2_NO_ERROR);
}

function onAltSvc(stream, origin, value) {
  if (this.destroyed) return;
  this[kUpdateTimer]();
  process.nextTick(() => this.emit('altsvc', value, origin, stream));
}

function onOrigin(origins) {
  if (!this.encrypted || this.destroyed) return;
  this[kUpdateTimer]();
  for (const origin of origins) originsOf(this).add(origin);
  process.nextTick(() => this.emit('origin', origins));
}

function onFrameError(stream, type, code) {
  if (this.destroyed) return;
  const target = stream ?? this;
  target[kUpdateTimer]();
  process.nextTick(() => target.emit('frameError', type, code, stream?.id ?? 0));
}

function onError(number, code) {
  this.destroy(nghttp2Error(number, code));
}

module.exports = { makeServerStream };

internalBinding('http2').setHandlers({
  onStream,
  onHeaders,
  onData,
  onEnd,
  onWantTrailers,
  onStreamClose,
  onSettings,
  onPing,
  onGoAway,
  onAltSvc,
  onOrigin,
  onFrameError,
  onError,
  onDone,
});
