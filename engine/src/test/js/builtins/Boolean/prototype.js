same(new Boolean(false) ? 1 : 2, 1);
same(Boolean(''), false);
same(Boolean([]), true);
same(new Boolean(true).valueOf(), true);
same(Boolean.prototype.toString.call(false), 'false');
throws(() => Boolean.prototype.valueOf.call(1), "TypeError: Boolean.prototype.valueOf requires that 'this' be a Boolean");
