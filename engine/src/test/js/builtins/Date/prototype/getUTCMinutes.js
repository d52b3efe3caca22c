const getter = builtin(Date.prototype, 'getUTCMinutes', 0);
same(new Date(Date.UTC(2021, 11, 25, 13, 14, 15, 16)).getUTCMinutes(), 14);
same(new Date(-1).getUTCMinutes(), 59, 'before the epoch');
same(new Date(8.64e15).getUTCMinutes(), 0, 'the end of time');
same(new Date(NaN).getUTCMinutes(), NaN);
same(Reflect.apply(getter, new Date(0), ['ignored']), new Date(0).getUTCMinutes());
throws(() => getter.call({}), 'TypeError: this is not a Date object.');
throws(() => getter.call(0), 'TypeError: this is not a Date object.');
throws(() => getter.call(Object.create(Date.prototype)), 'TypeError: this is not a Date object.');
