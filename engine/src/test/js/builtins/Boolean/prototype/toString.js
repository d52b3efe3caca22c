builtin(Boolean.prototype, 'toString', 0);
same(true.toString() + false.toString(), 'truefalse');
same(Boolean.prototype.toString(), 'false');
same(Object(true).toString(), 'true');
same(createRealm().Boolean.prototype.toString.call(Object(true)), 'true');
throws(() => Boolean.prototype.toString.call(1), "TypeError: Boolean.prototype.toString requires that 'this' be a Boolean");
throws(() => Boolean.prototype.toString.call({}), "TypeError: Boolean.prototype.toString requires that 'this' be a Boolean");
