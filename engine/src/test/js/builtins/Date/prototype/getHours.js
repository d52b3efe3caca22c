builtin(Date.prototype, 'getHours', 0);
same(new Date(2020, 5, 15, 12).getHours(), 12);
same(new Date(2020, 5, 15, 23, 60).getHours(), 0);
same(new Date(2020, 5, 15).getHours(), 0);
same(new Date(NaN).getHours(), NaN);
throws(() => Date.prototype.getHours.call('2020'), 'TypeError: this is not a Date object.');
