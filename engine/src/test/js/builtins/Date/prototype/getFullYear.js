builtin(Date.prototype, 'getFullYear', 0);
same(new Date(2020, 5).getFullYear(), 2020);
same(new Date(-1, 6).getFullYear(), -1);
same(new Date(50, 6).getFullYear(), 1950);
same(new Date(2019, 12).getFullYear(), 2020);
same(new Date(2020, -1).getFullYear(), 2019);
same(new Date(NaN).getFullYear(), NaN);
throws(() => Date.prototype.getFullYear.call(undefined), 'TypeError: this is not a Date object.');
