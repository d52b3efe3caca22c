builtin(Array.prototype, 'with', 2);
const source = [1, , 3];
sameElements(source.with(-1, 9), [1, undefined, 9]);
sameElements(source.with(1, 0.5), [1, 0.5, 3]);
sameElements(source.with('0', 'x'), ['x', undefined, 3]);
sameElements(source, [1, , 3]);
sameElements([1, 2].with(NaN, 0), [0, 2]);
throws(() => [1].with(1, 0), 'RangeError: Invalid index : 1');
throws(() => [1].with(-2, 0), 'RangeError: Invalid index : -2');
throws(() => [].with(0, 0), 'RangeError: Invalid index : 0');
throws(() => [1].with(Infinity, 0), 'RangeError: Invalid index : Infinity');

// The element replaced is not read.
const log = [];
sameElements(Array.prototype.with.call(traced({ length: 2, 0: 'a' }, log), observed(log, 'index', 1), 'new'), ['a', 'new']);
sameElements(log, ['get length', 'index.valueOf', 'get 0']);
class List extends Array {}
same(new List(1, 2).with(0, 5) instanceof List, false);
throws(() => Array.prototype.with.call({ length: 2 ** 32 }, 0, 0), 'RangeError: Invalid array length');
throws(() => Array.prototype.with.call(null, 0, 0), 'TypeError: Cannot convert undefined or null to object');
