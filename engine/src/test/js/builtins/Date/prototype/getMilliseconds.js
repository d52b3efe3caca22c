builtin(Date.prototype, 'getMilliseconds', 0);
same(new Date(1234).getMilliseconds(), 234);
same(new Date(-1).getMilliseconds(), 999);
same(new Date(2020, 0, 1, 0, 0, 0, 7.9).getMilliseconds(), 7);
same(new Date(NaN).getMilliseconds(), NaN);
throws(() => Date.prototype.getMilliseconds.call([]), 'TypeError: this is not a Date object.');
