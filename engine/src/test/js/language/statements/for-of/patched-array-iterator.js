// Loops over arrays notice a replaced next and a replaced Symbol.iterator.
const ArrayIterator = Object.getPrototypeOf([][Symbol.iterator]());
const next = ArrayIterator.next;
const sum = (list) => { let total = 0; for (const x of list) total += x; return total; };
same(sum([1, 2, 3]), 6);
ArrayIterator.next = function () { const r = next.call(this); if (!r.done) r.value *= 10; return r; };
same(sum([1, 2, 3]), 60);
same(Math.max(...[1, 5]), 50);
ArrayIterator.next = next;
same(sum([1, 2, 3]), 6);
const own = [1, 2];
own[Symbol.iterator] = function* () { yield 100; };
same(sum(own), 100);
const original = Array.prototype[Symbol.iterator];
Array.prototype[Symbol.iterator] = function* () { yield 7; };
same(sum([1]), 7);
Array.prototype[Symbol.iterator] = original;
same(sum([1]), 1);
