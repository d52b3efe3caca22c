attributes(Object.prototype, 'constructor', 'wc');
same(Object.prototype.constructor, Object);
attributes(Object, 'prototype', '');
same(Object.prototype.toString(), '[object Object]');

// The prototype of all objects has no prototype, and its prototype cannot be set.
same(Object.isExtensible(Object.prototype), true);
same(Reflect.setPrototypeOf(Object.prototype, null), true);
same(Reflect.setPrototypeOf(Object.prototype, {}), false);
throws(() => { Object.prototype.__proto__ = {}; }, "TypeError: Immutable prototype object 'Object.prototype' cannot have their prototype set");
same(Object.keys(Object.prototype).length, 0);
