// Stable: equal elements keep their order, in short and in long arrays.
for (const size of [5, 40, 500]) {
  const people = [];
  for (let i = 0; i < size; i++) people.push({ key: (i * 7) % 3, i });
  people.sort((a, b) => a.key - b.key);
  same(people.every((p, k) => k === 0 || people[k - 1].key < p.key || people[k - 1].key === p.key && people[k - 1].i < p.i), true, size);
}
same([2, 1].sort(() => NaN)[0], 2);
sameElements([2, 1].sort(() => ({ valueOf: () => '-1' })).slice().sort(), [1, 2]);
throws(() => [2, 1].sort(() => { throw new RangeError('in comparator'); }), 'RangeError: in comparator');
throws(() => [2, 1].sort(() => 1n), 'TypeError: Cannot convert a BigInt value to a number');

// The comparator is never called with undefined or for holes, and gets no receiver.
[undefined, 3, , undefined, 1].sort(function (a, b) { 'use strict'; same(this, undefined); same(a === undefined || b === undefined, false); return a - b; });

// An inconsistent comparator yields a permutation.
let flip = 1;
sameElements([5, 3, 8, 1, 9, 2].sort(() => (flip = -flip)).sort((a, b) => a - b), [1, 2, 3, 5, 8, 9]);

// Each element is converted once or more, but the result agrees with the strings at that time.
const words = [{ toString: () => 'b' }, { toString: () => 'a' }];
const [b, a] = words;
words.sort();
same(words[0] === a && words[1] === b, true);
