// Reporters: spec, for people; tap, the Test Anything Protocol; dot, one character per test.

const { Transform } = require('stream');

const symbols = {
  'test:fail': '✖ ',
  'test:pass': '✔ ',
  'test:diagnostic': 'ℹ ',
  arrow: '▶ ',
  hyphen: '﹣ ',
  warning: '⚠ ',
};
const colors = {
  green: '\u001b[32m',
  red: '\u001b[31m',
  blue: '\u001b[34m',
  gray: '\u001b[90m',
  yellow: '\u001b[33m',
  white: '\u001b[39m',
};

// The TAP directive after a result, with its reason if there is one.
const marks = { skip: 'SKIP', todo: 'todo'.toUpperCase(), expectFailure: 'EXPECTED FAILURE' };

function inspectError(error) {
  const { inspect } = require('internal/util/inspect');
  const shown = error?.code === 'ERR_TEST_FAILURE' ? error.cause : error;
  return inspect(shown, { breakLength: Infinity });
}

class SpecReporter extends Transform {
  #started = [];
  #open = [];
  #failed = [];
  #colored;

  constructor() {
    super({ writableObjectMode: true });
    this.#colored = require('internal/util/colors').shouldColorize(process.stdout);
  }

  #paint(color, text) {
    return this.#colored ? `${colors[color]}${text}${colors.white}` : text;
  }

  #result(type, data, hasChildren, indentation, withError) {
    const { skip, todo, expectFailure } = data;
    let note = '';
    let color = type === 'test:pass' ? 'green' : 'red';
    let symbol = symbols[type];
    if (skip !== undefined) {
      note = ` # ${typeof skip === 'string' && skip ? skip : marks.skip}`;
      color = 'gray';
      symbol = symbols.hyphen;
    } else if (todo !== undefined) {
      note = ` # ${typeof todo === 'string' && todo ? todo : marks.todo}`;
      if (type === 'test:fail') {
        color = 'yellow';
        symbol = symbols.warning;
      }
    } else if (expectFailure !== undefined) {
      note = ` # ${marks.expectFailure}`;
    }
    const { duration_ms: duration, error, passed_on_attempt: attempt } = data.details;
    let time = duration ? this.#paint('gray', ` (${Math.round(duration * 1e6) / 1e6}ms)`) : '';
    if (attempt !== undefined) time += this.#paint('gray', ` (passed on attempt ${attempt})`);
    const told =
      withError && error ? `${indentation}  ${inspectError(error).split(/\r?\n/).join(`\n${indentation}  `)}\n` : '';
    return `${indentation}${this.#paint(color, `${symbol}${data.name}`)}${time}${note}\n${told}`;
  }

  #report(type, data) {
    this.#started.shift();
    let prefix = '';
    while (this.#started.length > 0) {
      const parent = this.#started.pop();
      this.#open.unshift(parent);
      prefix += `${'  '.repeat(parent.nesting)}${symbols.arrow}${parent.name}\n`;
    }
    const hasChildren = this.#open[0]?.nesting === data.nesting && this.#open[0].name === data.name;
    if (hasChildren) this.#open.shift();
    return prefix + this.#result(type, data, hasChildren, '  '.repeat(data.nesting), false);
  }

  #summary() {
    if (this.#failed.length === 0) return '';
    const parts = [`\n${this.#paint('red', `${symbols['test:fail']}failing tests:`)}\n`];
    for (const data of this.#failed) {
      if (data.file)
        parts.push(`test at ${require('path').relative(process.cwd(), data.file)}:${data.line}:${data.column}`);
      parts.push(this.#result('test:fail', data, false, '', true));
    }
    return parts.join('\n');
  }

  _transform({ type, data }, encoding, callback) {
    callback(null, this.#told(type, data));
  }

  #told(type, data) {
    if (type === 'test:start') {
      this.#started.unshift(data);
    } else if (type === 'test:fail') {
      if (data.details.error?.failureType !== 'subtestsFailed') this.#failed.push(data);
      return this.#report(type, data);
    } else if (type === 'test:pass') {
      return this.#report(type, data);
    } else if (type === 'test:diagnostic') {
      return `${'  '.repeat(data.nesting)}${this.#paint('blue', `${symbols[type]}${data.message}`)}\n`;
    } else if (type === 'test:stdout' || type === 'test:stderr') {
      return data.message;
    } else if (type === 'test:coverage') {
      return this.#paint(
        'blue',
        require('internal/test_runner/coverage_report').coverageReport(symbols['test:diagnostic'], data.summary),
      );
    } else if (type === 'test:summary' && data.file === undefined) {
      return this.#summary();
    }
    return null;
  }
}

function escapeTap(text) {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('#', '\\#')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r')
    .replaceAll('\b', '\\b')
    .replaceAll('\f', '\\f')
    .replaceAll('\v', '\\v');
}

function yaml(indentation, name, value) {
  const key = `${indentation}  ${name}:`;
  if (typeof value !== 'string' || !value.includes('\n'))
    return `${key} ${require('internal/util/inspect').inspect(value, { breakLength: Infinity })}\n`;
  return `${key} |-\n${value
    .split(/\r?\n/)
    .map((line) => `${indentation}    ${line}`)
    .join('\n')}\n`;
}

// The lines of a stack without 'at' and without the error's header.
function framesOf(stack) {
  const lines = [];
  for (const line of stack.split('\n')) {
    const frame = /^\s+at (.*)$/.exec(line);
    if (frame) lines.push(frame[1]);
  }
  return lines.join('\n');
}

function tapDetails(indentation, { details, file, line, column }) {
  const { duration_ms: duration, type, error } = details;
  let text = `${indentation}  ---\n${yaml(indentation, 'duration_ms', duration)}${yaml(indentation, 'type', type)}`;
  if (error) {
    const { cause, code, failureType } = error;
    const thrown = failureType === 'testCodeFailure' || failureType === 'hookFailed' || cause instanceof Error;
    if (file) text += yaml(indentation, 'location', `${file}:${line}:${column}`);
    text += yaml(indentation, 'failureType', failureType);
    text += yaml(
      indentation,
      'error',
      thrown && cause instanceof Error ? cause.message : String(typeof cause === 'string' ? cause : error.message),
    );
    text += yaml(indentation, 'code', (thrown && cause?.code) || code);
    if (cause instanceof Error) {
      if (cause.name !== 'Error') text += yaml(indentation, 'name', cause.name);
      if (cause.code === 'ERR_ASSERTION') {
        for (const name of ['expected', 'actual']) text += yaml(indentation, name, cause[name]);
        if (cause.operator) text += yaml(indentation, 'operator', cause.operator);
      }
      const frames = typeof cause.stack === 'string' ? framesOf(cause.stack) : '';
      if (frames) text += yaml(indentation, 'stack', frames);
    }
  }
  return `${text}${indentation}  ...\n`;
}

function tapResult(type, data) {
  const indentation = '    '.repeat(data.nesting);
  let line = `${indentation}${type === 'test:pass' ? 'ok' : 'not ok'} ${data.testNumber} - ${escapeTap(data.name)}`;
  const { skip, todo, expectFailure } = data;
  const mark =
    skip !== undefined
      ? marks.skip
      : todo !== undefined
        ? marks.todo
        : expectFailure !== undefined
          ? marks.expectFailure
          : undefined;
  const reason = skip ?? todo;
  if (mark) line += ` # ${mark}${typeof reason === 'string' && reason ? ` ${escapeTap(reason)}` : ''}`;
  return `${line}\n${tapDetails(indentation, data)}`;
}

// What a test file prints, as comments.
function comments(message) {
  return message
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => `# ${escapeTap(line)}\n`)
    .join('');
}

async function* tap(source) {
  yield 'TAP version 13\n';
  for await (const { type, data } of source) {
    const indentation = '    '.repeat(data.nesting ?? 0);
    if (type === 'test:pass' || type === 'test:fail') yield tapResult(type, data);
    else if (type === 'test:plan') yield `${indentation}1..${data.count}\n`;
    else if (type === 'test:start') yield `${indentation}# Subtest: ${escapeTap(data.name)}\n`;
    else if (type === 'test:diagnostic') yield `${indentation}# ${escapeTap(data.message)}\n`;
    else if (type === 'test:stdout' || type === 'test:stderr') yield comments(data.message);
    else if (type === 'test:coverage')
      yield require('internal/test_runner/coverage_report').coverageReport('# ', data.summary);
  }
}

async function* dot(source) {
  let count = 0;
  const failed = [];
  const columns = Math.max(process.stdout.columns ?? 20, 20);
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (type === 'test:fail') failed.push(data);
    yield type === 'test:pass' ? '.' : 'X';
    if (++count === columns) {
      yield '\n';
      count = 0;
    }
  }
  yield '\n';
  if (failed.length === 0) return;
  yield '\nFailed tests:\n\n';
  for (const data of failed) {
    const { duration_ms: duration, error } = data.details;
    yield `${symbols['test:fail']}${data.name}${duration ? ` (${duration}ms)` : ''}\n  ${inspectError(error).split(/\r?\n/).join('\n  ')}\n`;
  }
}

module.exports = { SpecReporter, dot, tap };
