builtin(Function.prototype, Symbol.hasInstance, 1, { attributes: '' });
class Even { static [Symbol.hasInstance](value) { return value % 2 === 0; } }
same(2 instanceof Even, true);
same(1 instanceof Even, false);
same(Function.prototype[Symbol.hasInstance].call(Array, []), true);
same(Function.prototype[Symbol.hasInstance].call({}, []), false);
same([] instanceof Array.bind(), true);
throws(() => { ({}) instanceof (() => {}); }, "TypeError: Function has non-object prototype 'undefined' in instanceof check");
