'use strict';
// Unusual arguments and the errors for them.
const assert = require('assert');
const url = require('url');
const util = require('util');

const shown = (action) => {
  try {
    console.log(action());
  } catch (error) {
    console.log(error.name, error.code, error.message.split(' {\n  at')[0], error.input, error.base);
  }
};
for (const text of ['  aé/b', 'a/bé', ' a/ b', 'a/b ;c', ' a/', '/b', ' a', 'a/é;x', 'x/y\u00a0 ']) shown(() => String(new util.MIMEType(text)));
for (const text of ['\\\\a', '\\\\\\x', '\\\\?\\UNC\\s\\h', '\\\\\u0000\\`', '\\\\s|\\x', '\\\\a b\\c', '\\\\h:8\\c', '\\\\h#\\c', '\\\\h@x\\c', '\\\\NONE.invalid\\c']) {
  shown(() => url.pathToFileURL(text, { windows: true }).href);
}
for (const text of ['foo:/p', 'foo:/p?q', 'foo://h/p', 'foo:p', 'http://h/p', 'foo:/p/q#h']) {
  const parsed = new URL(text);
  parsed.pathname = '';
  console.log(parsed.href);
}
for (const auth of [class A {}, { a: 1 }, 5, [1, 2], ['a']]) shown(() => url.format({ auth, host: 'h' }));
for (const host of ['a:8', 'a:b', ':8', 'a:']) {
  const parsed = new url.Url();
  parsed.host = host;
  parsed.parseHost();
  console.log(parsed.host, parsed.hostname, parsed.port);
}
shown(() => util.parseArgs(null));
shown(() => util.toUSVString(Symbol('s')));
shown(() => util.getSystemErrorName(-8));
shown(() => util.debuglog(null)('x'));
shown(() => util.debuglog(5).enabled);
shown(() => util.inspect(util.debuglog({ toUpperCase() { throw new Error('asked'); } })));
for (const [args, options, strict] of [
  [['--no-foo', '--no-bar', '--no-baz=1'], { foo: { type: 'boolean' }, bar: { type: 'string' } }, false],
  [['--no-foo'], { 'no-foo': { type: 'boolean' }, foo: { type: 'boolean' } }, true],
  [['--no-zip'], { foo: { type: 'boolean' } }, true], [['--no-zip'], { foo: { type: 'boolean' } }, false], [['--no-bar'], { bar: { type: 'string' } }, true],
]) shown(() => JSON.stringify(util.parseArgs({ args, strict, options, allowNegative: true, tokens: true })));
shown(() => assert.strictEqual([1], [1]));
const [one, other] = [new AggregateError([1]), new AggregateError([2])];
shown(() => assert.deepStrictEqual(one, other));
shown(() => assert.notStrictEqual(one, one));
shown(() => assert.strictEqual(new Error('a', { cause: 1 }), new Error('a', { cause: 2 })));
shown(() => assert.notStrictEqual(one.x = new (class My extends Error { y = 2; })('q'), one.x));
