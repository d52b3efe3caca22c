builtin(Array.prototype, 'toSpliced', 2);
const source = [1, 2, 3];
sameElements(source.toSpliced(1, 1, 'x', 'y'), [1, 'x', 'y', 3]);
sameElements(source.toSpliced(), [1, 2, 3]);
sameElements(source.toSpliced(1), [1]);
sameElements(source.toSpliced(1, undefined, 'i'), [1, 'i', 2, 3]);
sameElements(source.toSpliced(-1, 5), [1, 2]);
sameElements([, 1, ,].toSpliced(0, 0, 0.5), [0.5, undefined, 1, undefined]);
sameElements(source, [1, 2, 3]);

// Skipped elements are not read.
const log = [];
Array.prototype.toSpliced.call(traced({ length: 4 }, log), 1, 2, 'x');
sameElements(log, ['get length', 'get 0', 'get 3']);
throws(() => Array.prototype.toSpliced.call({ length: 2 ** 53 - 1 }, 0, 0, 1), 'TypeError: Invalid array length');
throws(() => Array.prototype.toSpliced.call({ length: 2 ** 32 - 1 }, 0, 0, 1), 'RangeError: Invalid array length');
throws(() => Array.prototype.toSpliced.call(null), 'TypeError: Cannot convert undefined or null to object');
