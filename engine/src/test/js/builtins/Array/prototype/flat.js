builtin(Array.prototype, 'flat', 0);
sameElements([1, [2, [3, [4]]]].flat(Infinity), [1, 2, 3, 4]);
same([1, [2, [3]]].flat()[2].length, 1);
sameElements([1, , [2, , 3]].flat(), [1, 2, 3]);
sameElements([[1.5], [2], ['x'], []].flat(), [1.5, 2, 'x']);
const inner = [1];
same([inner].flat(0)[0], inner);
same([inner].flat(-3)[0], inner);
same([inner].flat('abc')[0], inner);
sameElements([[[1]]].flat('2'), [1]);
sameElements([[1]].flat(undefined), [1]);
sameElements(['ab', Object('cd')].flat().map(String), ['ab', 'cd']);

// A Proxy of an array is flattened, an array-like is not.
sameElements([new Proxy([1, 2], {})].flat(), [1, 2]);
same([{ length: 1, 0: 'x' }].flat()[0].length, 1);

class List extends Array {}
same(new List([1], [2]).flat().constructor, List);
same(Array.prototype.flat.call({ length: 2, 1: ['a', 'b'] }).join(), 'a,b');
throws(() => [].flat(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
throws(() => Array.prototype.flat.call(null), 'TypeError: Cannot convert undefined or null to object');
