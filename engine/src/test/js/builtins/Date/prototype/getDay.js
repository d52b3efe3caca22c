builtin(Date.prototype, 'getDay', 0);
sameElements([1, 2, 3, 4, 5, 6, 7].map((day) => new Date(2024, 0, day).getDay()), [1, 2, 3, 4, 5, 6, 0]);
same(new Date(1969, 11, 31).getDay(), 3);
same(new Date(NaN).getDay(), NaN);
throws(() => Date.prototype.getDay.call({}), 'TypeError: this is not a Date object.');
