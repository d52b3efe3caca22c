// node:stream/web: the streams of https://streams.spec.whatwg.org/ and those based on them.

const { defineLazy } = require('internal/util');

const ownFiles = [
  ['internal/webstreams/readable', ['ReadableStream']],
  ['internal/webstreams/readers', ['ReadableStreamDefaultReader', 'ReadableStreamBYOBReader']],
  ['internal/webstreams/byob_request', ['ReadableStreamBYOBRequest']],
  ['internal/webstreams/readable_byte_controller', ['ReadableByteStreamController']],
  ['internal/webstreams/readable_default_controller', ['ReadableStreamDefaultController']],
  ['internal/webstreams/transform', ['TransformStream', 'TransformStreamDefaultController']],
  [
    'internal/webstreams/writable',
    ['WritableStream', 'WritableStreamDefaultWriter', 'WritableStreamDefaultController'],
  ],
  ['internal/webstreams/strategies', ['ByteLengthQueuingStrategy', 'CountQueuingStrategy']],
  ['internal/webstreams/encoding', ['TextEncoderStream', 'TextDecoderStream']],
  ['internal/webstreams/tee', ['ReadableStreamTee']],
  ['internal/webstreams/compression', ['CompressionStream', 'DecompressionStream']],
];

for (const [file, names] of ownFiles) defineLazy(module.exports, names, () => require(file));
