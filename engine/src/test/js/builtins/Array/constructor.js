same(Array(3).length, 3);
same(0 in Array(3), false);
sameElements(Array(3, 4), [3, 4]);
sameElements(new Array('3'), ['3']);
throws(() => new Array(-1), 'RangeError: Invalid array length');
throws(() => Array(1.5), 'RangeError: Invalid array length');
class Stack extends Array {}
same(new Stack(2).length, 2);
same(Stack.from([1]).map((x) => x) instanceof Stack, true);
same(Array[Symbol.species], Array);
