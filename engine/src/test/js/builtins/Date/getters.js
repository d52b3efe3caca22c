const date = new Date(Date.UTC(2021, 11, 25, 13, 14, 15, 16));
sameElements([date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), date.getUTCDay(), date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds(), date.getUTCMilliseconds()], [2021, 11, 25, 6, 13, 14, 15, 16]);
same(new Date(-1).getUTCFullYear(), 1969);
same(new Date(NaN).getDay(), NaN);
same(new Date(2020, 5, 15, 12).getHours(), 12);
throws(() => Date.prototype.getTime.call({}), 'TypeError: this is not a Date object.');
