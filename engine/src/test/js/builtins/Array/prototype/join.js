builtin(Array.prototype, 'join', 1);
same([1, null, undefined, 'x', [2, 3]].join(), '1,,,x,2,3');
same([1, 2].join(''), '12');
same([1, 2].join(undefined), '1,2');
same([1, 2].join(null), '1null2');
same([, 1, ,].join('-'), '-1-');
same(Array(4).join('ab'), 'ababab');
same([1.5, -0, 1e21, NaN, 10n, true].join(' '), '1.5 0 1e+21 NaN 10 true');
same([['a', ['b']], 'c'].join(), 'a,b,c');

const cyclic = [1];
cyclic.push(cyclic, [cyclic], 2);
same(cyclic.join('-'), '1---2');
same(cyclic.join(), '1,,,2');

// The separator is converted before any element, the length before the separator.
const log = [];
const like = { get length() { log.push('length'); return 2; }, get 0() { log.push('0'); return observed(log, 'a', 'A'); }, get 1() { log.push('1'); return 'B'; } };
same(Array.prototype.join.call(like, observed(log, 'separator', '+')), 'A+B');
sameElements(log, ['length', 'separator.toString', '0', 'a.toString', '1']);
const shrinking = [1, 2, 3];
same(shrinking.join({ toString() { shrinking.length = 1; return '.'; } }), '1..');
throws(() => [Symbol('s')].join(), 'TypeError: Cannot convert a Symbol value to a string');
throws(() => [1].join(Symbol('s')), 'TypeError: Cannot convert a Symbol value to a string');
throws(() => Array.prototype.join.call(null), 'TypeError: Cannot convert undefined or null to object');
throws(() => Array(2 ** 29 + 2).join('xy'), 'RangeError: Invalid string length');
