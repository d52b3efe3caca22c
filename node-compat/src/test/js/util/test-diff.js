// util.diff among edits of the same length: what is equal at the end is found from the start.
'use strict';
const { diff } = require('util');
for (const [actual, expected] of [['#.b', 'abababab'], ['abcabba', 'cbabac'], ['x', 'yxzx'], ['aab', 'ab'], ['', 'ab'], ['abc', 'abc'], ['same', ' samesame'], ['a1a2a', 'a'], ['a', 'a1a2a']]) {
  console.log(actual, expected, JSON.stringify(diff(actual, expected)));
}
console.log(JSON.stringify(diff(['1', '2', '2'], ['2', '1', '2'])));
