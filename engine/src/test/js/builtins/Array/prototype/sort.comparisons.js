// Node 26 first looks whether a short array is sorted the other way round, so it compares fewer pairs.
// Which pairs the comparator is asked about, and in which order, is implementation-defined; programs show it, so it is as in V8.
let rest = 1;
const random = limit => {
  rest = Math.imul(rest, 1103515245) + 12345 >>> 0;
  return (rest >>> 8) % limit;
};
const asked = (values, answer) => {
  const pairs = [];
  values.sort((x, y) => {
    pairs.push(`${x}:${y}`);
    return answer(x, y);
  });
  return pairs;
};
same(asked([1, 2, 3], (x, y) => x - y).join(), '2:1,3:2');
same(asked([3, 2, 1], (x, y) => x - y).join(), '2:3,1:2');
same(asked([2, 3, 1], (x, y) => x - y).join(), '3:2,1:3,1:3,1:2');
same(asked(new Int8Array([2, 3, 1]), (x, y) => x - y).join(), '3:1,2:1,2:3');
same(asked(new Int8Array([1, 2, 3, 4]), (x, y) => x - y).join(), '1:2,3:4,1:3,2:3');

// Comparators that answer true and false, which are wrong, but old.
sameElements([5, 1, 4, 2, 3].sort((x, y) => x > y), [5, 1, 4, 2, 3]);
sameElements([5, 1, 4, 2, 3].sort((x, y) => x < y ? -1 : 0), [1, 2, 3, 4, 5]);

// Long runs, short runs, galloping merges to both sides, and no order at all.
const shapes = {
  ascending: i => i,
  descending: i => 1000 - i,
  equal: () => 1,
  saw: i => i % 50,
  halves: i => i < 500 ? i : i - 500,
  swapped: i => i < 500 ? i + 500 : i - 500,
  few: () => random(3),
  any: () => random(1000),
};
const counts = [];
for (const shape in shapes) {
  const values = Array.from({ length: 1000 }, (_, i) => shapes[shape](i));
  const expected = values.map(String).sort((x, y) => x - y).map(Number);
  let hash = 0;
  const pairs = asked(values, (x, y) => {
    hash = Math.imul(hash, 31) + x * 7 + y | 0;
    return x - y;
  });
  sameElements(values, expected);
  counts.push(`${shape} ${pairs.length} ${hash}`);
}
sameElements(counts, [
  'ascending 999 492956159', 'descending 999 -1318716095', 'equal 999 2000629000', 'saw 7221 -1739690436', 'halves 1998 2124561882',
  'swapped 1025 280135849', 'few 5353 -957382541', 'any 8617 -1055366872',
]);

// One without any sense still gives back what it was given.
const values = Array.from({ length: 777 }, (_, i) => i);
let calls = 0;
values.sort(() => ++calls % 3 - 1);
same(new Set(values).size, 777);
