builtin(Array.prototype, 'toSorted', 1);
const source = [10, 9, 1];
sameElements(source.toSorted(), [1, 10, 9]);
sameElements(source.toSorted((a, b) => a - b), [1, 9, 10]);
sameElements(source, [10, 9, 1]);
sameElements([2, , 1, undefined].toSorted(), [1, 2, undefined, undefined]);
sameElements(Array.prototype.toSorted.call({ length: 2, 0: 'b', 1: 'a', 2: 'ignored' }), ['a', 'b']);
class List extends Array {}
same(Object.getPrototypeOf(new List(2, 1).toSorted()), Array.prototype);

// The comparator is checked before anything is read.
throws(() => Array.prototype.toSorted.call({ get length() { throw 'read'; } }, null), 'TypeError: The comparison function must be either a function or undefined: null');
throws(() => Array.prototype.toSorted.call({ length: 2 ** 32 }), 'RangeError: Invalid array length');
throws(() => Array.prototype.toSorted.call(undefined), 'TypeError: Cannot convert undefined or null to object');
