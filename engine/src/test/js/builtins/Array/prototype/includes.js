builtin(Array.prototype, 'includes', 1);
same([1, NaN].includes(NaN), true);
same([-0].includes(0), true);
same([0].includes(-0), true);
same([1, 2, 3].includes(1, 1), false);
same([1, 2, 3].includes(3, -1), true);
same([1, 2, 3].includes(1, -100), true);
same([1].includes(1, Infinity), false);
same([,].includes(undefined), true);
same([].includes(undefined), false);
same([1].includes('1'), false);
same([1].includes(1.0), true);
same([1.5, 2].includes(2), true);
same(['ab'].includes('a' + 'b'), true);
same([10n ** 30n].includes(10n ** 30n), true);
same([{}].includes({}), false);

// An empty array does not convert the index; others read the length first.
same([].includes(1, { valueOf() { throw 'not reached'; } }), false);
const shrinking = [1, 2, 3];
same(shrinking.includes(undefined, { valueOf() { shrinking.length = 0; return 0; } }), true);
const log = [];
same(Array.prototype.includes.call(traced({ length: 2, 1: 'b' }, log), 'b'), true);
sameElements(log, ['get length', 'get 0', 'get 1']);
throws(() => [1].includes(1, 1n), 'TypeError: Cannot convert a BigInt value to a number');
throws(() => Array.prototype.includes.call(null), 'TypeError: Cannot convert undefined or null to object');
