builtin(Date.prototype, 'getTimezoneOffset', 0);
const date = new Date(2020, 5, 15, 12);
same(date.getTimezoneOffset(), (Date.UTC(2020, 5, 15, 12) - date.getTime()) / -60000 + 0);
same(new Date(NaN).getTimezoneOffset(), NaN);
same(Number.isInteger(new Date(0).getTimezoneOffset()), true);
throws(() => Date.prototype.getTimezoneOffset.call({}), 'TypeError: this is not a Date object.');
