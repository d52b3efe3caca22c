builtin(Array.prototype, 'indexOf', 1);
same([1, NaN].indexOf(NaN), -1);
same([1, 2, 1].indexOf(1, 1), 2);
same([,].indexOf(undefined), -1);
same(['a', 'b'].indexOf('b', -1), 1);
same([0].indexOf(-0), 0);
same([1, 2.5, 3].indexOf(2.5), 1);
same([1, 2].indexOf(2.0), 1);
same(['1'].indexOf(1), -1);
same([true, 1].indexOf(1), 1);
same([1, 2].indexOf(1, -0), 0);
same([5].indexOf(5, 1e300), -1);
same(Object.is([5].indexOf(5, -1e-9), 0), true);
same([2n].indexOf(2n), 0);

// Holes are skipped, inherited elements are not.
Array.prototype[0] = 'inherited';
same([, 1].indexOf('inherited'), 0);
delete Array.prototype[0];
const log = [];
same(Array.prototype.indexOf.call(traced({ length: 3, 2: 'c' }, log), 'c', observed(log, 'from', 1)), 2);
sameElements(log, ['get length', 'from.valueOf', 'has 1', 'has 2', 'get 2']);
const sparse = [];
sparse[4294967294] = 'end';
same(sparse.indexOf('end', -2), 4294967294);
throws(() => Array.prototype.indexOf.call(undefined), 'TypeError: Array.prototype.indexOf called on null or undefined');
