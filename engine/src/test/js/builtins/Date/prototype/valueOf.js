builtin(Date.prototype, 'valueOf', 0);
same(new Date(5).valueOf(), 5);
same(new Date(NaN).valueOf(), NaN);
same(new Date(-0).valueOf(), 0);
same(+new Date(7), 7);
throws(() => Date.prototype.valueOf.call({}), 'TypeError: this is not a Date object.');
