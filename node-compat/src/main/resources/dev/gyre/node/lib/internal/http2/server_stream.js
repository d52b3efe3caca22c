// ServerHttp2Stream. https://nodejs.org/api/http2.html#class-serverhttp2stream

const { nodeError } = require('internal/errors');
const { httpDate } = require('internal/http/common');
const {
  allPseudo,
  checkHeaders,
  fieldsOf,
  kSensitive,
  objectOfRaw,
  rawValue,
  responsePseudo,
} = require('internal/http2/headers');
const { HEADERS_SENT, HEAD_REQUEST, Http2Stream, setTrailers } = require('internal/http2/stream');
const {
  SERVER,
  kHandle,
  kId,
  kProceed,
  kRequest,
  kSentHeaders,
  kSentInfoHeaders,
  kSession,
  kState,
  kUpdateTimer,
  nghttp2Error,
  publish,
} = require('internal/http2/common');
const { kEmptyObject } = require('internal/util');
const { validateFunction, validateObject } = require('internal/validators');

const kAuthority = Symbol('authority');
const kProtocol = Symbol('protocol');

const [MIN_STATUS, MAX_STATUS] = [200, 599];
const withoutContent = new Set([204, 205, 304]);

// The status of a response's headers, which gets the default where there is none.
function statusOf(headers) {
  const status = headers[':status'] | 0 || 200;
  headers[':status'] = status;
  if (status < MIN_STATUS || status > MAX_STATUS) throw nodeError('ERR_HTTP2_STATUS_INVALID', status);
  return status;
}

class ServerHttp2Stream extends Http2Stream {
  constructor(session, id, headers) {
    super(session, id);
    this[kProtocol] = headers[':scheme'];
    this[kAuthority] = headers[':authority'] ?? headers.host;
    this[kRequest] = undefined;
  }

  get pushAllowed() {
    const session = this[kSession];
    return (
      !this.destroyed && !this.closed && !session.closed && !session.destroyed && session.remoteSettings.enablePush
    );
  }

  // What is written before the program has responded goes with the default headers.
  [kProceed]() {
    this.respond();
  }

  pushStream(headers, options, callback) {
    if (!this.pushAllowed) throw nodeError('ERR_HTTP2_PUSH_DISABLED');
    if (this[kId] % 2 === 0) throw nodeError('ERR_HTTP2_NESTED_PUSH');
    const session = this[kSession];
    if (typeof options === 'function') {
      callback = options;
      options = undefined;
    }
    if (options !== undefined) validateObject(options, 'options');
    validateFunction(callback, 'callback');
    options = { ...options, endStream: Boolean(options?.endStream) };
    checkHeaders(headers);
    headers = { __proto__: null, ...headers };
    headers[':method'] ??= 'GET';
    headers[':authority'] ??= this[kAuthority];
    headers[':scheme'] ??= this[kProtocol];
    headers[':path'] ??= '/';
    const isHead = headers[':method'] === 'HEAD';
    if (isHead) options.endStream = true;
    const fields = fieldsOf(headers, allPseudo, session[kState].isStrict);
    const id = this[kHandle].push(this[kId], fields);
    if (id < 0) {
      process.nextTick(callback, pushError(id));
      return;
    }
    const stream = new ServerHttp2Stream(session, id, headers);
    this[kHandle].setOwner(id, stream);
    stream[kSentHeaders] = headers;
    publish(SERVER, 'created', { stream, headers });
    stream.push(null);
    if (options.endStream) stream.end();
    if (isHead) stream[kState].flags |= HEAD_REQUEST;
    process.nextTick(() => {
      publish(SERVER, 'start', { stream, headers });
      callback(null, stream, headers, 0);
    });
  }

  respond(headers, options) {
    checkOpen(this);
    if (this.headersSent) throw nodeError('ERR_HTTP2_HEADERS_SENT');
    if (options !== undefined) validateObject(options, 'options');
    const state = this[kState];
    this[kUpdateTimer]();
    checkHeaders(headers);
    const isRaw = Array.isArray(headers);
    const sent = prepareResponse(headers, options);
    const status = isRaw ? Number(rawValue(sent, ':status')) : sent[':status'];
    // As in Node, a response that ends with its headers has no trailers.
    const ends = Boolean(options?.endStream) || withoutContent.has(status) || this.headRequest;
    const hasTrailers = Boolean(options?.waitForTrailers) && !ends;
    const fields = fieldsOf(sent, responsePseudo, this[kSession][kState].isStrict);
    this[kSentHeaders] = isRaw ? objectOfRaw(sent) : sent;
    state.flags |= HEADERS_SENT;
    if (hasTrailers) setTrailers(this);
    this[kHandle].respond(this[kId], fields, ends, hasTrailers);
    publish(SERVER, 'finish', { stream: this, headers: this[kSentHeaders], flags: state.flags });
    if (ends) this.end();
  }

  respondWithFD(fd, headers, options) {
    checkOpen(this);
    if (this.headersSent) throw nodeError('ERR_HTTP2_HEADERS_SENT');
    require('internal/http2/file').respondWithFD(this, fd, headers, options);
  }

  respondWithFile(path, headers, options) {
    checkOpen(this);
    if (this.headersSent) throw nodeError('ERR_HTTP2_HEADERS_SENT');
    require('internal/http2/file').respondWithFile(this, path, headers, options);
  }

  additionalHeaders(headers) {
    checkOpen(this);
    if (this.headersSent) throw nodeError('ERR_HTTP2_HEADERS_AFTER_RESPOND');
    checkHeaders(headers);
    headers = { __proto__: null, ...headers };
    if (headers[':status'] != null) {
      const status = (headers[':status'] |= 0);
      if (status === 101) throw nodeError('ERR_HTTP2_STATUS_101');
      if (status < 100 || status >= 200) throw nodeError('ERR_HTTP2_INVALID_INFO_STATUS', headers[':status']);
    }
    this[kUpdateTimer]();
    const fields = fieldsOf(headers, responsePseudo, this[kSession][kState].isStrict);
    (this[kSentInfoHeaders] ??= []).push(headers);
    this[kHandle].info(this[kId], fields);
  }
}

function checkOpen(stream) {
  if (stream.destroyed || stream.closed) throw nodeError('ERR_HTTP2_INVALID_STREAM');
}

function pushError(number) {
  if (number === -509) return nodeError('ERR_HTTP2_OUT_OF_STREAMS');
  if (number === -510) return nodeError('ERR_HTTP2_INVALID_STREAM');
  return nghttp2Error(number);
}

// The headers of a response with what they need: a copy, or a list where the program gave one.
function prepareResponse(headers, options = kEmptyObject) {
  const hasDate = options.sendDate == null || options.sendDate;
  if (Array.isArray(headers)) {
    const sent = [...headers];
    if (headers[kSensitive] !== undefined) sent[kSensitive] = headers[kSensitive];
    const status = statusOf({ ':status': rawValue(headers, ':status') });
    if (rawValue(headers, ':status') === undefined) sent.unshift(':status', status);
    if (hasDate && rawValue(headers, 'date') === undefined) sent.push('date', httpDate());
    return sent;
  }
  const sent = { __proto__: null };
  if (headers?.[':status'] === undefined) sent[':status'] = 200;
  Object.assign(sent, headers);
  statusOf(sent);
  if (hasDate) sent.date ??= httpDate();
  return sent;
}

module.exports = { ServerHttp2Stream, prepareResponse, withoutContent };
