'use strict';
// Styles within styles, parseArgs with odd names and types, tables by the options of their console.
const stream = require('stream');
const util = require('util');

const codes = (text) => JSON.stringify(text);
const plain = { validateStream: false };
for (const format of ['red', 'bold', 'dim', 'underline', 'bgBlue', 'reset', 'gray', ['red', 'bold'], ['bold', 'dim'], ['red', 'blue'], ['reset', 'red'], ['underline', 'doubleunderline'], 'none', ['red', 'none'], []]) {
  for (const text of ['', 'x', 'a\u001b[39mb', 'a\u001b[39m', '\u001b[39ma', 'a\u001b[39m\u001b[39mb', 'a\u001b[39m\u001b[39m', 'a\u001b[22mb', 'a\u001b[22m', 'a\u001b[24mb\u001b[49mc\u001b[0md', '\u001b[22m\u001b[39m', '\u001b[39m']) {
    console.log(codes(format), codes(text), codes(util.styleText(format, text, plain)));
  }
}
console.log(codes(util.styleText('red', `a${util.styleText('blue', `b${util.styleText('bold', 'c', plain)}d`, plain)}e`, plain)));

function attempt(config) {
  try {
    console.log(util.parseArgs(config));
  } catch (error) {
    console.log(error.code, error.message);
  }
}
for (const args of [['--='], ['--=x'], ['--==x'], ['--a='], ['---'], ['--=', 'v']]) {
  attempt({ args, strict: false, tokens: true });
  attempt({ args, options: { '=': { type: 'string' }, 'a': { type: 'boolean' } } });
}
for (const type of [undefined, null, 1, 'text', '', [], {}, /x/, class A {}, () => {}, Object.create(null)]) attempt({ args: [], options: { a: { type } } });
attempt({ args: [], options: { ['__proto__']: { type: 'boolean', default: true }, b: { type: 'string', default: 'c' } } });

for (const tokens of [true, false]) {
  for (const strict of [true, false]) {
    attempt({ args: ['--no-foo', '--no-no-foo', '-f'], options: { 'no-foo': { type: 'boolean', short: 'f' } }, allowNegative: true, strict, tokens });
    attempt({ args: ['--no-foo', '-f'], options: { 'foo': { type: 'boolean' }, 'no-foo': { type: 'boolean', short: 'f' } }, allowNegative: true, strict, tokens });
    attempt({ args: ['--no-bar'], options: { bar: { type: 'string' } }, allowNegative: true, strict, tokens });
    attempt({ args: ['--no-bar=1', '--no-'], options: { bar: { type: 'boolean' } }, allowNegative: true, strict, tokens });
    attempt({ args: [1, {}], allowPositionals: true, strict, tokens });
  }
}

function table(options, ...values) {
  let text = '';
  const made = new console.Console({ stdout: new stream.Writable({ write(chunk, _, done) { text += chunk; done(); } }), ...options });
  try {
    made.table(...values);
    console.log(codes(text).replaceAll('\\n', '\n'));
  } catch (error) {
    console.log(error.code, error.message);
  }
}
for (const inspectOptions of [{}, { colors: true }, { maxStringLength: 3 }, { depth: 5 }, { breakLength: 10, compact: false }, { showHidden: true }, { maxArrayLength: 1 }, { sorted: true }, { numericSeparator: true, colors: false }]) {
  table({ inspectOptions }, [{ a: 'hello', b: [5, 4, 3, 2, 1] }, { a: 10000, b: { z: { y: { x: 1 } }, c: 2, d: { q: 1 } } }, new Map([[1, 2]]), 'str', 5n]);
  table({ inspectOptions }, new Map([[{ k: 1 }, { b: 2, a: 1 }], ['s', [1, 2, 3, 4]]]));
  table({ inspectOptions }, new Map([[1, { a: '', b: 0 }]]).entries());
  table({ inspectOptions }, new Set(['a', { q: 1, w: 2 }]));
}
table({ colorMode: true }, [1]);
for (const properties of [null, 'a', 1, {}, ['a'], []]) {
  table({}, 'text', properties);
  table({}, [{ a: 1, b: 2 }], properties);
}
