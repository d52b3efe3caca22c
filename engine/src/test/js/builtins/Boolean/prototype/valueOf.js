builtin(Boolean.prototype, 'valueOf', 0);
same(new Boolean('x').valueOf(), true);
same(Boolean.prototype.valueOf(), false);
const wrapped = new Boolean(true);
wrapped.valueOf = () => 5;
same(wrapped + 1, 6);
throws(() => Boolean.prototype.valueOf.call('true'), "TypeError: Boolean.prototype.valueOf requires that 'this' be a Boolean");
throws(() => Boolean.prototype.valueOf.call(null), "TypeError: Boolean.prototype.valueOf requires that 'this' be a Boolean");
