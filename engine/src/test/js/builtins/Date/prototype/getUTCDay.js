const getter = builtin(Date.prototype, 'getUTCDay', 0);
same(new Date(Date.UTC(2021, 11, 25, 13, 14, 15, 16)).getUTCDay(), 6);
same(new Date(-1).getUTCDay(), 3, 'before the epoch');
same(new Date(8.64e15).getUTCDay(), 6, 'the end of time');
same(new Date(NaN).getUTCDay(), NaN);
same(Reflect.apply(getter, new Date(0), ['ignored']), new Date(0).getUTCDay());
throws(() => getter.call({}), 'TypeError: this is not a Date object.');
throws(() => getter.call(0), 'TypeError: this is not a Date object.');
throws(() => getter.call(Object.create(Date.prototype)), 'TypeError: this is not a Date object.');
