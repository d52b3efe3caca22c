// Escape sequences that move a terminal's cursor and erase, which readline writes to any stream.

const { nodeError } = require('internal/errors');
const { validateFunction } = require('internal/validators');

const escape = '\u001b';
const sequences = {
  clearToLineBeginning: `${escape}[1K`,
  clearToLineEnd: `${escape}[0K`,
  clearLine: `${escape}[2K`,
  clearScreenDown: `${escape}[0J`,
};

function toLine(direction) {
  if (direction < 0) return sequences.clearToLineBeginning;
  return direction > 0 ? sequences.clearToLineEnd : sequences.clearLine;
}

function toPosition(x, y) {
  if (Number.isNaN(x)) throw nodeError('ERR_INVALID_ARG_VALUE', 'x', x);
  if (Number.isNaN(y)) throw nodeError('ERR_INVALID_ARG_VALUE', 'y', y);
  return typeof y === 'number' ? `${escape}[${y + 1};${x + 1}H` : `${escape}[${x + 1}G`;
}

function byDistance(dx, dy) {
  let text = '';
  if (dx !== 0) text += dx < 0 ? `${escape}[${-dx}D` : `${escape}[${dx}C`;
  if (dy !== 0) text += dy < 0 ? `${escape}[${-dy}A` : `${escape}[${dy}B`;
  return text;
}

// Writes a text; only calls back if there is no text or no stream.
function put(stream, text, callback) {
  if (stream !== null && stream !== undefined && text !== '') return stream.write(text, callback);
  if (typeof callback === 'function') process.nextTick(callback, null);
  return true;
}

function cursorTo(stream, x, y, callback) {
  if (callback !== undefined) validateFunction(callback, 'callback');
  if (typeof y === 'function') {
    callback = y;
    y = undefined;
  }
  if (Number.isNaN(x)) throw nodeError('ERR_INVALID_ARG_VALUE', 'x', x);
  if (Number.isNaN(y)) throw nodeError('ERR_INVALID_ARG_VALUE', 'y', y);
  if (stream === null || stream === undefined || (typeof x !== 'number' && typeof y !== 'number'))
    return put(null, '', callback);
  if (typeof x !== 'number') throw nodeError('ERR_INVALID_CURSOR_POS');
  return put(stream, toPosition(x, y), callback);
}

function moveCursor(stream, dx, dy, callback) {
  if (callback !== undefined) validateFunction(callback, 'callback');
  return put(stream, stream === null || stream === undefined ? '' : byDistance(dx, dy), callback);
}

function clearLine(stream, direction, callback) {
  if (callback !== undefined) validateFunction(callback, 'callback');
  return put(stream, toLine(direction), callback);
}

function clearScreenDown(stream, callback) {
  if (callback !== undefined) validateFunction(callback, 'callback');
  return put(stream, sequences.clearScreenDown, callback);
}

module.exports = { byDistance, clearLine, clearScreenDown, cursorTo, moveCursor, sequences, toLine, toPosition };
