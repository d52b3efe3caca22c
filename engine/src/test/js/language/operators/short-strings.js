// One string is the same value whether it was written, concatenated, cut out or made from digits.
const part = (text) => `--${text}--`.slice(2, -2);
const grown = (text) => [...text].reduce((before, character) => before + character, '');
const halves = (text) => text.slice(0, 1) + text.slice(1);
const texts = ['k1', '12', '-7', 'a\0b', 'a\0', '\0a', 'ÿÿÿÿÿÿÿÿ', 'Āb', 'length', '__proto__', 'abcdefgh', 'abcdefghi', '01', '4294967'];
for (const text of texts) {
  const made = [text, part(text), grown(text), halves(text)];
  for (const a of made) {
    for (const b of made) {
      same(a === b, true);
      same(a == b, true);
      same(Object.is(a, b), true);
      same(a < b || a > b, false);
      same(a <= b && a >= b, true);
      same(new Map([[a, 1]]).get(b), 1);
      same(new Set([a, b]).size, 1);
      const map = new Map([[a, 1], [b, 2], ['other', 3]]);
      same(map.size, 2);
      same(map.get(a), 2);
      same(map.delete(b), true);
      same(map.has(a), false);
      same(Map.groupBy([a, b], (key) => key).size, 1);
      same(Object.keys(Object.groupBy([a, b], (key) => key)).length, 1);
      const object = { __proto__: null, [a]: 1 };
      same(object[b], 1);
      object[b] = 2;
      same(object[a], 2);
      same(b in object, true);
      same(Object.hasOwn(object, b), true);
      same(Reflect.ownKeys(object).length, 1);
      const { [a]: taken, ...rest } = object;
      same(taken, 2);
      same(Object.keys(rest).length, 0);
      same(delete object[b], true);
      same(a in object, false);
      same([a].indexOf(b), 0);
      same([a].includes(b), true);
      same(Symbol.for(a), Symbol.for(b));
      switch (a) {
        case b: break;
        default: same('', a);
      }
      same((a + b).length, text.length * 2);
      same(`${a}${b}`, text + text);
      same(JSON.stringify([a, { [b]: a }]), JSON.stringify([text, { [text]: text }]));
      same(new RegExp(`^${a.replace(/\0/g, '\\0')}$`, 'u').test(b), true);
      same(a.localeCompare(b), 0);
    }
    same(typeof a, 'string');
    same(Number(a), Number(text));
    same(a.length, text.length);
    same(a[text.length], undefined);
    same(a.at(-1), text.at(-1));
    same(a.charCodeAt(text.length - 1), text.charCodeAt(text.length - 1));
    same(a.charCodeAt(text.length), NaN);
    same([...a].join(), [...text].join());
    same(a.split('').length, text.length);
    same(Object(a) == a, true);
    same(new String(a).valueOf(), text);
    same(a.toUpperCase(), text.toUpperCase());
    for (let i = 0; i <= text.length; i++) {
      same(a[i], text[i]);
      for (let j = i; j <= text.length; j++) {
        same(a.slice(i, j), text.slice(i, j));
        same(a.substring(j, i), text.substring(i, j));
        same(a.substr(i, j), text.substr(i, j));
      }
    }
  }
}
const mixed = ['k10', 'k9', 'k' + 1, 'k' + 10, 'k10x', 'a-long-one' + 1, 'k', 'kÿ', 'kĀ', 'k1' + '\0'];
same(mixed.sort().map(escape).join(), 'a-long-one1,k,k1,k1%00,k10,k10,k10x,k9,k%FF,k%u0100');
same(mixed.length, 10);
same(5 + 'px', '5px');
same(-5 + 'px', '-5px');
same(-0 + 'px', '0px');
same(1e21 + '', '1e+21');
same('n' + 99999999, 'n99999999');
same('n' + -2147483648, 'n-2147483648');
same(`${2147483647}`, '2147483647');
same('' + 7, '7');
// A string of keys is a key each time, however many there are.
const table = {};
for (let i = 0; i < 20000; i++) table['k' + i] = i;
let sum = 0;
for (let i = 0; i < 20000; i++) sum += table['k' + i];
same(sum, 199990000);
same(Object.keys(table).length, 20000);
same([5, 6, 7]['' + 1], 6);
same([5, 6, 7]['0' + '1'], undefined);
// What is cut out of longer texts or made from numbers is like what is written.
const words = 'k1,12,007,,a,ÿ,Ā,a\0,abcdefgh,abcdefghi'.split(',');
same(words.join('|'), 'k1|12|007||a|ÿ|Ā|a\0|abcdefgh|abcdefghi');
same(new Set([...words, ...words]).size, 10);
same(words.map((word) => +word).join(), 'NaN,12,7,0,NaN,NaN,NaN,NaN,NaN,NaN');
same([10, 11, 12][words[1] - 10], 12);
same(Object.keys({ [words[1]]: 1, [words[2]]: 2, ['0' + 0]: 3, [String(0)]: 4 }).join(), '0,12,007,00');
same('<k1> <12>'.match(/\w+/g)[1], words[1]);
same(/(\w+) (\w+)/.exec('k1 12')[1], words[0]);
same('k1--12'.split(/-+/)[1] === words[1], true);
same(' k1 '.trim() === words[0], true);
same((255).toString(16).padStart(4, '0'), '00ff');
same((255).toString(16).padEnd(10, 'Ā'), 'ffĀĀĀĀĀĀĀĀ');
same((1.5).toFixed(2) === '1.50', true);
same((-1.5).toString() + String(1e21) + String(-0), '-1.51e+210');
same(JSON.parse('{"a":"k1","b":["12"]}').a === words[0], true);
same(String.fromCharCode(107, 49) === words[0], true);
same(String.fromCharCode(107) === 'k1'[0], true);
same([...'k1'].join('') === words[0], true);
