// The content of a response: what was received, decoded and as a byte stream.

const { Body } = require('internal/fetch/body');
const { nullBodyStatuses, redirectStatuses } = require('internal/fetch/response');

// How many bytes that the program has not asked for are received.
const receivedAhead = 65536;
const maximumCodings = 5;

// The error for a connection that the other side closed early.
function socketError(cause) {
  if (cause?.code !== 'ECONNRESET' || cause.syscall !== undefined) return cause;
  const error = new Error('other side closed');
  error.name = 'SocketError';
  error.code = 'UND_ERR_SOCKET';
  return error;
}

// Decoders in the order in which they are applied; none if one is unknown.
function decodersFor(codings) {
  const zlib = require('zlib');
  const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH, ZSTD_e_continue, ZSTD_e_end } = zlib.constants;
  const decoders = [];
  const names = codings.toLowerCase().split(',');
  if (names.length > maximumCodings) {
    throw new Error(`too many content-encodings in response: ${names.length}, maximum allowed is ${maximumCodings}`);
  }
  for (const coding of names.reverse()) {
    const name = coding.trim();
    if (name === 'gzip' || name === 'x-gzip')
      decoders.push(zlib.createGunzip({ flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH }));
    else if (name === 'deflate') decoders.push(inflateOrInflateRaw());
    else if (name === 'br')
      decoders.push(
        zlib.createBrotliDecompress({ flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH }),
      );
    else if (name === 'zstd')
      decoders.push(zlib.createZstdDecompress({ flush: ZSTD_e_continue, finishFlush: ZSTD_e_end }));
    else return [];
  }
  return decoders;
}

// Deflate with a zlib header, as specified, or without, as some servers send it: the first byte decides.
function inflateOrInflateRaw() {
  const zlib = require('zlib');
  const { Transform } = require('stream');
  let inner;
  return new Transform({
    transform(chunk, encoding, callback) {
      if (inner === undefined) {
        if (chunk.length === 0) return callback();
        inner = (chunk[0] & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw();
        inner
          .on('data', (data) => this.push(data))
          .on('end', () => this.push(null))
          .on('error', (error) => this.destroy(error));
      }
      return inner.write(chunk, encoding, callback);
    },
    final(callback) {
      if (inner !== undefined) inner.end();
      callback();
    },
  });
}

// A byte stream of a node stream's data; cancelling it destroys the request. A response that is not larger than what is received ahead
// frees its connection, whether or not the program reads it.
function streamOf(source, exchange) {
  const { ReadableStream } = require('internal/webstreams/readable');
  let ended = false;
  const fail = (cause) => {
    if (ended) return;
    ended = true;
    exchange.controller.error(
      exchange.abortReason?.reason ?? new TypeError('terminated', { cause: socketError(cause) }),
    );
  };
  return new ReadableStream({
    type: 'bytes',
    start(controller) {
      exchange.controller = controller;
      source.on('data', (chunk) => {
        if (ended || chunk.byteLength === 0) return;
        controller.enqueue(new Uint8Array(chunk));
        if (controller.desiredSize <= -receivedAhead) source.pause();
      });
      source.on('end', () => {
        if (ended) return;
        ended = true;
        controller.close();
        controller.byobRequest?.respond(0);
      });
      source.on('error', fail);
      source.on('close', () => fail(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
    },
    pull() {
      source.resume();
    },
    cancel() {
      ended = true;
      exchange.outgoing.destroy();
    },
  });
}

// The body of the response to a request, whose content a node stream has; null if there is none. Throws if the content has too many codings.
function responseBody(source, { status, headers }, request, exchange) {
  if (request.method === 'HEAD' || request.method === 'CONNECT' || nullBodyStatuses.includes(status)) {
    source.resume();
    return null;
  }
  const coding = headers.get('content-encoding');
  const willFollow = request.redirect === 'follow' && headers.has('location') && redirectStatuses.includes(status);
  const decoders = coding === null || willFollow ? [] : decodersFor(coding);
  const decoded = decoders.length === 0 ? source : require('stream').pipeline(source, ...decoders, () => {});
  return new Body(streamOf(decoded, exchange));
}

module.exports = { responseBody, socketError };
