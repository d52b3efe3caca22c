builtin(Object.prototype, 'isPrototypeOf', 1);
same(Array.prototype.isPrototypeOf([]), true);
same(Object.prototype.isPrototypeOf(Object.create(null)), false);
same(Object.prototype.isPrototypeOf.call(null, 1), false);
