// stream.addAbortSignal: an aborted signal destroys the stream.

const { AbortError, nodeError } = require('internal/errors');

function addAbortSignal(signal, stream) {
  if (typeof signal !== 'object' || signal === null || !('aborted' in signal)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'signal', 'AbortSignal', signal);
  }
  const { isNodeStream, isWebStream } = require('internal/streams/utils');
  if (!isNodeStream(stream) && !isWebStream(stream)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'stream', ['ReadableStream', 'WritableStream', 'Stream'], stream);
  }
  return addAbortSignalNoValidate(signal, stream);
}

function addAbortSignalNoValidate(signal, stream) {
  if (typeof signal !== 'object' || !('aborted' in signal)) return stream;
  const { isWebStream, kControllerError } = require('internal/streams/utils');
  const onAbort = () => {
    const error = new AbortError(undefined, { cause: signal.reason });
    if (isWebStream(stream)) stream[kControllerError](error);
    else stream.destroy(error);
  };
  if (signal.aborted) {
    onAbort();
  } else {
    signal.addEventListener('abort', onAbort, { once: true });
    require('internal/streams/end_of_stream').eos(stream, () => signal.removeEventListener('abort', onAbort));
  }
  return stream;
}

module.exports = { addAbortSignal, addAbortSignalNoValidate };
