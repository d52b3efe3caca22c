// AssertionError and its messages.

const { inspect } = require('internal/util/inspect');

const headlines = {
  deepStrictEqual: 'Expected values to be strictly deep-equal:',
  partialDeepStrictEqual: 'Expected values to be partially and strictly deep-equal:',
  strictEqual: 'Expected values to be strictly equal:',
  strictEqualObject: 'Expected "actual" to be reference-equal to "expected":',
  deepEqual: 'Expected values to be loosely deep-equal:',
  notDeepStrictEqual: 'Expected "actual" not to be strictly deep-equal to:',
  notStrictEqual: 'Expected "actual" to be strictly unequal to:',
  notStrictEqualObject: 'Expected "actual" not to be reference-equal to "expected":',
  notDeepEqual: 'Expected "actual" not to be loosely deep-equal to:',
  notIdentical: 'Values have same structure but are not reference-equal:',
  notDeepEqualUnequal: 'Expected values not to be loosely deep-equal:',
};

function show(value) {
  return inspect(value, {
    compact: false,
    customInspect: false,
    depth: 1000,
    maxArrayLength: Infinity,
    showHidden: false,
    showProxy: false,
    sorted: true,
    getters: true,
    breakLength: Infinity,
  });
}

const isPlainObject = (value) => typeof value === 'object' && value !== null;
const isObject = (value) => isPlainObject(value) || typeof value === 'function';

function paint() {
  const on = require('internal/util/colors').shouldColorize(process.stderr);
  return on ? { green: '\u001b[32m', red: '\u001b[31m', white: '\u001b[39m' } : { green: '', red: '', white: '' };
}

// Two short values share one line, `1 !== 2`; longer ones are on two lines with a mark at the first difference.
function simpleDifference(actual, expected, headline, actualText, expectedText) {
  const quotes = (typeof actual === 'string' ? 2 : 0) + (typeof expected === 'string' ? 2 : 0);
  if (actualText.length + expectedText.length - quotes <= 12 && (actual !== 0 || expected !== 0)) {
    return `${headline}\n\n${actualText} !== ${expectedText}\n`;
  }
  return undefined;
}

// Whether both are one line, and one of them is not an object: then both are shown without a diff.
function areSimple(actual, expected, actualText, expectedText) {
  return (
    !actualText.includes('\n') && !expectedText.includes('\n') && !(isPlainObject(actual) && isPlainObject(expected))
  );
}

// A caret under the first difference, for texts that begin alike and are together no wider than the terminal.
function differenceMark(actualText, expectedText) {
  const { stderr } = process;
  if (actualText === expectedText || actualText.length + expectedText.length > (stderr.isTTY ? stderr.columns : 80))
    return '';
  let index = 0;
  while (actualText[index] === expectedText[index]) index++;
  return index > 2 && index < actualText.length ? `\n${' '.repeat(index + 2)}^` : '';
}

function difference(actual, expected, operator, diff, headline) {
  if (operator === 'strictEqual' && isObject(actual) && isObject(expected) && typeof actual === typeof expected) {
    operator = 'strictEqualObject';
  }
  const actualText = show(actual);
  const expectedText = show(expected);
  const isSimple = areSimple(actual, expected, actualText, expectedText);
  const short = isSimple
    ? simpleDifference(actual, expected, headline ?? headlines[operator], actualText, expectedText)
    : undefined;
  if (short !== undefined) return short;
  const { green, red, white } = paint();
  const legend = `${green}+ actual${white} ${red}- expected${white}`;
  if (isSimple) {
    const lines = `${green}+${white} ${actualText}\n${red}-${white} ${expectedText}`;
    return `${headline ?? headlines[operator]}\n${legend}\n\n${lines}${differenceMark(actualText, expectedText)}\n`;
  }
  const actualLines = actualText.split('\n');
  if (actualText === expectedText) {
    if (actualLines.length > 50 && diff !== 'full') actualLines.splice(46, actualLines.length, '...');
    return `${headline ?? headlines.notIdentical}\n\n${actualLines.join('\n')}\n`;
  }
  const { DELETE, INSERT, shortestEdit } = require('internal/util/diff');
  const sameLine = (a, b) =>
    a === b || (a.endsWith(',') && a.slice(0, -1) === b) || (b.endsWith(',') && b.slice(0, -1) === a);
  const steps = shortestEdit(actualLines, expectedText.split('\n'), sameLine);
  const { lines, skipped } = layOut(steps, DELETE, INSERT, { green, red, white });
  return `${headline ?? headlines[operator]}\n${legend}${skipped ? '\n... Skipped lines' : ''}\n\n${lines.join('\n')}\n`;
}

// Changed lines with context: of a long run of equal lines, five remain before '...' and one after it.
function layOut(steps, DELETE, INSERT, { green, red, white }) {
  const lines = [];
  let skipped = false;
  let run = [];
  const flush = (atEnd) => {
    const all = run.length <= 6 && !atEnd;
    for (const text of all ? run : run.slice(0, 5)) lines.push(`  ${text}`);
    if (!all && !atEnd) {
      lines.push('...', `  ${run[run.length - 1]}`);
      skipped = true;
    }
    run = [];
  };
  for (const [operation, text] of steps) {
    if (operation === DELETE || operation === INSERT) {
      if (run.length > 0) flush(false);
      lines.push(operation === DELETE ? `${green}+${white} ${text}` : `${red}-${white} ${text}`);
    } else {
      run.push(text);
    }
  }
  if (run.length > 0) flush(true);
  return { lines, skipped };
}

function shorten(text, diff) {
  return text.length > 512 && diff !== 'full' ? `${text.slice(0, 509)}...` : text;
}

function notEqualMessage(actual, operator, diff) {
  let headline = headlines[operator];
  const text = show(actual);
  if (operator === 'notStrictEqual' && isObject(actual)) headline = headlines.notStrictEqualObject;
  const lines = text.split('\n');
  if (lines.length > 50 && diff !== 'full') lines.splice(46, lines.length, '...');
  return lines.length === 1
    ? `${headline}${lines[0].length > 5 ? '\n\n' : ' '}${lines[0]}`
    : `${headline}\n\n${lines.join('\n')}\n`;
}

// When two errors are compared, stacks and non-enumerable properties except the cause are omitted.
function withoutStack(error) {
  const copy = Object.create(Object.getPrototypeOf(error));
  for (const key of Object.keys(error)) copy[key] = error[key];
  if (Object.hasOwn(error, 'cause')) {
    const cause = error.cause instanceof Error ? withoutStack(error.cause) : error.cause;
    Object.defineProperty(copy, 'cause', { __proto__: null, value: cause, configurable: true, writable: true });
  }
  Object.defineProperty(copy, 'message', { __proto__: null, value: error.message, configurable: true, writable: true });
  Object.defineProperty(copy, 'stack', { __proto__: null, value: '', configurable: true, writable: true });
  return copy;
}

function messageFor({ actual, expected, operator, diff }) {
  if (actual instanceof Error && expected instanceof Error) {
    actual = withoutStack(actual);
    expected = withoutStack(expected);
  }
  if (operator === 'deepStrictEqual' || operator === 'strictEqual' || operator === 'partialDeepStrictEqual') {
    return difference(actual, expected, operator, diff);
  }
  if (operator === 'notDeepStrictEqual' || operator === 'notStrictEqual')
    return notEqualMessage(actual, operator, diff);
  if (operator === 'deepEqual') {
    return `${headlines.deepEqual}\n\n${shorten(show(actual), diff)}\n\nshould loosely deep-equal\n\n${shorten(show(expected), diff)}`;
  }
  if (operator === 'notDeepEqual') {
    const left = show(actual);
    const right = show(expected);
    if (left === right) return `${headlines.notDeepEqual}\n\n${shorten(left, diff)}`;
    return `${headlines.notDeepEqualUnequal}\n\n${shorten(left, diff)}\n\nshould not loosely deep-equal\n\n${shorten(right, diff)}`;
  }
  return `${shorten(show(actual), diff)} ${operator} ${shorten(show(expected), diff)}`;
}

class AssertionError extends Error {
  constructor(options) {
    require('internal/validators').validateObject(options, 'options');
    const { message, operator, stackStartFn, stackStartFunction, details } = options;
    const limit = Error.stackTraceLimit;
    if (message != null && operator !== undefined && /strict/i.test(operator) && !operator.startsWith('not')) {
      super(difference(options.actual, options.expected, operator, options.diff, `${message}`));
    } else if (message != null) super(`${message}`);
    else super(messageFor(options));
    Error.stackTraceLimit = limit;
    this.generatedMessage = message == null;
    Object.defineProperty(this, 'name', {
      __proto__: null,
      value: 'AssertionError [ERR_ASSERTION]',
      enumerable: false,
      writable: true,
      configurable: true,
    });
    this.code = 'ERR_ASSERTION';
    if (details) {
      this.actual = undefined;
      this.expected = undefined;
      this.operator = undefined;
      for (let i = 0; i < details.length; i++) {
        this[`message ${i}`] = details[i].message;
        this[`actual ${i}`] = details[i].actual;
        this[`expected ${i}`] = details[i].expected;
        this[`operator ${i}`] = details[i].operator;
        this[`stack trace ${i}`] = details[i].stack;
      }
    } else {
      this.actual = options.actual;
      this.expected = options.expected;
      this.operator = operator;
    }
    this.diff = options.diff ?? 'simple';
    Error.captureStackTrace(this, stackStartFn || stackStartFunction);
    this.stack; // The header contains the code: it is formatted while the name does.
    this.name = 'AssertionError';
  }

  toString() {
    return `${this.name} [${this.code}]: ${this.message}`;
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, ctx) {
    // Long strings in actual and expected are shortened.
    const { actual, expected } = this;
    const trim = (value) => (typeof value === 'string' && value.length > 512 ? `${value.slice(0, 512)}...` : value);
    this.actual = trim(actual);
    this.expected = trim(expected);
    const result = inspect(this, { ...ctx, customInspect: false, depth: 0 });
    this.actual = actual;
    this.expected = expected;
    return result;
  }
}

module.exports = { AssertionError };
