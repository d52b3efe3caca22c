builtin(Array.prototype, 'findLastIndex', 1);
same([1, 5, 10].findLastIndex((value) => value < 6), 1);
same([1, 5, 10].findLastIndex(() => false), -1);
same([1, , ,].findLastIndex((value) => value === undefined), 2);
same([1, 1, 1].findLastIndex((value, index) => index % 2 === 1), 1);
same(Array.prototype.findLastIndex.call({ length: 3, 1: 'm' }, (value) => value === 'm'), 1);
same(Array.prototype.findLastIndex.call({ length: -1 }, () => true), -1);
same([0].findLastIndex(function () { 'use strict'; return this === 'strict'; }, 'strict'), 0);
throws(() => [].findLastIndex(), 'TypeError: undefined is not a function');
