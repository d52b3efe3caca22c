// Node 24 has no Iterator.prototype.chunks.
const text = (iterator) => JSON.stringify([...iterator]);
const source = (count) => Array.from({ length: count }, (_, i) => i).values();
same(text(source(5).chunks(2)), '[[0,1],[2,3],[4]]');
same(text(source(4).chunks(2)), '[[0,1],[2,3]]');
same(text(source(2).chunks(2 ** 32 - 1)), '[[0,1]]');
same(text(source(0).chunks(1)), '[]');
for (const size of ['1', undefined, NaN, 1.5, Infinity, { valueOf: () => 2 }]) throws(() => source(1).chunks(size), 'TypeError');
for (const size of [0, -0, -1, 2 ** 32]) throws(() => source(1).chunks(size), 'RangeError');

let closed = 0;
const iterator = { next: () => ({ value: 1, done: false }), return() { closed++; return {}; }, __proto__: Iterator.prototype };
throws(() => iterator.chunks(0), 'RangeError');
same(closed, 1, 'a bad size closes');
const chunks = iterator.chunks(2);
chunks.next();
chunks.return();
same(closed, 2);

// After the last, incomplete chunk nothing is left to close.
let ended = false;
const short = { next: () => ({ value: 1, done: ended || !(ended = true) }), return() { throw new Error('closed'); }, __proto__: Iterator.prototype };
const last = short.chunks(2);
sameElements(last.next().value, [1]);
same(last.return().done, true);
