// How the REPL shows what a line has thrown.

const { types } = require('util');

// The lines of a stack before those of the REPL itself: it calls the text by the last function without a name.
function ownStack(stack) {
  const lines = stack.split('\n');
  let first = lines.length;
  while (first > 0 && /^ {4}at /.test(lines[first - 1])) first--;
  const frames = lines.slice(first);
  const last = frames.findLastIndex((frame) => /^ {4}at (?!.*\)$)/.test(frame));
  return [...lines.slice(0, first), ...frames.slice(0, last)].join('\n');
}

// A syntax error shows its place in the text only.
function syntaxStack(stack) {
  return stack.replace(/^REPL\d+:\d+\r?\n/, '').replace(/^\s+at\s.*\n?/gm, '');
}

function shorten(error) {
  const { stack, name } = error;
  if (typeof stack !== 'string' || stack === '') return;
  const value = name === 'SyntaxError' ? syntaxStack(stack) : ownStack(stack);
  // A frozen error keeps its stack.
  Reflect.defineProperty(error, 'stack', { __proto__: null, value, writable: true, configurable: true });
}

function uncaughtText(error, writer) {
  let text;
  if (types.isNativeError(error)) {
    shorten(error);
    text = writer(error);
    if (text.startsWith('[') && text.endsWith(']')) text = text.slice(1, -1);
  } else text = writer(error);
  const lines = text.split(/(?<=\n)/);
  const index = lines.findIndex((line) => /^\[?([A-Z][a-z0-9_]*)*Error/.test(line));
  if (index === -1) text = `Uncaught${lines.length === 1 ? ' ' : ':\n'}${text}`;
  else {
    const { breakLength } = require('repl').writer.options;
    lines[index] = `Uncaught${lines[index].length <= breakLength ? ' ' : ':\n'}${lines[index]}`;
    text = lines.join('');
  }
  return text.endsWith('\n') ? text : `${text}\n`;
}

module.exports = { uncaughtText };
