// Node 24 has no Iterator.prototype.includes.
const source = () => [1, NaN, -0, 'a'].values();
same(source().includes(NaN), true);
same(source().includes(0), true);
same(source().includes('b'), false);
same(source().includes(1, 1), false);
same(source().includes('a', 3), true);
same(source().includes('a', -0), true);
same(source().includes('a', Infinity), false);
for (const skipped of [NaN, 1.5, '1', null]) throws(() => source().includes(1, skipped), 'TypeError');
for (const skipped of [-1, -Infinity, 2 ** 53]) throws(() => source().includes(1, skipped), 'RangeError');

// Found: closed. Not found: not closed.
let closed = 0;
function* counting() {
  try {
    yield 1;
    yield 2;
  } finally {
    closed++;
  }
}
const found = counting();
same(found.includes(1), true);
same(closed, 1);
same(found.next().done, true);
