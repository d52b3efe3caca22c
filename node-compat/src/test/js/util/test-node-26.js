// Functions that came with Node 26: partial comparison, promises whose rejection is no error, the lengths of decoded bytes, and the colours of regular expressions.
const util = require('util');
const { Buffer, isLatin1 } = require('buffer');
const attempt = (run) => {
  try {
    console.log(run());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
};
attempt(() => [util.isPartialDeepStrictEqual({ a: 1, b: [1, 2] }, { b: [2] }), util.isPartialDeepStrictEqual({ a: 1 }, { a: 1, b: 2 })]);
process.on('unhandledRejection', (reason) => console.log('unhandled', reason));
attempt(() => util.markPromiseAsHandled(Promise.reject('marked')));
Promise.reject('not marked');
for (const value of [1, null, { then() {} }]) attempt(() => util.markPromiseAsHandled(value));
for (const bytes of [Buffer.from('aé€'), new Uint8Array([255, 226, 130]), new ArrayBuffer(5), new Uint8Array(0)]) {
  console.log(['utf8', 'hex', 'base64', 'base64url', 'utf16le', 'latin1', 'ascii'].map((encoding) => Buffer.stringLength(bytes, encoding)).join());
}
for (const args of [['x'], [Buffer.from('x'), 'no'], [Buffer.from('x'), 5]]) attempt(() => Buffer.stringLength(...args));
for (const value of ['é', 'x€', Buffer.from('x'), null]) attempt(() => isLatin1(value));
for (const alignment of [64, 0, 3, 1.5, '8']) attempt(() => [Buffer.allocUnsafe(10, alignment).length, Buffer.allocUnsafeSlow(10, alignment).length]);
const shown = (source) => util.inspect.styles.regexp(source).replace(/\u001b\[(\d+)m/g, (_, code) => `<${code}>`);
for (const source of ['/a(b|[c-e\\d]+)\\k<n>(?<n>x{2,3})?$/giu', '/(?:a)(?=b)(?<!c).\\p{L}\\u{41}\\x41\\12/u', '/(((((a)))))/', '/[^-a]|[--a]|[a-]/', '/a{2/', '//']) console.log(shown(source));
util.inspect.styles.regexp.colors = ['blue', 'bold'];
console.log(shown('/(a)/'));
util.inspect.styles.regexp.colors = [];
console.log(shown('/(a)/'));
