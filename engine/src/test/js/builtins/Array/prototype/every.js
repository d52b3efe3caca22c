builtin(Array.prototype, 'every', 1);
same([2, 4].every((value) => value % 2 === 0), true);
same([2, 3, 'never seen'].every((value) => value % 2 === 0), false);
same([].every(() => false), true);
same([1, , 3].every((value) => value !== undefined), true);
same([1].every(() => ''), false);
same([1].every(() => ({})), true);
same([1, 2, 3].every(function (value, index, array) { return array.length === 3 && this.k === 1 && value === index + 1; }, { k: 1 }), true);
[1].every(function () { same(typeof this, 'object'); same(this.valueOf(), 'primitive'); }, 'primitive');
[1].every(function () { 'use strict'; same(this, undefined); });

// Deleted and appended elements are not visited.
const visited = [];
const changing = [0, 1, 2, 3];
same(changing.every((value, index) => { visited.push(value); delete changing[2]; changing.push('new'); changing[3] = 'changed'; return true; }), true);
sameElements(visited, [0, 1, 'changed']);

const log = [];
same(Array.prototype.every.call(traced({ length: 3, 1: 'b' }, log), (value) => value === 'b'), true);
sameElements(log, ['get length', 'has 0', 'has 1', 'get 1', 'has 2']);
throws(() => [].every(1), 'TypeError: number 1 is not a function');
throws(() => Array.prototype.every.call(null, () => {}), 'TypeError: Array.prototype.every called on null or undefined');
throws(() => [1].every(() => { throw log; }), log);
