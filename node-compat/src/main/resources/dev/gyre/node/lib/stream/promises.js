// node:stream/promises.

module.exports = {
  finished: require('internal/streams/end_of_stream').finished,
  pipeline: require('internal/streams/pipeline').promisifiedPipeline,
};
