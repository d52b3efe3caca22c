builtin(Array.prototype, 'slice', 2);
sameElements([1, 2, 3, 4].slice(1, -1), [2, 3]);
sameElements([1, 2].slice(), [1, 2]);
sameElements([1, 2, 3].slice(-2), [2, 3]);
sameElements([1, 2, 3].slice(2, 1), []);
sameElements([1, 2, 3].slice(0, undefined), [1, 2, 3]);
sameElements([1, 2, 3].slice(undefined, null), []);
sameElements([1.5, , 'x'].slice(0, 9), [1.5, , 'x']);
sameElements(Array.prototype.slice.call('abc', 1), ['b', 'c']);
sameElements(Array.prototype.slice.call({ length: 2 ** 53 - 1, 9007199254740990: 'last' }, -1), ['last']);
sameElements((function () { return Array.prototype.slice.call(arguments, 1); })(1, 2, 3), [2, 3]);

// A copy is no view: neither side sees the other's writes.
const source = [1, 2, 3];
const copy = source.slice();
copy[0] = 'copy';
source.push(4);
sameElements(copy, ['copy', 2, 3]);
same(source[0], 1);

const shrinking = [1, 2, 3];
sameElements(shrinking.slice(0, { valueOf() { shrinking.length = 1; return 3; } }), [1, , ,]);
class List extends Array {}
same(new List(1, 2, 3).slice(1) instanceof List, true);
throws(() => Array.prototype.slice.call({ length: 2 ** 32 }, 0), 'RangeError: Invalid array length');
throws(() => Array.prototype.slice.call(null), 'TypeError: Cannot convert undefined or null to object');
