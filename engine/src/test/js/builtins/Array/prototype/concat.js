builtin(Array.prototype, 'concat', 1);
sameElements([1].concat(2, [3, [4]], 'x').flat(), [1, 2, 3, 4, 'x']);
sameElements([1, , 3].concat([, 5]), [1, , 3, , 5]);
sameElements([].concat([]), []);
const original = [1];
same(original.concat() === original, false);

// Each kind of elements after each other kind.
sameElements([1, 2].concat([0.5], ['s'], [, 7], [{}.x]), [1, 2, 0.5, 's', , 7, undefined]);
sameElements([0.5, , 1.5].concat([1, 2]), [0.5, , 1.5, 1, 2]);
const sparse = [];
sparse[5000] = 'far';
same([0].concat(sparse, 'end').length, 5003);
same([0].concat(sparse)[5001], 'far');

// Holes show the prototype's elements, as own properties of the result.
Array.prototype[1] = 'inherited';
const filled = [1, , 3].concat();
delete Array.prototype[1];
same(filled[1], 'inherited');

sameElements(Array.prototype.concat.call(5, 6).map(Number), [5, 6]);
same(typeof Array.prototype.concat.call('s')[0], 'object');
throws(() => Array.prototype.concat.call(undefined), 'TypeError: Array.prototype.concat called on null or undefined');
throws(() => [1].concat({ length: 2 ** 53 - 1, [Symbol.isConcatSpreadable]: true }), 'TypeError: Invalid array length');
