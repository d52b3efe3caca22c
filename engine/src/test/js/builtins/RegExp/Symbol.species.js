const get = accessor(RegExp, Symbol.species);
same(RegExp[Symbol.species], RegExp);
same(get.call('any'), 'any');
same(get.call(undefined), undefined);
class Sub extends RegExp { static get [Symbol.species]() { return function (...all) { made.push(...all); return new RegExp(...all); }; } }
const made = [];
'a'.split(new Sub('b'));
sameElements([typeof made[0], made[1]], ['object', 'y']);
