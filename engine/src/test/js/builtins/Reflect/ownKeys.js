builtin(Reflect, 'ownKeys', 1);
const first = Symbol('first');
sameElements(Reflect.ownKeys({ b: 1, [first]: 1, 10: 1, 9: 1, a: 1, '-1': 1, [Symbol.match]: 1 }), ['9', '10', 'b', 'a', '-1', first, Symbol.match]);
sameElements(Reflect.ownKeys(['x', , 'z']), ['0', '2', 'length']);
sameElements(Reflect.ownKeys(new String('ab')), ['0', '1', 'length']);
sameElements(Reflect.ownKeys(class { static #hidden; static shown; }), ['length', 'name', 'prototype', 'shown']);
sameElements(Reflect.ownKeys({ 4294967294: 1, 4294967295: 2, 4294967293: 3 }), ['4294967293', '4294967294', '4294967295']);
throws(() => Reflect.ownKeys(1), 'TypeError: Reflect.ownKeys called on non-object');
