same(Symbol.length, 0);
attributes(Symbol, 'prototype', '');
same(Symbol('a').toString(), 'Symbol(a)');
same(Symbol('a') === Symbol('a'), false);
throws(() => new Symbol(), 'TypeError: Symbol is not a constructor');
throws(() => Symbol(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
throws(() => Symbol() + '', 'TypeError: Cannot convert a Symbol value to a string');
throws(() => `${Symbol()}`, 'TypeError: Cannot convert a Symbol value to a string');
throws(() => +Symbol(), 'TypeError: Cannot convert a Symbol value to a number');
throws(() => Symbol() + 1, 'TypeError: Cannot convert a Symbol value to a number');
same(Symbol.iterator == Object(Symbol.iterator), true);
same(!Symbol(), false);
same(typeof Object(Symbol.iterator), 'object');
same(typeof Object(Symbol()).valueOf(), 'symbol');
class Sub extends Symbol {}
throws(() => new Sub(), 'TypeError: Symbol is not a constructor');
