builtin(Date.prototype, 'getMonth', 0);
same(new Date(2020, 0, 31).getMonth(), 0);
same(new Date(2020, 1, 30).getMonth(), 2);
same(new Date(2020, 11, 31, 24).getMonth(), 0);
same(new Date(2020, 1.9).getMonth(), 1);
same(new Date(NaN).getMonth(), NaN);
throws(() => Date.prototype.getMonth.call(Date.prototype), 'TypeError: this is not a Date object.');
