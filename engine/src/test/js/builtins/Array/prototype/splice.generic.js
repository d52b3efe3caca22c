const like = { length: 3, 0: 'a', 2: 'c' };
sameElements(Array.prototype.splice.call(like, 0, 1), ['a']);
same(like.length, 2);
same(0 in like, false);
same(like[1], 'c');

const log = [];
Array.prototype.splice.call(traced({ length: 3, 0: 'a', 1: 'b', 2: 'c' }, log), 0, 1, 'x', 'y');
sameElements(log.filter((entry) => !/Descriptor|defineProperty/.test(entry)),
  ['get length', 'has 0', 'get 0', 'has 2', 'get 2', 'set 3', 'has 1', 'get 1', 'set 2', 'set 0', 'set 1', 'set length']);

throws(() => Array.prototype.splice.call({ length: 2 ** 53 - 1 }, 0, 0, 'one more'), 'TypeError: Invalid array length');
throws(() => Array.prototype.splice.call({ length: 2 ** 32 }, 0), 'RangeError: Invalid array length');
throws(() => Object.freeze([1, 2]).splice(0, 1), "TypeError: Cannot assign to read only property '0' of object '[object Array]'");
throws(() => Object.seal([1, 2]).splice(0, 1), "TypeError: Cannot delete property '1' of [object Array]");
throws(() => Object.preventExtensions([1]).splice(0, 0, 2), 'TypeError: Cannot add property 1, object is not extensible');
throws(() => Object.freeze([]).splice(0), "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
throws(() => Array.prototype.splice.call(null), 'TypeError: Cannot convert undefined or null to object');

// A frozen array loses nothing to a failing splice.
const fixed = Object.freeze([1, 2, 3]);
throws(() => fixed.splice(1, 1, 'x'), 'TypeError');
sameElements(fixed, [1, 2, 3]);
