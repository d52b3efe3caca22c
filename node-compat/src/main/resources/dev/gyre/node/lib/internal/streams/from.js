// Readable.from and Duplex.from.

const { nodeError } = require('internal/errors');
const { Buffer } = require('buffer');
const { isIterable, isNodeStream, isReadable, isWebStream, isWritable } = require('internal/streams/utils');

function from(Readable, iterable, options) {
  if (typeof iterable === 'string' || iterable instanceof Buffer) {
    return new Readable({
      objectMode: true,
      ...options,
      read() {
        this.push(iterable);
        this.push(null);
      },
    });
  }
  let iterator;
  if (typeof iterable?.[Symbol.asyncIterator] === 'function') iterator = iterable[Symbol.asyncIterator]();
  else if (typeof iterable?.[Symbol.iterator] === 'function') iterator = iterable[Symbol.iterator]();
  else throw nodeError('ERR_INVALID_ARG_TYPE', 'iterable', ['Iterable'], iterable);

  const stream = new Readable({ objectMode: true, highWaterMark: 1, ...options });
  let reading = false;
  stream._read = function () {
    if (reading) return;
    reading = true;
    next();
  };
  stream._destroy = function (error, callback) {
    closeIterator(error).then(
      () => process.nextTick(callback, error),
      (failure) => process.nextTick(callback, failure || error),
    );
  };
  async function closeIterator(error) {
    if (error != null && typeof iterator.throw === 'function') {
      const { value, done } = await iterator.throw(error);
      await value;
      if (done) return;
    }
    if (typeof iterator.return === 'function') {
      const { value } = await iterator.return();
      await value;
    }
  }
  async function next() {
    for (;;) {
      try {
        const step = iterator.next();
        const { value, done } = typeof step?.then === 'function' ? await step : step;
        if (done) {
          stream.push(null);
        } else {
          const chunk = typeof value?.then === 'function' ? await value : value;
          if (chunk === null) {
            reading = false;
            throw nodeError('ERR_STREAM_NULL_VALUES');
          }
          if (stream.push(chunk)) continue;
          reading = false;
        }
      } catch (error) {
        stream.destroy(error);
      }
      break;
    }
  }
  return stream;
}

function duplexFrom(body) {
  const { Duplex } = require('internal/streams/duplex');
  const { Readable } = require('internal/streams/readable');
  if (isNodeStream(body) && body instanceof Duplex) return body;
  if (isNodeStream(body)) {
    return joined({ readable: isReadable(body) ? body : undefined, writable: isWritable(body) ? body : undefined });
  }
  if (typeof body === 'function') return fromFunction(body);
  if (isWebStream(body) || isWebStream(body?.readable) || isWebStream(body?.writable)) return joined(fromWeb(body));
  if (isIterable(body)) return from(Duplex, body, { writable: false });
  if (typeof body?.then === 'function')
    return from(
      Duplex,
      (async function* () {
        yield await body;
      })(),
      { writable: false },
    );
  if (typeof body?.readable === 'object' || typeof body?.writable === 'object') {
    return joined({
      readable: body.readable && !isNodeStream(body.readable) ? Readable.from(body.readable) : body.readable,
      writable: body.writable,
    });
  }
  throw nodeError(
    'ERR_INVALID_ARG_TYPE',
    'stream',
    [
      'Blob',
      'ReadableStream',
      'WritableStream',
      'Stream',
      'Iterable',
      'AsyncIterable',
      'Function',
      '{ readable, writable } pair',
      'Promise',
    ],
    body,
  );
}

// Converts web streams to Node streams.
function fromWeb(body) {
  const {
    newStreamReadableFromReadableStream,
    newStreamWritableFromWritableStream,
  } = require('internal/webstreams/adapters');
  const options = { objectMode: true };
  const adapt = (stream) =>
    !isWebStream(stream)
      ? stream
      : isIterable(stream, true)
        ? newStreamReadableFromReadableStream(stream, options)
        : newStreamWritableFromWritableStream(stream, options);
  if (isWebStream(body)) return isIterable(body, true) ? { readable: adapt(body) } : { writable: adapt(body) };
  return { readable: adapt(body.readable), writable: adapt(body.writable) };
}

// One Duplex for a readable and a writable side.
function joined({ readable, writable }) {
  const { Duplex } = require('internal/streams/duplex');
  const { eos } = require('internal/streams/end_of_stream');
  const { destroyer } = require('internal/streams/destroy');
  let waiting;
  const duplex = new Duplex({
    readableObjectMode: !!readable?.readableObjectMode,
    writableObjectMode: !!writable?.writableObjectMode,
    readable: !!readable,
    writable: !!writable,
    write(chunk, encoding, callback) {
      if (writable.write(chunk, encoding)) callback();
      else waiting = callback;
    },
    final(callback) {
      writable.end();
      writable.once('finish', () => callback());
    },
    read() {
      for (let chunk = readable.read(); chunk !== null; chunk = readable.read()) if (!duplex.push(chunk)) return;
    },
    destroy(error, callback) {
      destroyer(readable, error);
      destroyer(writable, error);
      callback(error);
    },
  });
  if (writable) {
    writable.on('drain', () => {
      const callback = waiting;
      waiting = undefined;
      callback?.();
    });
    eos(writable, { readable: false }, (error) => {
      if (error) duplex.destroy(error);
    });
  }
  if (readable) {
    readable.on('readable', () => duplex._read());
    readable.on('end', () => duplex.push(null));
    eos(readable, { writable: false }, (error) => {
      if (error) duplex.destroy(error);
    });
  }
  return duplex;
}

// A Duplex whose writable side feeds an async generator function and whose readable side is its output.
function fromFunction(body) {
  const { PassThrough } = require('internal/streams/transform');
  const { Readable } = require('internal/streams/readable');
  const input = new PassThrough({ objectMode: true });
  const result = body(input[Symbol.asyncIterator](), { signal: new AbortController().signal });
  if (typeof result?.[Symbol.asyncIterator] === 'function') {
    return joined({ readable: Readable.from(result, { objectMode: true }), writable: input });
  }
  if (typeof result?.then === 'function') {
    const duplex = joined({ writable: input });
    result.then(
      (value) => {
        if (value != null) duplex.destroy(nodeError('ERR_INVALID_RETURN_VALUE', 'nully', 'body', value));
      },
      (error) => duplex.destroy(error),
    );
    return duplex;
  }
  throw nodeError('ERR_INVALID_RETURN_VALUE', 'Iterable, AsyncIterable or AsyncFunction', 'body', result);
}

module.exports = { duplexFrom, from, joined };
