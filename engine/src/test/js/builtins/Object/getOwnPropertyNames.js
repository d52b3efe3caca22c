// Node 26 has arguments and caller as accessors of Function.prototype, not as properties of sloppy functions.
builtin(Object, 'getOwnPropertyNames', 1);
sameElements(Object.getOwnPropertyNames({ z: 1, 10: 1, 9: 1, '-1': 1, '01': 1, a: 1 }), ['9', '10', 'z', '-1', '01', 'a']);
sameElements(Object.getOwnPropertyNames('ab'), ['0', '1', 'length']);
sameElements(Object.getOwnPropertyNames(function f(a, b) {}), ['length', 'name', 'arguments', 'caller', 'prototype']);
sameElements(Object.getOwnPropertyNames(class { static m() {} }), ['length', 'name', 'prototype', 'm']);
same(Object.getOwnPropertySymbols({ [Symbol.iterator]: 1 })[0], Symbol.iterator);
