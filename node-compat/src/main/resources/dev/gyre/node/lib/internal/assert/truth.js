// assert.ok ( value[, message] ), whose message quotes the failing call.
'use strict';

const { AssertionError } = require('internal/assert/assertion_error');
const { inspect } = require('internal/util/inspect');

// Throws unless a value is true as a condition; `start` is the function that the program has called, with `count` arguments.
function checkTruth(start, count, value, message) {
  if (value) return;
  let generated = false;
  if (count === 0) {
    generated = true;
    message = 'No value argument passed to `assert.ok()`';
  } else if (message == null) {
    generated = true;
    message = 'The expression evaluated to a falsy value';
    const expression = sourceOfCall(start);
    message += expression === undefined ? `:\n\n  assert.ok(${inspect(value)})\n` : `:\n\n  ${expression}\n`;
  } else if (message instanceof Error) {
    throw message;
  }
  const error = new AssertionError({ actual: value, expected: true, message, operator: '==', stackStartFn: start });
  error.generatedMessage = generated;
  throw error;
}

// Where the call of a frame begins, whose column is that of the method's name: at the object before it, as in `assert.ok`.
function startOfCall(line, column) {
  return column - /[\p{ID_Continue}$.]*$/u.exec(line.slice(0, column))[0].length;
}

// The source text of the failing call, if its file can be read.
function sourceOfCall(start) {
  const holder = {};
  Error.captureStackTrace(holder, start);
  const frame = /\(?([^()\s]+):(\d+):(\d+)\)?$/m.exec(String(holder.stack).split('\n')[1] ?? '');
  if (frame === null) return undefined;
  let lines;
  try {
    const path = frame[1].startsWith('file:') ? require('internal/url').fileURLToPath(frame[1]) : frame[1];
    if (!require('path').isAbsolute(path)) return undefined;
    lines = require('fs')
      .readFileSync(path, 'utf8')
      .split('\n')
      .slice(Number(frame[2]) - 1);
  } catch {
    return undefined; // Code without a file: the message shows only the value.
  }
  const text = lines.join('\n');
  const begin = startOfCall(lines[0], Number(frame[3]) - 1);
  let depth = 0;
  let quote = '';
  for (let i = begin; i < text.length; i++) {
    const character = text[i];
    if (quote !== '') {
      if (character === '\\') i++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'" || character === '`') quote = character;
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character) && --depth === 0) return text.slice(begin, i + 1).replaceAll('\n', '\n  ');
  }
  return undefined;
}

module.exports = { checkTruth };
