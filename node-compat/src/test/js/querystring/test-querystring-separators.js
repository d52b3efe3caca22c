'use strict';
// Separators of several characters that share some, names whose second escape counts for the value, what decoders are asked for.
const querystring = require('querystring');

const shown = (action) => {
  try {
    console.log(JSON.stringify(action()));
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
};
for (const [text, ...separators] of [
  [']foo]&', '&&', '&'], ['a&', '&&', '&'], ['a&b&&c', '&&', '&'], ['a=b&c', '&&', '='], ['a&', '&&', '='], ['a=>', '&', '=>'], ['a=', '&', '=>'],
  ['a=&>b&&c=>d', '&&', '=>'], ['a=1&b=2', [], '='], ['a=1&b=2', '&', []], ['a&b', '&', '&'], ['===', '=', '=='],
]) shown(() => querystring.parse(text, ...separators));
for (const text of ['%C3%A9=é%', '%C3=é%z', '%41%42=é%z', '%41%4=é%', '%41%=é%', 'x%41y%42=é', '%41=1&%42=é%', 'a=%41%42&b=é%', 'é%41%', '%zz=\ud83d\ude00%41%']) {
  shown(() => querystring.parse(text));
}
shown(() => querystring.parse('=&a=&==&b', null, null, { decodeURIComponent: (text) => `<${text}>` }));
for (const value of [Symbol('s'), Object.create(null), {}, [], 5, null, undefined, 'é%']) shown(() => querystring.unescape(value));
for (const value of [5, null, undefined, 'é%', [1, 2]]) shown(() => querystring.unescapeBuffer(value));
for (const separator of [Symbol('s'), Object.create(null), [1]]) {
  for (const object of [{}, { a: 1 }, { a: 1, b: 2 }, { a: [1, 2] }]) {
    shown(() => querystring.stringify(object, separator));
    shown(() => querystring.stringify(object, '&', separator));
  }
}
