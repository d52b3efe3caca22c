// The heads of outgoing messages.

const { nodeError } = require('internal/errors');
const { httpDate, isHeaderValue, validateHeaderName } = require('internal/http/common');

function checkValue(message, name, value) {
  if (value === undefined) throw nodeError('ERR_HTTP_INVALID_HEADER_VALUE', value, name);
  if (!isHeaderValue(value, message)) throw nodeError('ERR_INVALID_CHAR', 'header content', name);
}

// The text of a head, and what its fields say about the connection and the body.
class Head {
  constructor(message, firstLine) {
    this.message = message;
    this.text = firstLine;
    this.connection = false;
    this.contentLength = false;
    this.transferEncoding = false;
    this.date = false;
    this.trailer = false;
    this.expect = false;
  }

  // Fields that setHeader() has checked.
  addSet(flat) {
    for (let i = 0; i < flat.length; i += 2) this.add(flat[i], flat[i + 1], false);
  }

  // Fields as writeHead() gets them: an object, names and values in turn, or pairs of them.
  addGiven(headers) {
    if (!Array.isArray(headers)) {
      for (const name of Object.keys(headers)) this.add(name, headers[name], true);
    } else if (Array.isArray(headers[0])) {
      for (const [name, value] of headers) this.add(name, value, true);
    } else {
      if (headers.length % 2 !== 0) throw nodeError('ERR_INVALID_ARG_VALUE', 'headers', headers);
      for (let i = 0; i < headers.length; i += 2) this.add(headers[i], headers[i + 1], true);
    }
  }

  add(name, value, isUnchecked) {
    if (isUnchecked) validateHeaderName(name);
    if (name.length === 19 && this.message._contentLength && name.toLowerCase() === 'content-disposition')
      value = latin1Of(value);
    if (!Array.isArray(value)) {
      this.addOne(name, value, isUnchecked);
    } else if (value.length >= 2 && name.toLowerCase() === 'cookie') {
      this.addOne(name, value.join('; '), isUnchecked);
    } else {
      for (const one of value) this.addOne(name, one, isUnchecked);
    }
  }

  addOne(name, value, isUnchecked) {
    if (isUnchecked) checkValue(this.message, name, value);
    this.text += name + ': ' + value + '\r\n';
    if (name.length >= 4 && name.length <= 17) this.heed(name.toLowerCase(), value);
  }

  // Takes notice of what a field says.
  heed(key, value) {
    const { message } = this;
    switch (key) {
      case 'date':
      case 'expect':
      case 'trailer':
        this[key] = true;
        break;
      case 'connection':
        this.connection = true;
        message._removedConnection = false;
        if (/(?:^|\W)close(?:$|\W)/i.test(value)) message._last = true;
        else message.shouldKeepAlive = true;
        break;
      case 'keep-alive':
        message._defaultKeepAlive = false;
        break;
      case 'content-length':
        this.contentLength = true;
        message._contentLength = +value;
        message._removedContLen = false;
        break;
      case 'transfer-encoding':
        this.transferEncoding = true;
        message._removedTE = false;
        if (/(?:^|\W)chunked(?:$|\W)/i.test(value)) message.chunkedEncoding = true;
        break;
      default:
    }
  }
}

// As Node does where the length of the body is known, whose text is then the Latin-1 bytes read as UTF-8.
function latin1Of(value) {
  const { Buffer } = require('buffer');
  return Array.isArray(value) ? value.map((one) => Buffer.from(one, 'latin1')) : Buffer.from(value, 'latin1');
}

// The head's text, and whether it has an Expect field. After the message's own fields come Date, Connection, Keep-Alive and the framing of the body.
function composeHead(message, firstLine, given, set) {
  const head = new Head(message, firstLine);
  if (given) head.addGiven(given);
  else if (set !== null) head.addSet(set.flat());
  if (message.sendDate && !head.date) head.text += `Date: ${httpDate()}\r\n`;
  if (message.chunkedEncoding && (message.statusCode === 204 || message.statusCode === 304)) {
    message.chunkedEncoding = false;
    message.shouldKeepAlive = false;
  }
  head.text += connectionFields(message, head);
  if (!head.contentLength && !head.transferEncoding) head.text += framingField(message, head);
  if (message.chunkedEncoding !== true && head.trailer) throw nodeError('ERR_HTTP_TRAILER_INVALID');
  return [`${head.text}\r\n`, head.expect];
}

function framingField(message, head) {
  if (!message._hasBody) {
    message.chunkedEncoding = false;
  } else if (!message.useChunkedEncodingByDefault) {
    message._last = true;
  } else if (!head.trailer && !message._removedContLen && typeof message._contentLength === 'number') {
    return `Content-Length: ${message._contentLength}\r\n`;
  } else if (!message._removedTE) {
    message.chunkedEncoding = true;
    return 'Transfer-Encoding: chunked\r\n';
  } else {
    // Without a length the body ends with the connection.
    message._last = true;
  }
  return '';
}

function connectionFields(message, head) {
  if (message._removedConnection) {
    message._last = !message.shouldKeepAlive;
    return '';
  }
  if (head.connection) return '';
  const keeps = message.shouldKeepAlive && (head.contentLength || message.useChunkedEncodingByDefault || message.agent);
  if (keeps && message.maxRequestsOnConnectionReached) return 'Connection: close\r\n';
  if (!keeps) {
    message._last = true;
    return 'Connection: close\r\n';
  }
  if (!message._keepAliveTimeout || !message._defaultKeepAlive) return 'Connection: keep-alive\r\n';
  const most = ~~message._maxRequestsPerSocket > 0 ? `, max=${message._maxRequestsPerSocket}` : '';
  return `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(message._keepAliveTimeout / 1000)}${most}\r\n`;
}

module.exports = { checkValue, composeHead };
