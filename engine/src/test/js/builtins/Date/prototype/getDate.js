builtin(Date.prototype, 'getDate', 0);
same(new Date(2020, 1, 29).getDate(), 29);
same(new Date(2021, 1, 29).getDate(), 1);
same(new Date(2020, 0, 0).getDate(), 31);
same(new Date(NaN).getDate(), NaN);
throws(() => Date.prototype.getDate.call(0), 'TypeError: this is not a Date object.');
throws(() => Date.prototype.getDate.call(Object.create(Date.prototype)), 'TypeError: this is not a Date object.');
