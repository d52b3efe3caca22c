// High-water marks.

const { nodeError } = require('internal/errors');

let defaultBytes = 64 * 1024;
let defaultObjects = 16;

function getDefaultHighWaterMark(objectMode) {
  return objectMode ? defaultObjects : defaultBytes;
}

function setDefaultHighWaterMark(objectMode, value) {
  require('internal/validators').validateInteger(value, 'value', 0);
  if (objectMode) defaultObjects = value;
  else defaultBytes = value;
}

function getHighWaterMark(state, options, duplexKey, isDuplex) {
  let mark = options?.highWaterMark;
  let name = 'options.highWaterMark';
  if (mark == null && isDuplex) {
    mark = options?.[duplexKey];
    name = `options.${duplexKey}`;
  }
  if (mark == null) return getDefaultHighWaterMark(state.objectMode);
  if (!Number.isInteger(mark) || mark < 0) throw nodeError('ERR_INVALID_ARG_VALUE', name, mark);
  return Math.floor(mark);
}

module.exports = { getDefaultHighWaterMark, getHighWaterMark, setDefaultHighWaterMark };
