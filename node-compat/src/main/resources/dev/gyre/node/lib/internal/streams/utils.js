// Tests on streams of this and other implementations.

// The class of all streams has pipe(); what reads by itself can be paused, too.
function isReadableStream(stream, canPause = false) {
  return !!(
    stream &&
    typeof stream.pipe === 'function' &&
    typeof stream.on === 'function' &&
    (!canPause || (typeof stream.pause === 'function' && typeof stream.resume === 'function')) &&
    (!stream._writableState || stream._readableState?.readable !== false) &&
    (!stream._writableState || stream._readableState)
  );
}

function isWritableStream(stream) {
  return !!(
    stream &&
    typeof stream.write === 'function' &&
    typeof stream.on === 'function' &&
    (!stream._readableState || stream._writableState?.writable !== false)
  );
}

function isNodeStream(stream) {
  return !!(
    stream &&
    (stream._readableState ||
      stream._writableState ||
      (typeof stream.write === 'function' && typeof stream.on === 'function') ||
      (typeof stream.pipe === 'function' && typeof stream.on === 'function'))
  );
}

function isIterable(value, isAsync) {
  if (value == null) return false;
  if (isAsync === true) return typeof value[Symbol.asyncIterator] === 'function';
  if (isAsync === false) return typeof value[Symbol.iterator] === 'function';
  return typeof value[Symbol.asyncIterator] === 'function' || typeof value[Symbol.iterator] === 'function';
}

function isReadableFinished(stream, strict) {
  if (!isReadableStream(stream)) return null;
  const state = stream._readableState;
  if (state?.errored) return false;
  if (typeof state?.endEmitted !== 'boolean') return null;
  return !!(state.endEmitted || (strict === false && state.ended === true && state.length === 0));
}

function isReadableEnded(stream) {
  if (!isReadableStream(stream)) return null;
  if (stream.readableEnded === true) return true;
  const state = stream._readableState;
  if (!state || state.errored) return false;
  return typeof state.ended === 'boolean' ? state.ended : null;
}

function isWritableEnded(stream) {
  if (!isWritableStream(stream)) return null;
  if (stream.writableEnded === true) return true;
  const state = stream._writableState;
  if (state?.errored) return false;
  return typeof state?.ended === 'boolean' ? state.ended : null;
}

function isWritableFinished(stream, strict) {
  if (!isWritableStream(stream)) return null;
  if (stream.writableFinished === true) return true;
  const state = stream._writableState;
  if (state?.errored) return false;
  if (typeof state?.finished !== 'boolean') return null;
  return !!(state.finished || (strict === false && state.ended === true && state.length === 0));
}

function isDestroyed(stream) {
  if (!isNodeStream(stream)) return null;
  const state = stream._writableState ?? stream._readableState;
  return !!(stream.destroyed || state?.destroyed);
}

// Web streams have their own state.
const kDisturbed = Symbol.for('nodejs.stream.disturbed');
const kErrored = Symbol.for('nodejs.stream.errored');
const kReadable = Symbol.for('nodejs.stream.readable');
const kWritable = Symbol.for('nodejs.stream.writable');
const kClosedPromise = Symbol.for('nodejs.webstream.isClosedPromise');
const kControllerError = Symbol.for('nodejs.webstream.controllerErrorFunction');

function isWebStream(value) {
  return typeof value === 'object' && value !== null && kClosedPromise in value;
}

function isReadable(stream) {
  const said = stream?.[kReadable];
  if (said !== undefined && said !== null) return said;
  if (typeof stream?.readable !== 'boolean') return null;
  return !isDestroyed(stream) && isReadableStream(stream) && stream.readable && !isReadableFinished(stream);
}

function isWritable(stream) {
  const said = stream?.[kWritable];
  if (said !== undefined && said !== null) return said;
  if (typeof stream?.writable !== 'boolean') return null;
  return !isDestroyed(stream) && isWritableStream(stream) && stream.writable && !isWritableEnded(stream);
}

function isFinished(stream, options) {
  if (!isNodeStream(stream)) return null;
  if (isDestroyed(stream)) return true;
  if (options?.readable !== false && isReadable(stream)) return false;
  return !(options?.writable !== false && isWritable(stream));
}

function isClosed(stream) {
  if (!isNodeStream(stream)) return null;
  if (typeof stream.closed === 'boolean') return stream.closed;
  const { _readableState: readable, _writableState: writable } = stream;
  if (typeof writable?.closed === 'boolean' || typeof readable?.closed === 'boolean')
    return !!(writable?.closed || readable?.closed);
  if (typeof stream._closed === 'boolean' && isOutgoingMessage(stream)) return stream._closed;
  return null;
}

function isOutgoingMessage(stream) {
  return (
    typeof stream._closed === 'boolean' &&
    typeof stream._defaultKeepAlive === 'boolean' &&
    typeof stream._removedConnection === 'boolean' &&
    typeof stream._removedContLen === 'boolean'
  );
}

function isServerResponse(stream) {
  return typeof stream._sent100 === 'boolean' && isOutgoingMessage(stream);
}

function isServerRequest(stream) {
  return (
    typeof stream._consuming === 'boolean' &&
    typeof stream._dumped === 'boolean' &&
    stream.req?.upgradeOrConnect === undefined
  );
}

function isRequest(stream) {
  return !!stream.setHeader && typeof stream.abort === 'function';
}

function willEmitClose(stream) {
  if (!isNodeStream(stream)) return null;
  const state = stream._writableState ?? stream._readableState;
  return (!state && isServerResponse(stream)) || !!(state?.autoDestroy && state.emitClose && state.closed === false);
}

module.exports = {
  isClosed,
  isDestroyed,
  isFinished,
  isIterable,
  isNodeStream,
  isOutgoingMessage,
  isReadable,
  isReadableEnded,
  isReadableFinished,
  isReadableStream,
  isRequest,
  isServerRequest,
  isServerResponse,
  isWritable,
  isWritableEnded,
  isWebStream,
  isWritableFinished,
  isWritableStream,
  kClosedPromise,
  kControllerError,
  kDisturbed,
  kErrored,
  willEmitClose,
};
