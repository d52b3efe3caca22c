const getter = builtin(Date.prototype, 'getUTCDate', 0);
same(new Date(Date.UTC(2021, 11, 25, 13, 14, 15, 16)).getUTCDate(), 25);
same(new Date(-1).getUTCDate(), 31, 'before the epoch');
same(new Date(8.64e15).getUTCDate(), 13, 'the end of time');
same(new Date(NaN).getUTCDate(), NaN);
same(Reflect.apply(getter, new Date(0), ['ignored']), new Date(0).getUTCDate());
throws(() => getter.call({}), 'TypeError: this is not a Date object.');
throws(() => getter.call(0), 'TypeError: this is not a Date object.');
throws(() => getter.call(Object.create(Date.prototype)), 'TypeError: this is not a Date object.');
