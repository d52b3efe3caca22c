// Http2Stream: one exchange of a session. https://nodejs.org/api/http2.html#class-http2stream

const { Buffer } = require('buffer');
const { Duplex } = require('internal/streams/duplex');
const { AbortError, nodeError } = require('internal/errors');
const { constants } = require('internal/http2/constants');
const { fieldsOf, noPseudo } = require('internal/http2/headers');
const {
  CLIENT,
  SERVER,
  isHeard,
  kHandle,
  kId,
  kInit,
  kMaybeDestroy,
  kProceed,
  kSentHeaders,
  kSentInfoHeaders,
  kSentTrailers,
  kSession,
  kState,
  kTimer,
  kUpdateTimer,
  nameOfError,
  publish,
  setTimeoutOf,
} = require('internal/http2/common');
const { kEmptyObject } = require('internal/util');
const { validateFunction, validateNumber, validateObject } = require('internal/validators');

const { NGHTTP2_CANCEL, NGHTTP2_INTERNAL_ERROR, NGHTTP2_NO_ERROR } = constants;
const MAX_UINT32 = 4294967295;
const kInspect = Symbol.for('nodejs.util.inspect.custom');

// The flags of a stream's state.
const READY = 1;
const CLOSED = 2;
const HEADERS_SENT = 4;
const HEAD_REQUEST = 8;
const ABORTED = 16;
const HAS_TRAILERS = 32;

// How a closed stream is reset: not at all, once what was written has gone out, or at once.
const [NO_RESET, SUBMIT_RESET, FORCE_RESET] = [0, 1, 2];

const streamOptions = { allowHalfOpen: true, decodeStrings: false, autoDestroy: false };

class Http2Stream extends Duplex {
  // The id is undefined for a stream that is to get one.
  constructor(session, id) {
    super(streamOptions);
    // What arrives is no reason to read before the program does.
    this._readableState.readingMore = true;
    this[kSession] = session;
    this[kHandle] = session[kHandle];
    this[kId] = id;
    this[kTimer] = undefined;
    this[kState] = {
      didRead: false,
      endAfterHeaders: false,
      flags: 0,
      rstCode: NGHTTP2_NO_ERROR,
      shutdown: false,
      trailersReady: false,
      writing: 0,
      // Of the write under way: what to call, and whether it has gone out, and whether it is known to be the last or not.
      callback: undefined,
      bytes: 0,
      isSent: false,
      isChecked: false,
    };
    if (id === undefined) {
      session[kState].pendingStreams.add(this);
      // What is written meanwhile waits.
      this.cork();
    } else {
      this[kState].flags |= READY;
      session[kState].streams.set(id, this);
    }
  }

  // The stream gets its id.
  [kInit](id) {
    const state = this[kState];
    state.flags |= READY;
    const { pendingStreams, streams } = this[kSession][kState];
    pendingStreams.delete(this);
    streams.set(id, this);
    this[kId] = id;
    this[kHandle] = this[kSession][kHandle];
    this.uncork();
    this.emit('ready');
  }

  [kProceed]() {}

  [kInspect](depth, options) {
    if (depth < 0) return this;
    const shown = {
      id: this[kId] || '<pending>',
      closed: this.closed,
      destroyed: this.destroyed,
      state: this.state,
      readableState: this._readableState,
      writableState: this._writableState,
    };
    return `Http2Stream ${require('internal/util/inspect').inspect(shown, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }

  get bufferSize() {
    // What the library has, beside what the binding has not sent.
    return this[kState].writing + this.writableLength;
  }

  get endAfterHeaders() {
    return this[kState].endAfterHeaders;
  }

  get sentHeaders() {
    return this[kSentHeaders];
  }

  get sentTrailers() {
    return this[kSentTrailers];
  }

  get sentInfoHeaders() {
    return this[kSentInfoHeaders];
  }

  get pending() {
    return this[kId] === undefined;
  }

  get id() {
    return this[kId];
  }

  get session() {
    return this[kSession];
  }

  get headersSent() {
    return (this[kState].flags & HEADERS_SENT) !== 0;
  }

  get aborted() {
    return (this[kState].flags & ABORTED) !== 0;
  }

  get headRequest() {
    return (this[kState].flags & HEAD_REQUEST) !== 0;
  }

  get rstCode() {
    return this[kState].rstCode;
  }

  get closed() {
    return (this[kState].flags & CLOSED) !== 0;
  }

  get state() {
    const id = this[kId];
    if (this.destroyed || id === undefined) return {};
    const found = this[kHandle]?.streamState(id);
    const [state, localClose, remoteClose, localWindowSize] = found ?? [constants.NGHTTP2_STREAM_STATE_CLOSED, 1, 1, 0];
    return { state, weight: 16, sumDependencyWeight: 0, localClose, remoteClose, localWindowSize };
  }

  _onTimeout() {
    callTimeout(this, this[kSession]);
  }

  setTimeout(milliseconds, callback) {
    return setTimeoutOf(this, milliseconds, callback, () => this._onTimeout());
  }

  [kUpdateTimer]() {
    const session = this[kSession];
    if (session === undefined) return;
    if (this[kTimer] !== undefined && !this.destroyed) this[kTimer].refresh();
    if (session[kTimer] !== undefined) session[kUpdateTimer]();
  }

  _write(data, encoding, callback) {
    this.sendChunks(false, data, encoding, callback);
  }

  _writev(chunks, callback) {
    this.sendChunks(true, chunks, '', callback);
  }

  _final(callback) {
    if (this.pending) {
      this.once('ready', () => this._final(callback));
      return;
    }
    shutDown(this);
    callback();
  }

  _read() {
    if (this.destroyed) {
      this.push(null);
      return;
    }
    if (!this[kState].didRead) {
      this._readableState.readingMore = false;
      this[kState].didRead = true;
    }
    if (this.pending) this.once('ready', startReading);
    else startReading.call(this);
  }

  priority() {
    process.emitWarning('Priority signaling has been deprecated as of RFC 9113.', 'DeprecationWarning', 'DEP0194');
    if (this.destroyed) throw nodeError('ERR_HTTP2_INVALID_STREAM');
  }

  sendTrailers(headers) {
    const state = this[kState];
    if (this.destroyed || this.closed) throw nodeError('ERR_HTTP2_INVALID_STREAM');
    if (this[kSentTrailers]) throw nodeError('ERR_HTTP2_TRAILERS_ALREADY_SENT');
    if (!state.trailersReady) throw nodeError('ERR_HTTP2_TRAILERS_NOT_READY');
    if (headers != null) validateObject(headers, 'headers');
    headers = { __proto__: null, ...headers };
    const fields = fieldsOf(headers, noPseudo, this[kSession][kState].isStrict);
    this[kSentTrailers] = headers;
    state.trailersReady = false;
    this[kHandle].trailers(this[kId], fields);
  }

  close(code = NGHTTP2_NO_ERROR, callback = undefined) {
    validateNumber(code, 'code');
    if (!Number.isInteger(code)) throw nodeError('ERR_OUT_OF_RANGE', 'code', 'an integer', code);
    if (code < 0 || code > MAX_UINT32) throw nodeError('ERR_OUT_OF_RANGE', 'code', `>= 0 && <= ${MAX_UINT32}`, code);
    if (callback !== undefined) validateFunction(callback, 'callback');
    if (this.closed) return;
    if (callback !== undefined) this.once('close', callback);
    closeStream(this, code);
  }

  _destroy(error, callback) {
    const session = this[kSession];
    const { goawayCode, destroyCode } = session[kState];
    const sessionCode = goawayCode || destroyCode;
    let code = this.closed ? this.rstCode : sessionCode;
    if (error != null) {
      if (sessionCode) code = sessionCode;
      else if (error instanceof AbortError) code = NGHTTP2_CANCEL;
      else code = NGHTTP2_INTERNAL_ERROR;
    }
    const isReady = !this.pending && session[kHandle] !== undefined;
    if (!this.closed) closeStream(this, code, isReady ? FORCE_RESET : NO_RESET);
    this.push(null);
    if (isReady) {
      session[kHandle].destroyStream(this[kId]);
      session[kState].streams.delete(this[kId]);
    } else {
      session[kState].pendingStreams.delete(this);
      session[kState].streams.delete(this[kId]);
    }
    if (this[kTimer] !== undefined) clearTimeout(this[kTimer]);
    // As in Node, a stream that ends by itself, or is cancelled, has no error.
    if (error == null && code !== NGHTTP2_NO_ERROR && code !== NGHTTP2_CANCEL)
      error = nodeError('ERR_HTTP2_STREAM_ERROR', nameOfError(code));
    this[kSession] = undefined;
    this[kHandle] = undefined;
    if (error) publish(session.type, 'error', { stream: this, error });
    // One that is closed later looks at its streams then.
    if (session.closed) setImmediate(() => session[kMaybeDestroy]());
    callback(error);
  }

  // The stream is destroyed once both sides are through.
  [kMaybeDestroy](code = NGHTTP2_NO_ERROR) {
    if (code !== NGHTTP2_NO_ERROR) {
      this.destroy();
      return;
    }
    if (!this.writableFinished) return;
    if (!this.readable && this.closed) {
      this.destroy();
      return;
    }
    // A server that has answered, and never looked at the request, wants no more of it. Pushes may still be made until then.
    const session = this[kSession];
    if (
      session?.type === SERVER &&
      this.headersSent &&
      !(this[kState].flags & HAS_TRAILERS) &&
      !this[kState].didRead &&
      this.readableFlowing === null
    )
      setImmediate(() => this.close());
  }
}

Object.defineProperty(Http2Stream.prototype, 'sendChunks', {
  __proto__: null,
  configurable: true,
  writable: true,
  value: function sendChunks(isMany, data, encoding, callback) {
    if (this.pending) {
      this.once('ready', () => this.sendChunks(isMany, data, encoding, callback));
      return;
    }
    if (this.destroyed) {
      callback(nodeError('ERR_HTTP2_INVALID_STREAM'));
      return;
    }
    this[kUpdateTimer]();
    if (!this.headersSent) this[kProceed]();
    if (this[kSession].type === CLIENT && isHeard(CLIENT, 'bodyChunkSent'))
      publish(CLIENT, 'bodyChunkSent', {
        stream: this,
        writev: isMany,
        data: isMany ? data.map(({ chunk }) => chunk) : data,
        encoding,
      });
    write(this, isMany ? bytesOfMany(data) : bytesOf(data, encoding), callback);
  },
});

// The binding takes bytes, and text that it writes as UTF-8.
function bytesOf(data, encoding) {
  return typeof data === 'string' && encoding !== 'utf8' ? Buffer.from(data, encoding) : data;
}

function bytesOfMany(chunks) {
  return chunks.length === 1
    ? bytesOf(chunks[0].chunk, chunks[0].encoding)
    : Buffer.concat(
        chunks.map(({ chunk, encoding }) => (typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk)),
      );
}

// The write is complete when the binding has sent it and it is known whether it was the last: then the end goes out with it.
function write(stream, bytes, callback) {
  const state = stream[kState];
  state.callback = callback;
  state.isSent = state.isChecked = false;
  process.nextTick(checkWrite, stream);
  const length = stream[kHandle].write(stream[kId], bytes, onSent);
  state.bytes = state.writing = Math.max(length, 0);
  if (length < 0) onSent.call(stream);
}

// The bytes are with the transport, or cut off by the end of the stream, which is no error of its own.
function onSent() {
  const state = this[kState];
  state.writing = 0;
  this[kUpdateTimer]();
  state.isSent = true;
  if (state.isChecked) completeWrite(state);
}

function checkWrite(stream) {
  const state = stream[kState];
  const writable = stream._writableState;
  state.isChecked = true;
  if (writable.ending && !stream.destroyed && writable.length === state.bytes && !(state.flags & HAS_TRAILERS))
    shutDown(stream);
  if (state.isSent) completeWrite(state);
}

function completeWrite({ callback }) {
  callback();
}

function shutDown(stream) {
  const state = stream[kState];
  if (state.shutdown) return;
  state.shutdown = true;
  const session = stream[kSession];
  if (session === undefined) return;
  if (session.type === CLIENT) publish(CLIENT, 'bodySent', { stream });
  stream.on('finish', maybeDestroy);
  stream[kHandle]?.end(stream[kId]);
}

function maybeDestroy() {
  this[kMaybeDestroy]();
}

function startReading() {
  if (!this.destroyed) this[kHandle]?.readStart(this[kId]);
}

function callTimeout(target, session) {
  if (target.destroyed) return;
  // Bytes that have gone out meanwhile are activity.
  const writes = session[kHandle]?.writes;
  if (session[kState].writesAtTimer !== writes && writes !== undefined && session[kHandle].hasPendingData()) {
    session[kState].writesAtTimer = writes;
    target[kTimer]?.refresh();
    return;
  }
  target.emit('timeout');
}

// The stream is closed: nothing more is read or written; what was written still goes out unless it is reset at once.
function closeStream(stream, code, reset = SUBMIT_RESET) {
  const state = stream[kState];
  state.flags |= CLOSED;
  state.rstCode = code;
  if (stream[kTimer] !== undefined) stream.setTimeout(0);
  else if (!stream.destroyed) stream.timeout = 0;
  const { ending } = stream._writableState;
  if (!ending) {
    if (!stream.aborted) {
      state.flags |= ABORTED;
      stream.emit('aborted');
    }
    stream.end();
  }
  publish(stream[kSession].type, 'close', { stream });
  if (reset === NO_RESET) return;
  const finish = () => resetStream(stream, code);
  if (!ending || stream.writableFinished || code !== NGHTTP2_NO_ERROR || reset === FORCE_RESET) finish();
  else stream.once('finish', finish);
}

function resetStream(stream, code) {
  if (stream.pending) {
    stream.push(null);
    stream.once('ready', () => resetStream(stream, code));
    return;
  }
  stream[kHandle]?.rstStream(stream[kId], code);
}

// ---- What the binding tells ---------------------------------------------------------------------------------------

function onData(bytes) {
  this[kUpdateTimer]();
  if (this.destroyed) return;
  if (!this.push(Buffer.from(bytes)) && !this.destroyed) this[kHandle]?.readStop(this[kId]);
}

function onEnd() {
  endReadable(this);
}

function endReadable(stream) {
  if (stream.destroyed || stream._readableState.ended) return;
  if (stream._readableState.endEmitted) {
    stream[kMaybeDestroy]();
    return;
  }
  stream.on('end', maybeDestroy);
  stream.push(null);
  stream.read(0);
}

// The stream has been closed, by its ends or by a reset.
function onStreamClose(code) {
  if (this.destroyed) return;
  if (!this.closed) closeStream(this, code, NO_RESET);
  this[kState].fd = -1;
  if (!this.readable || code !== NGHTTP2_NO_ERROR) {
    this.destroy();
    return;
  }
  // Destroyed once what has been read has reached the program.
  this.on('end', maybeDestroy);
  this.push(null);
  if (this[kSession]?.type === SERVER && !this[kState].didRead && this.readableFlowing === null) this.resume();
  else this.read(0);
}

function onWantTrailers() {
  if (this.destroyed || this.closed) return;
  this[kState].trailersReady = true;
  // Without a listener there are none.
  if (!this.emit('wantTrailers')) this.sendTrailers(kEmptyObject);
}

// A stream that is made when all about it is over.
function setOver(stream) {
  const { [kState]: state, _readableState: readable, _writableState: writable } = stream;
  stream[kSession][kState].streams.delete(stream[kId]);
  state.flags |= CLOSED;
  state.shutdown = true;
  Object.assign(readable, { ended: true, endEmitted: true, readable: false, flowing: true });
  Object.assign(writable, { writable: false, ending: true, ended: true, finished: true });
  for (const end of [readable, writable]) Object.assign(end, { destroyed: true, closed: true, closeEmitted: true });
  stream.timeout = 0;
  stream[kSession] = undefined;
  stream[kHandle] = undefined;
}

function setTrailers(stream) {
  stream[kState].flags |= HAS_TRAILERS;
}

module.exports = {
  HAS_TRAILERS,
  HEADERS_SENT,
  HEAD_REQUEST,
  Http2Stream,
  closeStream,
  endReadable,
  callTimeout,
  onData,
  onEnd,
  onStreamClose,
  onWantTrailers,
  setOver,
  setTrailers,
};
