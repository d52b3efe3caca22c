builtin(Array.prototype, 'at', 1);
const letters = ['a', 'b', 'c'];
sameElements([0, 2, -1, -3, 3, -4].map((index) => letters.at(index)), ['a', 'c', 'c', 'a', undefined, undefined]);
sameElements(['1', 1.9, -0.5, NaN, undefined, null, true, Infinity, -Infinity].map((index) => letters.at(index)), ['b', 'b', 'a', 'a', 'a', 'a', 'b', undefined, undefined]);
sameElements([[1.5, 2.5].at(-1), [, 1].at(0), [].at(0)], [2.5, undefined, undefined]);

// The length is read before the index is converted, and not again.
const log = [];
const like = { get length() { log.push('length'); return 2; }, get 1() { log.push('1'); return 'x'; } };
same(Array.prototype.at.call(like, observed(log, 'index', -1)), 'x');
sameElements(log, ['length', 'index.valueOf', '1']);
const shrinking = [1, 2, 3];
same(shrinking.at({ valueOf() { shrinking.length = 1; return 2; } }), undefined);

same(Array.prototype.at.call({ length: 2 ** 53, 9007199254740990: 'last' }, -1), 'last');
same(Array.prototype.at.call('a😀', -1), '\ude00');
throws(() => Array.prototype.at.call(null, 0), 'TypeError: Cannot convert undefined or null to object');
throws(() => letters.at(1n), 'TypeError: Cannot convert a BigInt value to a number');
