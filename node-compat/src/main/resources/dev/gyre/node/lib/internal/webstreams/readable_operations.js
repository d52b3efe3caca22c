// The abstract operations of readable streams and their readers, https://streams.spec.whatwg.org/#rs-all-abstract-ops

const {
  Queue,
  handled,
  invalidState,
  nothing,
  pendingHandled,
  rejectedWith,
  resolvedWith,
  settleRejected,
  settleResolved,
} = require('internal/webstreams/common');

// Internal slots of a ReadableStream, https://streams.spec.whatwg.org/#rs-internal-slots
class ReadableStreamSlots {
  static className = 'ReadableStream';

  controller = undefined;
  disturbed = false;
  reader = undefined;
  state = 'readable';
  storedError = undefined;
  detached = false;
  // For node:stream, created at its first use.
  ended = undefined;

  constructor(object) {
    this.object = object;
  }
}

// Slots of a reader: its stream, its [[closedPromise]] as a deferred, and its pending requests with chunkSteps, closeSteps, errorSteps.
class ReaderSlots {
  stream = undefined;
  closed = undefined;
  requests = new Queue();
}

class DefaultReaderSlots extends ReaderSlots {
  static className = 'ReadableStreamDefaultReader';
}

class BYOBReaderSlots extends ReaderSlots {
  static className = 'ReadableStreamBYOBReader';
}

// IsReadableStreamLocked ( stream ), https://streams.spec.whatwg.org/#is-readable-stream-locked
function isReadableStreamLocked(stream) {
  return stream.reader !== undefined || stream.detached;
}

function settleEnded(stream) {
  if (stream.ended === undefined) return;
  if (stream.state === 'errored') settleRejected(stream.ended, stream.storedError);
  else settleResolved(stream.ended, undefined);
}

// A promise for the end of the stream, independent of its reader.
function endedOf(stream) {
  if (stream.ended === undefined) {
    stream.ended = pendingHandled();
    if (stream.state !== 'readable') settleEnded(stream);
  }
  return stream.ended;
}

// ReadableStreamCancel ( stream, reason ), https://streams.spec.whatwg.org/#readable-stream-cancel
function readableStreamCancel(stream, reason) {
  stream.disturbed = true;
  if (stream.state === 'closed') return Promise.resolve();
  if (stream.state === 'errored') return Promise.reject(stream.storedError);
  readableStreamClose(stream);
  const { reader } = stream;
  if (reader instanceof BYOBReaderSlots) {
    for (const request of reader.requests.takeAll()) request.closeSteps(undefined);
  }
  return stream.controller.cancelSteps(reason).then(nothing);
}

// ReadableStreamClose ( stream ), https://streams.spec.whatwg.org/#readable-stream-close
function readableStreamClose(stream) {
  stream.state = 'closed';
  settleEnded(stream);
  const { reader } = stream;
  if (reader === undefined) return;
  settleResolved(reader.closed, undefined);
  if (reader instanceof DefaultReaderSlots) {
    for (const request of reader.requests.takeAll()) request.closeSteps();
  }
}

// ReadableStreamError ( stream, e ), https://streams.spec.whatwg.org/#readable-stream-error
function readableStreamError(stream, error) {
  stream.state = 'errored';
  stream.storedError = error;
  settleEnded(stream);
  const { reader } = stream;
  if (reader === undefined) return;
  settleRejected(reader.closed, error);
  errorRequests(reader, error);
}

// ReadableStreamDefaultReaderErrorReadRequests and its BYOB twin, https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultreadererrorreadrequests
function errorRequests(reader, error) {
  for (const request of reader.requests.takeAll()) request.errorSteps(error);
}

// ReadableStreamFulfillReadRequest ( stream, chunk, done ), https://streams.spec.whatwg.org/#readable-stream-fulfill-read-request
function fulfillRequest(stream, chunk, done) {
  const request = stream.reader.requests.shift();
  if (done) request.closeSteps(chunk);
  else request.chunkSteps(chunk);
}

function hasDefaultReader(stream) {
  return stream.reader instanceof DefaultReaderSlots;
}

function hasBYOBReader(stream) {
  return stream.reader instanceof BYOBReaderSlots;
}

// ReadableStreamGetNumReadRequests ( stream ), https://streams.spec.whatwg.org/#readable-stream-get-num-read-requests
function numberOfRequests(stream) {
  return stream.reader.requests.length;
}

// ReadableStreamReaderGenericInitialize ( reader, stream ), https://streams.spec.whatwg.org/#readable-stream-reader-generic-initialize
function readerGenericInitialize(reader, stream) {
  reader.stream = stream;
  stream.reader = reader;
  if (stream.state === 'readable') reader.closed = pendingHandled();
  else if (stream.state === 'closed') reader.closed = resolvedWith(undefined);
  else reader.closed = rejectedWith(stream.storedError);
}

// ReadableStreamReaderGenericRelease ( reader ), https://streams.spec.whatwg.org/#readable-stream-reader-generic-release
function readerGenericRelease(reader) {
  const { stream } = reader;
  const released = invalidState('Reader released');
  if (stream.state === 'readable') settleRejected(reader.closed, released);
  else reader.closed = rejectedWith(released);
  handled(reader.closed.promise);
  stream.controller.releaseSteps();
  stream.reader = undefined;
  reader.stream = undefined;
}

// ReadableStreamDefaultReaderRelease ( reader ), ReadableStreamBYOBReaderRelease ( reader ),
// https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultreaderrelease
function readerRelease(reader) {
  readerGenericRelease(reader);
  errorRequests(reader, invalidState('Releasing reader'));
}

// ReadableStreamReaderGenericCancel ( reader, reason ), https://streams.spec.whatwg.org/#readable-stream-reader-generic-cancel
function readerGenericCancel(reader, reason) {
  return readableStreamCancel(reader.stream, reason);
}

// ReadableStreamDefaultReaderRead ( reader, readRequest ), https://streams.spec.whatwg.org/#readable-stream-default-reader-read
function defaultReaderRead(reader, request) {
  const { stream } = reader;
  stream.disturbed = true;
  if (stream.state === 'closed') request.closeSteps();
  else if (stream.state === 'errored') request.errorSteps(stream.storedError);
  else stream.controller.pullSteps(request);
}

// ReadableStreamBYOBReaderRead ( reader, view, min, readIntoRequest ), https://streams.spec.whatwg.org/#readable-stream-byob-reader-read
function byobReaderRead(reader, view, min, request) {
  const { stream } = reader;
  stream.disturbed = true;
  if (stream.state === 'errored') request.errorSteps(stream.storedError);
  else stream.controller.pullInto(view, min, request);
}

// AcquireReadableStreamDefaultReader ( stream ) without an object, for the library's own reading.
function acquireDefaultReader(stream) {
  const reader = new DefaultReaderSlots();
  readerGenericInitialize(reader, stream);
  return reader;
}

module.exports = {
  BYOBReaderSlots,
  DefaultReaderSlots,
  ReadableStreamSlots,
  ReaderSlots,
  acquireDefaultReader,
  byobReaderRead,
  defaultReaderRead,
  endedOf,
  errorRequests,
  fulfillRequest,
  hasBYOBReader,
  hasDefaultReader,
  isReadableStreamLocked,
  numberOfRequests,
  readableStreamCancel,
  readableStreamClose,
  readableStreamError,
  readerGenericCancel,
  readerGenericInitialize,
  readerRelease,
};
