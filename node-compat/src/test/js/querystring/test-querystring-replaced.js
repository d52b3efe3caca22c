// Replaced escape and unescape, decoders that give anything, separators that are empty, maxKeys that is no whole number, and what has only a length.
'use strict';

const querystring = require('querystring');
const show = (run) => {
  try {
    console.log(run());
  } catch (error) {
    console.log(error?.name, error?.message);
  }
};

const { escape, unescape } = querystring;
querystring.escape = (text) => `<${text}>`;
show(() => querystring.stringify({ a: '', b: true, c: [1, null], d: [] }));
querystring.escape = 1;
show(() => querystring.stringify({ a: 1 }));
show(() => querystring.stringify({ get a() { throw new Error('read first'); } }));
querystring.escape = escape;
querystring.unescape = (text) => `<${text}>`;
show(() => querystring.parse('a+b=%20&c&=d'));
querystring.unescape = null;
show(() => querystring.parse('a=b'));
querystring.unescape = unescape;
for (const decoder of [() => undefined, () => null, () => ({ pop: 1 }), (text) => [text], () => 'x', () => { throw 1; }]) show(() => querystring.parse('a=%41&a=+&b', null, null, { decodeURIComponent: decoder }));
for (const maxKeys of [1, 1.5, 0.5, NaN, Infinity, -1, 2]) show(() => querystring.parse('&a=1&&b=2&c', '&', '=', { maxKeys }));
for (const [separator, equals] of [[[], NaN], [[], []], ['&&', []], ['aab', '=>'], ['+', '='], ['&', '+'], ['%', '&'], ['&', '&'], ['&=', '=&'], ['==', '=']]) {
  for (const text of ['a=1&b=2', 'a+b=c+d', '%41=%42&&x', 'aaab=>1aab', '&==&', 'a%4%41=%zz中', '+', '']) show(() => JSON.stringify(querystring.parse(text, separator, equals)));
}
for (const value of [['a%41'], [[]], { length: 2 }, { length: 5, toString: () => '%41+b' }, new Uint8Array(0), null, 1, '%4', '%41%', '中%41']) show(() => querystring.unescapeBuffer(value, true));
show(() => querystring.stringify({ a: [1, 2], b: 3 }, [], []));
show(() => querystring.stringify({ a: [1, 2], '': '' }, '; ', { toString: () => ': ' }));
