// Http2ServerResponse. https://nodejs.org/api/http2.html#class-http2http2serverresponse

const { Stream } = require('stream');
const { nodeError } = require('internal/errors');
const { validateHeaderName } = require('internal/http/common');
const { isConnectionSpecific } = require('internal/http2/headers');
const { kRequest, kResponse } = require('internal/http2/common');
const { socketOfStream } = require('internal/http2/stream_socket');
const { validateFunction, validateObject, validateString } = require('internal/validators');

const kState = Symbol('state');
const kStream = Symbol('stream');
const kHeaders = Symbol('headers');
const kTrailers = Symbol('trailers');
const kSetHeader = Symbol('setHeader');
const kAppendHeader = Symbol('appendHeader');
const kBeginSend = Symbol('begin-send');

const { endAtOnce, isHeadOpen, respondAtOnce } = internalBinding('http2');

let hasWarnedOfMessage = false;
let hasWarnedOfConnection = false;

function warnOfMessage() {
  if (hasWarnedOfMessage) return;
  process.emitWarning('Status message is not supported by HTTP/2 (RFC7540 8.1.2.4)', 'UnsupportedWarning');
  hasWarnedOfMessage = true;
}

function warnOfConnection() {
  if (hasWarnedOfConnection) return;
  process.emitWarning(
    'The provided connection header is not valid, the value will be dropped from the header and will never be in use.',
    'UnsupportedWarning',
  );
  hasWarnedOfConnection = true;
}

function checkHeader(name, value) {
  if (name === '' || typeof name !== 'string') validateHeaderName(name);
  if (name[0] === ':') throw nodeError('ERR_HTTP2_PSEUDOHEADER_NOT_ALLOWED');
  if (value === undefined || value === null) throw nodeError('ERR_HTTP2_INVALID_HEADER_VALUE', value, name);
  validateHeaderName(name);
  if (isConnectionSpecific(name, value)) warnOfConnection();
}

function normalized(name) {
  validateString(name, 'name');
  return name.trim().toLowerCase();
}

function makeState(statusCode, ending, closed) {
  return { closed, ending, destroyed: false, headRequest: false, sendDate: true, statusCode };
}

function isHeadSent(response) {
  return !isHeadOpen(response) && response[kStream].headersSent;
}

// Has the response follow its stream.
function listen(stream, response) {
  stream[kResponse] = response;
  stream.on('drain', onDrain);
  stream.on('close', onClose);
  stream.on('wantTrailers', onWantTrailers);
  stream.on('timeout', onTimeout);
}

class Http2ServerResponse extends Stream {
  constructor(stream, options) {
    super(options);
    this[kState] = makeState(200, false, false);
    this[kHeaders] = { __proto__: null };
    this[kTrailers] = { __proto__: null };
    this[kStream] = stream;
    this.writable = true;
    this.req = stream[kRequest];
    listen(stream, this);
  }

  // For packages that ask node:http's responses for it.
  get _header() {
    return this.headersSent;
  }

  get writableEnded() {
    return this[kState].ending;
  }

  get finished() {
    return this[kState].ending;
  }

  get socket() {
    // As in Node, a response that is over has none.
    return this[kState].closed ? undefined : socketOfStream(this[kStream]);
  }

  get connection() {
    return this.socket;
  }

  get stream() {
    return this[kStream];
  }

  get headersSent() {
    return isHeadSent(this);
  }

  get sendDate() {
    return this[kState].sendDate;
  }

  set sendDate(value) {
    this[kState].sendDate = Boolean(value);
  }

  get statusCode() {
    return this[kState].statusCode;
  }

  set statusCode(code) {
    code |= 0;
    if (code >= 100 && code < 200) throw nodeError('ERR_HTTP2_INFO_STATUS_NOT_ALLOWED');
    if (code < 100 || code > 599) throw nodeError('ERR_HTTP2_STATUS_INVALID', code);
    this[kState].statusCode = code;
  }

  get writableCorked() {
    return this[kStream].writableCorked;
  }

  get writableHighWaterMark() {
    return this[kStream].writableHighWaterMark;
  }

  get writableObjectMode() {
    return this[kStream].writableObjectMode;
  }

  get writableFinished() {
    return this[kStream].writableFinished;
  }

  get writableLength() {
    return this[kStream].writableLength;
  }

  get writableNeedDrain() {
    return this[kStream].writableNeedDrain;
  }

  setTrailer(name, value) {
    name = normalized(name);
    checkHeader(name, value);
    this[kTrailers][name] = value;
  }

  addTrailers(headers) {
    for (const name of Object.keys(headers)) this.setTrailer(name, headers[name]);
  }

  getHeader(name) {
    return this[kHeaders][normalized(name)];
  }

  getHeaderNames() {
    return Object.keys(this[kHeaders]);
  }

  getHeaders() {
    return { __proto__: null, ...this[kHeaders] };
  }

  hasHeader(name) {
    return Object.hasOwn(this[kHeaders], normalized(name));
  }

  removeHeader(name) {
    validateString(name, 'name');
    if (isHeadSent(this)) throw nodeError('ERR_HTTP2_HEADERS_SENT');
    name = normalized(name);
    if (name === 'date') this[kState].sendDate = false;
    delete this[kHeaders][name];
  }

  setHeader(name, value) {
    validateString(name, 'name');
    if (value === undefined) throw nodeError('ERR_HTTP2_INVALID_HEADER_VALUE', value, name);
    if (isHeadSent(this)) throw nodeError('ERR_HTTP2_HEADERS_SENT');
    this[kSetHeader](name, value);
  }

  [kSetHeader](name, value) {
    name = normalized(name);
    checkHeader(name, value);
    if (isConnectionSpecific(name, value)) return;
    this[kHeaders][name] = value;
  }

  appendHeader(name, value) {
    validateString(name, 'name');
    if (value === undefined) throw nodeError('ERR_HTTP2_INVALID_HEADER_VALUE', value, name);
    if (isHeadSent(this)) throw nodeError('ERR_HTTP2_HEADERS_SENT');
    this[kAppendHeader](name, value);
  }

  [kAppendHeader](name, value) {
    name = normalized(name);
    checkHeader(name, value);
    if (isConnectionSpecific(name, value)) return;
    const existing = this[kHeaders][name];
    if (existing === undefined) this[kHeaders][name] = value;
    else if (Array.isArray(existing)) this[kHeaders][name] = existing.concat(value);
    else this[kHeaders][name] = Array.isArray(value) ? [existing, ...value] : [existing, value];
  }

  get statusMessage() {
    warnOfMessage();
    return '';
  }

  set statusMessage(message) {
    warnOfMessage();
  }

  flushHeaders() {
    const state = this[kState];
    if (!state.closed && !this[kStream].headersSent) this.writeHead(state.statusCode);
  }

  writeHead(statusCode, statusMessage, headers) {
    if (respondAtOnce(this, statusCode, statusMessage, headers)) return this;
    const state = this[kState];
    if (state.closed || this[kStream].destroyed) return this;
    if (this[kStream].headersSent) throw nodeError('ERR_HTTP2_HEADERS_SENT');
    if (typeof statusMessage === 'string') warnOfMessage();
    if (headers === undefined && statusMessage !== null && typeof statusMessage === 'object') headers = statusMessage;
    if (Array.isArray(headers)) setList(this, headers);
    else if (headers !== null && typeof headers === 'object')
      for (const name of Object.keys(headers)) this[kSetHeader](name, headers[name]);
    this.statusCode = statusCode;
    this[kBeginSend]();
    return this;
  }

  cork() {
    this[kStream].cork();
  }

  uncork() {
    this[kStream].uncork();
  }

  write(chunk, encoding, callback) {
    const state = this[kState];
    if (typeof encoding === 'function') {
      callback = encoding;
      encoding = 'utf8';
    }
    let error;
    if (state.ending) error = nodeError('ERR_STREAM_WRITE_AFTER_END');
    else if (state.closed) error = nodeError('ERR_HTTP2_INVALID_STREAM');
    else if (state.destroyed) return false;
    if (error) {
      if (typeof callback === 'function') process.nextTick(callback, error);
      this.destroy(error);
      return false;
    }
    const stream = this[kStream];
    if (!stream.headersSent) this.writeHead(state.statusCode);
    return stream.write(chunk, encoding, callback);
  }

  end(chunk, encoding, callback) {
    if (endAtOnce(this, chunk, encoding, callback)) return this;
    const stream = this[kStream];
    const state = this[kState];
    if (typeof chunk === 'function') {
      callback = chunk;
      chunk = null;
    } else if (typeof encoding === 'function') {
      callback = encoding;
      encoding = 'utf8';
    }
    if ((state.closed || state.ending) && state.headRequest === stream.headRequest) {
      if (typeof callback === 'function') process.nextTick(callback);
      return this;
    }
    if (chunk !== null && chunk !== undefined) this.write(chunk, encoding);
    state.headRequest = stream.headRequest;
    state.ending = true;
    if (typeof callback === 'function') {
      if (stream.writableEnded) this.once('finish', callback);
      else stream.once('finish', callback);
    }
    if (!stream.headersSent) this.writeHead(state.statusCode);
    if (state.closed || stream.destroyed) onClose.call(stream);
    else stream.end();
    return this;
  }

  destroy(error) {
    if (this[kState].destroyed) return;
    this[kState].destroyed = true;
    this[kStream].destroy(error);
  }

  setTimeout(milliseconds, callback) {
    if (!this[kState].closed) this[kStream].setTimeout(milliseconds, callback);
    return this;
  }

  createPushResponse(headers, callback) {
    validateFunction(callback, 'callback');
    if (this[kState].closed) {
      const error = nodeError('ERR_HTTP2_INVALID_STREAM');
      process.nextTick(callback, error);
      return;
    }
    this[kStream].pushStream(headers, {}, (error, stream) => {
      if (error) callback(error);
      else callback(null, new Http2ServerResponse(stream));
    });
  }

  [kBeginSend]() {
    const state = this[kState];
    const headers = this[kHeaders];
    headers[':status'] = state.statusCode;
    this[kStream].respond(headers, { endStream: state.ending, waitForTrailers: true, sendDate: state.sendDate });
  }

  writeInformation(statusCode, headers) {
    if (headers !== undefined) validateObject(headers, 'headers');
    return inform(this, { ...headers, ':status': statusCode });
  }

  writeContinue() {
    return inform(this, { ':status': 100 });
  }

  writeEarlyHints(hints) {
    validateObject(hints, 'hints');
    const headers = { __proto__: null };
    for (const name of Object.keys(hints)) if (name !== 'link') headers[name] = hints[name];
    if (hints.link === null || hints.link === undefined) return false;
    const links = [].concat(hints.link);
    for (const link of links) require('internal/http/response').checkLink(link);
    if (links.length === 0) return false;
    return inform(this, { ...headers, Link: links.join(', '), ':status': 103 });
  }
}

function setList(response, headers) {
  if (headers.length > 0 && Array.isArray(headers[0])) {
    for (const [name, value] of headers) response[kAppendHeader](name, value);
    return;
  }
  if (headers.length % 2 !== 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'headers', headers);
  for (let i = 0; i < headers.length; i += 2) response[kAppendHeader](headers[i], headers[i + 1]);
}

function inform(response, headers) {
  const stream = response[kStream];
  if (stream.headersSent || response[kState].closed) return false;
  stream.additionalHeaders(headers);
  return true;
}

function onDrain() {
  this[kResponse]?.emit('drain');
}

function onClose() {
  const response = this[kResponse];
  if (response === undefined || response[kState].closed) return;
  response[kState].closed = true;
  this.removeListener('wantTrailers', onWantTrailers);
  this[kResponse] = undefined;
  response.emit('finish');
  response.emit('close');
}

function onWantTrailers() {
  this.sendTrailers(this[kResponse]?.[kTrailers] ?? {});
}

function onTimeout() {
  this[kResponse]?.emit('timeout');
}

module.exports = {
  Http2ServerResponse,
  listen,
  makeState,
  symbols: { state: kState, headers: kHeaders, trailers: kTrailers, stream: kStream },
};
