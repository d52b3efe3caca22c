builtin(Object, 'seal', 1);
const sealed = Object.seal({ a: 1 });
sealed.a = 2;
same(sealed.a, 2);
same(delete sealed.a, false);
same(Object.isSealed(sealed), true);
same(Object.isFrozen(sealed), false);
same(Object.isFrozen(Object.seal({})), true);
