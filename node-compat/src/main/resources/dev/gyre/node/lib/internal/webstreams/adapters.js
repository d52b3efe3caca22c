// Converts Node streams to web streams and back, https://nodejs.org/api/stream.html#streamreadabletowebstreamreadable-options

const { AbortError, nodeError } = require('internal/errors');
const { eos } = require('internal/streams/end_of_stream');
const { isAnyArrayBuffer } = require('internal/util/types');
const { destroyer } = require('internal/streams/destroy');
const { isDestroyed, isReadable, isWritable, isWritableEnded } = require('internal/streams/utils');
const { kEmptyObject } = require('internal/util');
const { validateBoolean, validateObject, validateOneOf } = require('internal/validators');
const { ReadableStream, isReadableStream } = require('internal/webstreams/readable');
const { WritableStream, isWritableStream } = require('internal/webstreams/writable');

const zlibErrors = [
  'Z_NEED_DICT',
  'Z_STREAM_END',
  'Z_ERRNO',
  'Z_STREAM_ERROR',
  'Z_DATA_ERROR',
  'Z_MEM_ERROR',
  'Z_BUF_ERROR',
  'Z_VERSION_ERROR',
];

// How an error of the underlying Node stream is reported to the web stream.
function errorForWeb(cause) {
  if (cause?.code === 'ERR_STREAM_PREMATURE_CLOSE') return new AbortError(undefined, { cause });
  if (zlibErrors.includes(cause?.code) || `${cause?.code}`.startsWith('ERR__ERROR_'))
    return Object.assign(new TypeError(undefined, { cause }), { code: cause.code });
  return cause;
}

function ignore() {}

// Throws from a tick, as an uncaught exception.
function throwLater(error) {
  process.nextTick(() => {
    throw error;
  });
}

// Calls a Node stream's callback when a promise is settled.
function settled(promise, callback) {
  const done = (error) => {
    try {
      callback(error);
    } catch (thrown) {
      throwLater(thrown);
    }
  };
  promise.then(() => done(), done);
}

// The sink of a web stream that writes to a Node stream.
class WritableSink {
  controller = undefined;
  drained = undefined;
  closed = undefined;

  constructor(target) {
    this.target = target;
    target.on('drain', () => this.drained?.resolve());
    const cleanup = eos(target, (error) => {
      cleanup();
      // Later errors cannot be reported, so they are ignored.
      target.on('error', ignore);
      this.ended(errorForWeb(error));
    });
  }

  ended(error) {
    if (error !== null && error !== undefined) {
      this.drained?.reject(error);
      this.closed?.reject(error);
      this.closed = undefined;
      this.controller.error(error);
    } else if (this.closed !== undefined) {
      this.closed.resolve();
      this.closed = undefined;
    } else {
      this.controller.error(new AbortError());
    }
  }

  start(controller) {
    this.controller = controller;
  }

  write(chunk) {
    if (isAnyArrayBuffer(chunk)) chunk = new Uint8Array(chunk);
    if (!this.target.writableNeedDrain && this.target.write(chunk)) return undefined;
    this.drained = Promise.withResolvers();
    return this.drained.promise.finally(() => {
      this.drained = undefined;
    });
  }

  abort(reason) {
    destroyer(this.target, reason);
  }

  close() {
    if (this.closed !== undefined || isWritableEnded(this.target)) return Promise.resolve();
    this.closed = Promise.withResolvers();
    const { promise } = this.closed;
    this.target.end();
    return promise;
  }
}

function newWritableStreamFromStreamWritable(writable) {
  // Also a server's response, which has no state of a Writable.
  if (!writable || typeof writable.write !== 'function' || typeof writable.on !== 'function')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'streamWritable', 'stream.Writable', writable);
  if (isDestroyed(writable) || !isWritable(writable)) {
    const ended = new WritableStream();
    ended.close();
    return ended;
  }
  return new WritableStream(
    new WritableSink(writable),
    strategyFor(writable.writableObjectMode, writable.writableHighWaterMark),
  );
}

function strategyFor(objectMode, highWaterMark) {
  if (!objectMode) return { highWaterMark };
  return new (require('internal/webstreams/strategies').CountQueuingStrategy)({ highWaterMark });
}

// The source of a web stream that reads from a Node stream.
class ReadableSource {
  controller = undefined;
  canceled = false;

  constructor(source, type) {
    this.source = source;
    if (type !== undefined) this.type = type;
    source.pause();
    const cleanup = eos(source, { writable: false }, (error) => {
      cleanup();
      source.on('error', ignore);
      if (this.canceled) return;
      const failure = errorForWeb(error);
      if (failure !== null && failure !== undefined) this.controller.error(failure);
      else this.close();
    });
    source.on('data', (chunk) => this.push(chunk));
  }

  push(chunk) {
    const { Buffer } = require('buffer');
    if (Buffer.isBuffer(chunk) && !this.source.readableObjectMode) {
      const { buffer, byteOffset, byteLength } = chunk;
      chunk = this.type === 'bytes' ? new Uint8Array(chunk) : new Uint8Array(buffer, byteOffset, byteLength);
    }
    this.controller.enqueue(chunk);
    if (this.controller.desiredSize <= 0) this.source.pause();
  }

  close() {
    this.controller.close();
    // Returns the buffers that readers have provided.
    if (this.type === 'bytes') this.controller.byobRequest?.respond(0);
  }

  start(controller) {
    this.controller = controller;
  }

  pull() {
    this.source.resume();
  }

  cancel(reason) {
    this.canceled = true;
    destroyer(this.source, reason);
  }
}

function newReadableStreamFromStreamReadable(readable, options = kEmptyObject) {
  if (typeof readable?._readableState !== 'object')
    throw nodeError('ERR_INVALID_ARG_TYPE', 'streamReadable', 'stream.Readable', readable);
  validateObject(options, 'options');
  const { type, strategy } = options;
  if (type !== undefined) validateOneOf(type, 'options.type', ['bytes', undefined]);
  if (isDestroyed(readable) || !isReadable(readable)) return endedReadable(readable, type);
  const source = new ReadableSource(readable, type);
  if (strategy !== undefined || type === 'bytes')
    return new ReadableStream(source, strategy ?? { highWaterMark: readable.readableHighWaterMark });
  return new ReadableStream(source, strategyFor(readable.readableObjectMode, readable.readableHighWaterMark));
}

function endedReadable(readable, type) {
  const error = readable.errored ?? (isDestroyed(readable) && !readable.readableEnded ? new AbortError() : null);
  return new ReadableStream({
    type,
    start: (controller) => (error === null ? controller.close() : controller.error(error)),
  });
}

// The write side of a node stream over a writer.
class WriterAdapter {
  closed = false;

  constructor(stream, decodeStrings, objectMode) {
    this.writer = stream.getWriter();
    this.decode = decodeStrings && !objectMode;
  }

  attach(node) {
    this.writer.closed.then(
      () => {
        this.closed = true;
        if (!isWritableEnded(node)) destroyer(node, nodeError('ERR_STREAM_PREMATURE_CLOSE'));
      },
      (error) => {
        this.closed = true;
        destroyer(node, error);
      },
    );
  }

  chunk(chunk, encoding) {
    if (typeof chunk === 'string' && this.decode) return Buffer.from(chunk, encoding);
    return chunk;
  }

  write(node, chunk, encoding, callback) {
    this.writer.ready.then(
      () => settled(this.writer.write(this.chunk(chunk, encoding)), callback),
      (error) => node.destroy(error),
    );
  }

  writev(node, chunks, callback) {
    this.writer.ready.then(
      () =>
        settled(
          Promise.all(chunks.map(({ chunk, encoding }) => this.writer.write(this.chunk(chunk, encoding)))),
          callback,
        ),
      (error) => node.destroy(error),
    );
  }

  final(callback) {
    if (this.closed) callback();
    else settled(this.writer.close(), callback);
  }

  // Resolves when the stream has ended, with or without an error.
  async end(error) {
    if (this.closed) return;
    await (error === null || error === undefined ? this.writer.close() : this.writer.abort(error)).then(
      undefined,
      ignore,
    );
  }
}

// The read side of a node stream over a reader.
class ReaderAdapter {
  closed = false;

  constructor(stream) {
    this.reader = stream.getReader();
  }

  attach(node) {
    this.reader.closed.then(
      () => {
        this.closed = true;
      },
      (error) => {
        this.closed = true;
        destroyer(node, error);
      },
    );
  }

  read(node) {
    this.reader.read().then(
      ({ value, done }) => node.push(done ? null : value),
      (error) => destroyer(node, error),
    );
  }

  async end(error) {
    if (!this.closed) await this.reader.cancel(error).then(undefined, ignore);
  }
}

function newStreamWritableFromWritableStream(writableStream, options = kEmptyObject) {
  if (!isWritableStream(writableStream))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'writableStream', 'WritableStream', writableStream);
  validateObject(options, 'options');
  const { highWaterMark, decodeStrings = true, objectMode = false, signal } = options;
  validateBoolean(objectMode, 'options.objectMode');
  validateBoolean(decodeStrings, 'options.decodeStrings');
  const { Writable } = require('stream');
  const adapter = new WriterAdapter(writableStream, decodeStrings, objectMode);
  const writable = new Writable({
    highWaterMark,
    objectMode,
    decodeStrings,
    signal,
    write(chunk, encoding, callback) {
      adapter.write(this, chunk, encoding, callback);
    },
    writev(chunks, callback) {
      adapter.writev(this, chunks, callback);
    },
    final(callback) {
      adapter.final(callback);
    },
    destroy(error, callback) {
      settled(adapter.end(error), () => callback(error));
    },
  });
  adapter.attach(writable);
  return writable;
}

function newStreamReadableFromReadableStream(readableStream, options = kEmptyObject) {
  if (!isReadableStream(readableStream))
    throw nodeError('ERR_INVALID_ARG_TYPE', 'readableStream', 'ReadableStream', readableStream);
  validateObject(options, 'options');
  const { highWaterMark, encoding, objectMode = false, signal } = options;
  checkEncoding(encoding);
  validateBoolean(objectMode, 'options.objectMode');
  const { Readable } = require('stream');
  const adapter = new ReaderAdapter(readableStream);
  const readable = new Readable({
    objectMode,
    highWaterMark,
    encoding,
    signal,
    read() {
      adapter.read(this);
    },
    destroy(error, callback) {
      settled(adapter.end(error), () => callback(error));
    },
  });
  adapter.attach(readable);
  return readable;
}

function checkEncoding(encoding) {
  if (encoding !== undefined && !Buffer.isEncoding(encoding))
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.encoding', encoding);
}

function newStreamDuplexFromReadableWritablePair(pair = kEmptyObject, options = kEmptyObject) {
  validateObject(pair, 'pair');
  const { readable, writable } = pair;
  if (!isReadableStream(readable)) throw nodeError('ERR_INVALID_ARG_TYPE', 'pair.readable', 'ReadableStream', readable);
  if (!isWritableStream(writable)) throw nodeError('ERR_INVALID_ARG_TYPE', 'pair.writable', 'WritableStream', writable);
  validateObject(options, 'options');
  const { allowHalfOpen = false, objectMode = false, encoding, decodeStrings = true, highWaterMark, signal } = options;
  validateBoolean(objectMode, 'options.objectMode');
  checkEncoding(encoding);
  const { Duplex } = require('stream');
  const writer = new WriterAdapter(writable, decodeStrings, objectMode);
  const reader = new ReaderAdapter(readable);
  const duplex = new Duplex({
    allowHalfOpen,
    highWaterMark,
    objectMode,
    encoding,
    decodeStrings,
    signal,
    write(chunk, chunkEncoding, callback) {
      writer.write(this, chunk, chunkEncoding, callback);
    },
    writev(chunks, callback) {
      writer.writev(this, chunks, callback);
    },
    final(callback) {
      writer.final(callback);
    },
    read() {
      reader.read(this);
    },
    destroy(error, callback) {
      settled(Promise.all([writer.end(error), reader.end(error)]), () => callback(error));
    },
  });
  writer.attach(duplex);
  reader.attach(duplex);
  return duplex;
}

function newReadableWritablePairFromDuplex(duplex, options = kEmptyObject) {
  if (typeof duplex?._writableState !== 'object' || typeof duplex._readableState !== 'object') {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'duplex', 'stream.Duplex', duplex);
  }
  validateObject(options, 'options');
  const type = options.readableType ?? options.type;
  if (isDestroyed(duplex)) {
    const ended = { readable: new ReadableStream({ type }), writable: new WritableStream() };
    ended.writable.close();
    ended.readable.cancel();
    return ended;
  }
  return {
    writable: newWritableStreamFromStreamWritable(duplex),
    readable: newReadableStreamFromStreamReadable(duplex, { type }),
  };
}

module.exports = {
  newReadableStreamFromStreamReadable,
  newReadableWritablePairFromDuplex,
  newStreamDuplexFromReadableWritablePair,
  newStreamReadableFromReadableStream,
  newStreamWritableFromWritableStream,
  newWritableStreamFromStreamWritable,
};
