// Responses with files. https://nodejs.org/api/http2.html#http2streamrespondwithfilepath-headers-options

const fs = require('fs');
const { nodeError } = require('internal/errors');
const { constants } = require('internal/http2/constants');
const { checkHeaders } = require('internal/http2/headers');
const { kState, kUpdateTimer } = require('internal/http2/common');
const { prepareResponse, withoutContent } = require('internal/http2/server_stream');

const CHUNK = 65536;

// A copy of the options, checked.
function checkedOptions(options) {
  options = { ...options };
  if (options.offset !== undefined && typeof options.offset !== 'number')
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.offset', options.offset);
  if (options.length !== undefined && typeof options.length !== 'number')
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.length', options.length);
  if (options.statCheck !== undefined && typeof options.statCheck !== 'function')
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.statCheck', options.statCheck);
  return options;
}

function checkedHeaders(stream, headers) {
  checkHeaders(headers);
  const sent = prepareResponse(headers);
  const status = sent[':status'];
  if (withoutContent.has(status) || stream.headRequest) throw nodeError('ERR_HTTP2_PAYLOAD_FORBIDDEN', status);
  return sent;
}

function respondWithFD(stream, fd, headers, options) {
  const given = typeof fd === 'number' ? fd : fileHandle(fd);
  options = checkedOptions(options);
  stream[kUpdateTimer]();
  const sent = checkedHeaders(stream, headers);
  const descriptor = typeof given === 'number' ? given : given.fd;
  if (options.statCheck === undefined) {
    send(stream, descriptor, sent, options, () => {});
    return;
  }
  fs.fstat(descriptor, (error, stats) => {
    if (stream.destroyed || stream.closed) return;
    if (error) {
      stream.destroy(error);
      return;
    }
    if (check(stream, stats, sent, options)) send(stream, descriptor, sent, options, () => {});
  });
}

function fileHandle(value) {
  if (value === null || typeof value !== 'object' || typeof value.fd !== 'number' || typeof value.close !== 'function')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'fd', ['number', 'FileHandle'], value);
  return value;
}

function respondWithFile(stream, path, headers, options) {
  options = checkedOptions(options);
  stream[kUpdateTimer]();
  const sent = checkedHeaders(stream, headers);
  fs.open(path, 'r', (error, fd) => {
    if (error) {
      fail(stream, error, options);
      return;
    }
    const close = () => fs.close(fd, () => {});
    if (stream.destroyed || stream.closed) {
      close();
      return;
    }
    fs.fstat(fd, (failure, stats) => {
      if (stream.destroyed || stream.closed) {
        close();
        return;
      }
      if (failure) {
        close();
        fail(stream, failure, options);
        return;
      }
      if (!stats.isFile()) {
        const isWhole = options.offset === undefined && options.length === undefined;
        if (stats.isDirectory() || !isWhole) {
          close();
          fail(stream, nodeError(stats.isDirectory() ? 'ERR_HTTP2_SEND_FILE' : 'ERR_HTTP2_SEND_FILE_NOSEEK'), options);
          return;
        }
      }
      if (check(stream, stats, sent, options)) send(stream, fd, sent, options, close);
      else close();
    });
  });
}

function fail(stream, error, options) {
  if (typeof options.onError === 'function') options.onError.call(stream, error);
  else stream.destroy(error);
}

// Asks the program, and notes the length; false where it has responded otherwise.
function check(stream, stats, headers, options) {
  const range = { offset: options.offset !== undefined ? options.offset : 0, length: options.length ?? -1 };
  const isAllowed =
    typeof options.statCheck !== 'function' || options.statCheck.call(stream, stats, headers, range) !== false;
  if (!isAllowed || stream.headersSent || stream.destroyed || stream.closed) return false;
  options.offset = range.offset;
  options.length = range.length;
  if (stats.isFile()) {
    const rest = Math.max(0, stats.size - Number(range.offset));
    options.length = range.length < 0 ? rest : Math.min(rest, range.length);
    headers['content-length'] = options.length;
  }
  return true;
}

// Sends the headers and then the file, piece by piece as the stream takes them.
function send(stream, fd, headers, options, close) {
  const { Buffer } = require('buffer');
  stream.respond(headers, { waitForTrailers: options.waitForTrailers });
  let isClosed = false;
  const finish = () => {
    if (!isClosed) close();
    isClosed = true;
  };
  stream.once('close', finish);
  let position = options.offset > 0 ? options.offset : options.offset === 0 ? 0 : -1;
  let rest = options.length === undefined || options.length < 0 ? Infinity : options.length;
  stream[kState].fd = fd;
  function next() {
    if (stream.destroyed) return;
    if (fd < 0) {
      stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      return;
    }
    if (rest === 0) {
      stream.end();
      finish();
      return;
    }
    const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK, rest));
    fs.read(fd, buffer, 0, buffer.length, position < 0 ? null : position, (error, count) => {
      if (stream.destroyed) return;
      if (error) {
        stream.close(constants.NGHTTP2_INTERNAL_ERROR);
        return;
      }
      if (count === 0) {
        stream.end();
        finish();
        return;
      }
      if (position >= 0) position += count;
      rest -= count;
      if (rest === 0) {
        stream.end(buffer.subarray(0, count));
        finish();
        return;
      }
      stream.write(buffer.subarray(0, count), (failure) => {
        if (!failure) next();
      });
    });
  }
  next();
}

module.exports = { respondWithFD, respondWithFile };
