builtin(Array, 'of', 0);
sameElements(Array.of(7), [7]);
sameElements(Array.of(1, undefined, 0.5), [1, undefined, 0.5]);
sameElements(Array.of(), []);
const made = Array.of.call(function (length) { this.given = length; }, 'a', 'b');
same(made.given + made.length, 4);
same(Array.of.call(undefined, 1).constructor, Array);

// Elements are defined, the length is set.
const log = [];
Array.of.call(function () { return traced({ length: 0 }, log); }, 'x');
sameElements(log.slice(0, 2), ['defineProperty 0', 'set length']);
class List extends Array { set 0(value) { throw value; } }
same(List.of('x')[0], 'x');
throws(() => Array.of.call(function () { return Object.freeze({}); }, 1), 'TypeError: Cannot define property 0, object is not extensible');
throws(() => Array.of.call(function () { return Object.freeze([]); }), "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
