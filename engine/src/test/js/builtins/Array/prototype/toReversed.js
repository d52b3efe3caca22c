builtin(Array.prototype, 'toReversed', 0);
const source = [1, 2.5, 'x'];
sameElements(source.toReversed(), ['x', 2.5, 1]);
sameElements(source, [1, 2.5, 'x']);

// Holes are read as undefined, so that the result has none.
sameElements([1, , 3].toReversed(), [3, undefined, 1]);
class List extends Array {}
same(new List(1, 2).toReversed().constructor, Array);
sameElements(Object.freeze([1, 2]).toReversed(), [2, 1]);
const log = [];
sameElements(Array.prototype.toReversed.call(traced({ length: 2, 0: 'a' }, log)), [undefined, 'a']);
sameElements(log, ['get length', 'get 1', 'get 0']);
throws(() => Array.prototype.toReversed.call({ length: 2 ** 32 }), 'RangeError: Invalid array length');
throws(() => Array.prototype.toReversed.call(null), 'TypeError: Cannot convert undefined or null to object');
