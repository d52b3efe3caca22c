builtin(Date.prototype, 'getSeconds', 0);
same(new Date(2020, 5, 15, 12, 34, 56).getSeconds(), 56);
same(new Date(59999).getSeconds(), 59);
same(new Date(-1).getSeconds(), 59);
same(new Date(NaN).getSeconds(), NaN);
throws(() => Date.prototype.getSeconds.call(1), 'TypeError: this is not a Date object.');
