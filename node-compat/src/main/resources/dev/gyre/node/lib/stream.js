// node:stream.

const { Stream } = require('internal/streams/legacy');
const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');
const { Duplex } = require('internal/streams/duplex');
const { PassThrough, Transform } = require('internal/streams/transform');
const { eos } = require('internal/streams/end_of_stream');
const { getDefaultHighWaterMark, setDefaultHighWaterMark } = require('internal/streams/state');
const { isDestroyed, isReadable, isWritable, kDisturbed, kErrored } = require('internal/streams/utils');

function pipeline(...args) {
  return require('internal/streams/pipeline').pipeline(...args);
}

const promisified = Symbol.for('nodejs.util.promisify.custom');
Object.defineProperty(pipeline, promisified, {
  __proto__: null,
  enumerable: true,
  get: () => require('stream/promises').pipeline,
});
Object.defineProperty(eos, promisified, {
  __proto__: null,
  enumerable: true,
  get: () => require('stream/promises').finished,
});

module.exports = Stream;
Object.assign(Stream, {
  duplexPair: (options) => require('internal/streams/duplex_pair').duplexPair(options),
  isDestroyed,
  isDisturbed: (stream) => !!(stream && (stream[kDisturbed] ?? (stream.readableDidRead || stream.readableAborted))),
  isErrored: (stream) =>
    !!(
      stream &&
      (stream[kErrored] ?? stream.readableErrored ?? stream._readableState?.errored ?? stream._writableState?.errored)
    ),
  isReadable,
  isWritable,
  Readable,
  Writable,
  Duplex,
  Transform,
  PassThrough,
  pipeline,
  addAbortSignal: (signal, stream) => require('internal/streams/add_abort_signal').addAbortSignal(signal, stream),
  finished: eos,
  destroy: (stream, error) => {
    require('internal/streams/destroy').destroyer(stream, error);
    return stream;
  },
  compose: (...streams) => require('internal/streams/compose').compose(...streams),
  setDefaultHighWaterMark,
  getDefaultHighWaterMark,
  Stream,
  _isArrayBufferView: ArrayBuffer.isView,
  _isUint8Array: (value) => require('internal/util/types').isUint8Array(value),
});

Object.defineProperty(Stream, 'promises', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get: () => require('stream/promises'),
});
