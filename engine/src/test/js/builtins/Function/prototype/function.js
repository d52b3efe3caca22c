// %Function.prototype% is itself a function.
same(Function.prototype(1, 2), undefined);
same(typeof Function.prototype, 'function');
same(attributes(Function.prototype, 'length', 'c').value, 0);
same(attributes(Function.prototype, 'name', 'c').value, '');
same(Object.getPrototypeOf(Function.prototype), Object.prototype);
same(Function.prototype.constructor, Function);
same(Object.hasOwn(Function.prototype, 'prototype'), false);
throws(() => new Function.prototype(), 'TypeError: Function.prototype is not a constructor');
same(Function.prototype.toString(), 'function () { [native code] }');
