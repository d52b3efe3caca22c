same(Array.prototype[Symbol.iterator], Array.prototype.values);
attributes(Array.prototype, Symbol.iterator, 'wc');
same(Array.prototype[Symbol.iterator].name, 'values');
const array = [1, 2];
array[Symbol.iterator] = function* () { yield* 'own'; };
sameElements([...array], ['o', 'w', 'n']);
const [first] = array;
same(first, 'o');
