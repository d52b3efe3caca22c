// Elements are read first and written last: what the comparator does to the array is overwritten or stays beyond.
const array = [3, 2, 1];
array.sort((a, b) => { array.length = 0; return a - b; });
sameElements(array, [1, 2, 3]);
const growing = [2, 1];
growing.sort((a, b) => { growing[5] = 'beyond'; return a - b; });
sameElements(growing, [1, 2, , , , 'beyond']);
const kinds = [3, 1, 2];
kinds.sort((a, b) => { kinds[0] = 'text'; kinds[1] = 0.5; return a - b; });
sameElements(kinds, [1, 2, 3]);

const log = [];
Array.prototype.sort.call(traced({ length: 3, 0: 'b', 2: 'a' }, log));
sameElements(log.filter((entry) => !/Descriptor|defineProperty/.test(entry)), ['get length', 'has 0', 'get 0', 'has 1', 'has 2', 'get 2', 'set 0', 'set 1', 'deleteProperty 2']);

// An element inherited by a hole becomes an own one; a setter on the object is called.
const inherits = { __proto__: { 0: 'z' }, length: 2, 1: 'a' };
Array.prototype.sort.call(inherits);
same(Object.hasOwn(inherits, 0) && inherits[0] === 'a' && inherits[1] === 'z', true);
let written;
Array.prototype.sort.call({ length: 2, 0: 2, get 1() { return 1; }, set 1(value) { written = value; } });
same(written, 2);
