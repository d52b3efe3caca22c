builtin(Date.prototype, 'getMinutes', 0);
same(new Date(2020, 5, 15, 12, 34).getMinutes(), 34);
same(new Date(2020, 5, 15, 12, -1).getMinutes(), 59);
same(new Date(2020, 5, 15, 12, 34, 60).getMinutes(), 35);
same(new Date(NaN).getMinutes(), NaN);
throws(() => Date.prototype.getMinutes.call(null), 'TypeError: this is not a Date object.');
