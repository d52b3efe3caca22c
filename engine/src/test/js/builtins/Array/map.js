sameElements([1, 4, 9].map(Math.sqrt), [1, 2, 3]);
same([1, , 3].map((value) => value).hasOwnProperty(1), false);
class Special extends Array { static get [Symbol.species]() { return Array; } }
same(new Special(1, 2).map((value) => value) instanceof Special, false);
sameElements(['1', '2', '3'].map(parseInt), [1, NaN, NaN]);
