const getter = builtin(Date.prototype, 'getUTCMonth', 0);
same(new Date(Date.UTC(2021, 11, 25, 13, 14, 15, 16)).getUTCMonth(), 11);
same(new Date(-1).getUTCMonth(), 11, 'before the epoch');
same(new Date(8.64e15).getUTCMonth(), 8, 'the end of time');
same(new Date(NaN).getUTCMonth(), NaN);
same(Reflect.apply(getter, new Date(0), ['ignored']), new Date(0).getUTCMonth());
throws(() => getter.call({}), 'TypeError: this is not a Date object.');
throws(() => getter.call(0), 'TypeError: this is not a Date object.');
throws(() => getter.call(Object.create(Date.prototype)), 'TypeError: this is not a Date object.');
