// ServerResponse, over the http_server binding.

const { emit } = require('events').prototype;
const { nodeError } = require('internal/errors');
const { validateInteger, validateObject } = require('internal/validators');
const { composeAtOnce, endAtOnce, writeAtOnce } = internalBinding('http_server');
const { STATUS_CODES, badHeaderCharacter, validateHeaderName } = require('internal/http/common');
const { checkValue } = require('internal/http/head');
const {
  OutgoingMessage,
  kHeaders,
  kKeptCallbacks,
  kNeedDrain,
  kOutput,
  kWriteAtOnce,
  outputOf,
  takeFlushed,
} = require('internal/http/outgoing');

function ServerResponse(req, options) {
  OutgoingMessage.call(this, options);
  if (req.method === 'HEAD') this._hasBody = false;
  this.req = req;
  this.sendDate = true;
  this._sent100 = false;
  this._expect_continue = false;
  this._maxRequestsPerSocket = 0;
  if (req.httpVersionMajor < 1 || req.httpVersionMinor < 1) {
    this.useChunkedEncodingByDefault = /(?:^|\W)chunked(?:$|\W)/i.test(req.headers.te);
    this.shouldKeepAlive = false;
  }
}
Object.setPrototypeOf(ServerResponse.prototype, OutgoingMessage.prototype);
Object.setPrototypeOf(ServerResponse, OutgoingMessage);

ServerResponse.prototype.statusCode = 200;
ServerResponse.prototype.statusMessage = undefined;

ServerResponse.prototype.assignSocket = function assignSocket(socket) {
  if (socket._httpMessage) throw nodeError('ERR_HTTP_SOCKET_ASSIGNED');
  takeSocket(socket, this);
  this.socket = socket;
  this.emit('socket', socket);
  // An exchange calls takeTurn() when the turn of its response has come.
  if (this[kOutput]?.takeSocket !== undefined) this._flush();
};

ServerResponse.prototype.detachSocket = function detachSocket(socket) {
  leaveSocket(socket, this);
  this.socket = null;
};

function takeSocket(socket, response) {
  socket._httpMessage = response;
  socket.on?.('close', onSocketClose);
}

function leaveSocket(socket, response) {
  if (socket._httpMessage !== response) return;
  socket.off?.('close', onSocketClose);
  socket._httpMessage = null;
}

// The response may have been detached by another listener of the same event.
function onSocketClose() {
  if (this._httpMessage) closeResponse(this._httpMessage);
}

ServerResponse.prototype.writeHead = function writeHead(statusCode, reason, headers) {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'write');
  const original = statusCode;
  statusCode |= 0;
  if (statusCode < 100 || statusCode > 999) throw nodeError('ERR_HTTP_INVALID_STATUS_CODE', original);
  if (typeof reason === 'string') {
    this.statusMessage = reason;
  } else {
    this.statusMessage ||= STATUS_CODES[statusCode] || 'unknown';
    headers ??= reason;
  }
  this.statusCode = statusCode;
  if (headers && this[kHeaders] !== null) {
    mergeHeaders(this, headers);
    headers = undefined;
  }
  if (badHeaderCharacter.test(this.statusMessage)) throw nodeError('ERR_INVALID_CHAR', 'statusMessage');
  if (statusCode === 204 || statusCode === 304 || (statusCode >= 100 && statusCode <= 199)) this._hasBody = false;
  if (this._expect_continue && !this._sent100) this.shouldKeepAlive = false;
  const head = composeAtOnce(this, statusCode, this.statusMessage, flatHeaders(headers));
  if (head === undefined) this._storeHeader(`HTTP/1.1 ${statusCode} ${this.statusMessage}\r\n`, headers);
  else this._header = head;
  return this;
};

// Headers of writeHead() replace those of setHeader().
function mergeHeaders(response, headers) {
  if (!Array.isArray(headers)) {
    for (const name of Object.keys(headers)) if (name) response.setHeader(name, headers[name]);
    return;
  }
  if (headers.length % 2 !== 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'headers', headers);
  for (let i = 0; i < headers.length; i += 2) response.removeHeader(headers[i]);
  for (let i = 0; i < headers.length; i += 2) if (headers[i]) response.appendHeader(headers[i], headers[i + 1]);
}

// Names and values in turn; null where there are none to compose at once.
function flatHeaders(headers) {
  if (!headers) return undefined;
  if (Array.isArray(headers)) return headers.length % 2 === 0 && !Array.isArray(headers[0]) ? headers : null;
  const list = [];
  for (const name of Object.keys(headers)) list.push(name, headers[name]);
  return list;
}

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHeader = writeHead;

function implicitHeader() {
  this.writeHead(this.statusCode);
}
ServerResponse.prototype._implicitHeader = implicitHeader;

// An interim response.
ServerResponse.prototype.writeInformation = function writeInformation(statusCode, headers, callback) {
  if (this._header) throw nodeError('ERR_HTTP_HEADERS_SENT', 'write');
  validateInteger(statusCode, 'statusCode', 100, 199);
  if (statusCode === 101) throw nodeError('ERR_HTTP_INVALID_STATUS_CODE', statusCode);
  const head = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] || 'unknown'}\r\n${interimFields(this, headers)}\r\n`;
  return outputOf(this).send(head, callback);
};

function interimFields(response, headers) {
  let list = headers ?? [];
  if (!Array.isArray(list)) {
    validateObject(list, 'headers');
    list = Object.keys(list).map((name) => [name, headers[name]]);
  } else if (!Array.isArray(list[0])) {
    if (list.length % 2 !== 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'headers', headers);
    list = list.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1]]] : []));
  }
  let text = '';
  for (const [name, value] of list) {
    validateHeaderName(name);
    checkValue(response, name, value);
    text += `${name}: ${value}\r\n`;
  }
  return text;
}

ServerResponse.prototype.writeContinue = function writeContinue(callback) {
  this.writeInformation(100, null, callback);
  this._sent100 = true;
};

ServerResponse.prototype.writeProcessing = function writeProcessing(callback) {
  this.writeInformation(102, null, callback);
};

// A target, then parameters.
const linkFormat = /^<[^>]*>(?:\s*;\s*[^\s;"=]+(?:=(?:"[^"]*"|[^\s;"]*))?)*$/;

function checkLink(value) {
  if (typeof value === 'string' && linkFormat.test(value)) return;
  const expected = 'must be an array or string of format "</styles.css>; rel=preload; as=style"';
  throw nodeError('ERR_INVALID_ARG_VALUE', 'hints', value, expected);
}

ServerResponse.prototype.writeEarlyHints = function writeEarlyHints(hints, callback) {
  validateObject(hints, 'hints');
  if (hints.link === null || hints.link === undefined) return;
  const links = [].concat(hints.link);
  for (const value of links) checkLink(value);
  const link = links.join(', ');
  if (link.length === 0) return;
  if (badHeaderCharacter.test(link)) throw nodeError('ERR_INVALID_CHAR', 'header content', 'Link');
  const headers = { __proto__: null, Link: link };
  for (const name of Object.keys(hints)) if (name !== 'link') headers[name] = hints[name];
  this.writeInformation(103, headers, callback);
};

ServerResponse.prototype[kWriteAtOnce] = function (chunk, encoding, callback) {
  return this.writeHead === writeHead && this._implicitHeader === implicitHeader
    ? writeAtOnce(this, chunk, encoding, callback)
    : undefined;
};

const { end: endMessage } = OutgoingMessage.prototype;
ServerResponse.prototype.end = function end(chunk, encoding, callback) {
  if (
    this[kKeptCallbacks] === undefined &&
    this.writeHead === writeHead &&
    this._implicitHeader === implicitHeader &&
    endAtOnce(this, chunk, encoding, callback)
  ) {
    if (this._eventsCount !== 0 || this.emit !== emit) this.emit('prefinish');
    return this;
  }
  return endMessage.call(this, chunk, encoding, callback);
};

// The responses before this one have gone out.
function takeTurn(response) {
  const { socket } = response.req;
  if (socket._httpMessage) socket._httpMessage.detachSocket(socket);
  const held = response.outputSize;
  response.assignSocket(socket);
  if (!socket.writable) return;
  response.outputSize = 0;
  if (response.finished) {
    response.emit('prefinish');
  } else if (response[kNeedDrain] && held < 65536) {
    response[kNeedDrain] = false;
    response.emit('drain');
  }
}

function finishResponse(response) {
  const exchange = response[kOutput];
  const failure = exchange.hasSocket ? response.socket?.errored : null;
  if (response._flushed || (response._closed && exchange.isOver) || !takeFlushed(response, failure)) return;
  if (!exchange.dumpIfUnread()) dumpRequest(response.req);
  if (exchange.hasSocket === false) exchange.detachSocket(response);
  else if (response.socket) response.detachSocket(response.socket);
  process.nextTick(closeResponse, response);
  exchange.finished();
  response.emit('finish');
}

// The rest of a response was not given to the system before the connection ended.
function loseResponse(response) {
  if (response._endCallback === undefined) return;
  takeFlushed(response, response.req.socket.errored ?? nodeError('ERR_STREAM_DESTROYED', 'write'));
}

// Tells that a response has gone out which has nothing more to write to a connection that is gone.
ServerResponse.prototype._outputFlushed = function (error) {
  if (this[kOutput].takeSocket === undefined) finishResponse(this);
  else OutgoingMessage.prototype._outputFlushed.call(this, error);
};

// A body that the program does not read would keep the next request from being parsed.
function dumpRequest(req) {
  if (!req._consuming && !req._readableState.resumeScheduled) req._dump?.();
}

function closeResponse(response) {
  if (response._closed) return;
  response.destroyed = true;
  response._closed = true;
  response.emit('close');
}

module.exports = {
  ServerResponse,
  checkLink,
  closeResponse,
  dumpRequest,
  finishResponse,
  leaveSocket,
  loseResponse,
  takeSocket,
  takeTurn,
};
