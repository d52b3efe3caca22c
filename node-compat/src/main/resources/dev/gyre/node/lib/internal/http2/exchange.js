// Requests and responses whose stream is made once the program does more than answer: until then Java has them. The binding's `setExchanges` takes what they begin with.

const EventEmitter = require('events');
const { constants } = require('internal/http2/constants');
const diagnostics = require('internal/diagnostics');
const { headersOf } = require('internal/http2/headers');
const { makeServerStream } = require('internal/http2/events');
const { HEADERS_SENT, onStreamClose, setTrailers, setOver } = require('internal/http2/stream');
const { kHandle, kSentHeaders, kServer, kState, kTimer } = require('internal/http2/common');
const { ReadableState } = require('internal/streams/readable').Readable;
const request = require('internal/http2/request');
const response = require('internal/http2/response');

const { Http2ServerRequest } = request;
const { Http2ServerResponse } = response;
const { emit } = EventEmitter.prototype;

// How far a response is.
const [ENDED, CLOSED, OVER] = [2, 3, 4];

// The listeners of 'stream' where only the library listens.
const usual = { ofSession: undefined, ofServers: new WeakSet() };

// Whether a request is all that the program gets of a stream.
function isUsual(session, server) {
  return (
    session._events.stream === usual.ofSession &&
    usual.ofServers.has(server?._events.stream) &&
    session.emit === emit &&
    server.emit === emit &&
    session[kTimer] === undefined &&
    !diagnostics.isWatched
  );
}

function onExchange(req, res) {
  const server = this[kServer];
  if (!isUsual(this, server)) {
    this[kHandle]?.makeExchanges(false);
    return false;
  }
  server.emit('request', req, res);
  return true;
}

function onTouched(id, headers, req, res, isOver) {
  const stream = makeServerStream(this, id, headers, true);
  if (isOver) {
    setOver(stream);
  } else {
    request.listen(stream, req);
    response.listen(stream, res);
  }
  return stream;
}

// Brings a stream to where it would be had it been there from the start.
function onCatchUp(phase, sentHeaders, chunk) {
  this[kSentHeaders] = sentHeaders;
  this[kState].flags |= HEADERS_SENT;
  setTrailers(this);
  if (phase < ENDED || phase === OVER) return;
  if (chunk !== undefined) this.write(chunk);
  this.end();
  if (phase === CLOSED) onStreamClose.call(this, constants.NGHTTP2_NO_ERROR);
}

function makeReadableState(isOver) {
  const state = new ReadableState(request.streamOptions, this, false);
  if (isOver) {
    state.ended = state.endEmitted = state.flowing = true;
    state.sync = false;
  }
  return state;
}

// Sessions of this server make exchanges; the listener is the library's for 'stream'.
function serveExchanges(session, onSessionStream) {
  usual.ofSession = onSessionStream;
  session[kHandle].makeExchanges(true);
}

const stream = new EventEmitter();

internalBinding('http2').setExchanges({
  request: new Http2ServerRequest(stream, undefined, undefined, undefined),
  response: new Http2ServerResponse(stream),
  requestSymbols: request.symbols,
  responseSymbols: response.symbols,
  onExchange,
  onTouched,
  onCatchUp,
  makeReadableState,
  makeHeaders: (raw) => headersOf(raw, undefined),
  makeRequestState: request.makeState,
  makeResponseState: response.makeState,
  makeRequestListeners: request.makeListeners,
});

module.exports = { serveExchanges, usualListeners: usual.ofServers };
