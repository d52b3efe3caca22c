// stream.compose: combines several streams to one Duplex.

const { nodeError } = require('internal/errors');
const { pipeline } = require('internal/streams/pipeline');
const { duplexFrom, joined } = require('internal/streams/from');
const { isNodeStream, isReadable, isWritable } = require('internal/streams/utils');

function compose(...streams) {
  if (streams.length === 0) throw nodeError('ERR_MISSING_ARGS', 'streams');
  streams.forEach((stream, i) => {
    if (!isNodeStream(stream)) return;
    if (i < streams.length - 1 && !isReadable(stream))
      throw nodeError('ERR_INVALID_ARG_VALUE', `streams[${i}]`, stream, 'must be readable');
    if (i > 0 && !isWritable(stream))
      throw nodeError('ERR_INVALID_ARG_VALUE', `streams[${i}]`, stream, 'must be writable');
  });
  const parts = streams.map((stream) => (isNodeStream(stream) ? stream : duplexFrom(stream)));
  if (parts.length === 1) return parts[0];
  const head = parts[0];
  const tail = parts[parts.length - 1];
  const duplex = joined({
    readable: isReadable(tail) ? tail : undefined,
    writable: isWritable(head) ? head : undefined,
  });
  pipeline(...parts, (error) => {
    if (error) duplex.destroy(error);
  });
  return duplex;
}

module.exports = { compose };
