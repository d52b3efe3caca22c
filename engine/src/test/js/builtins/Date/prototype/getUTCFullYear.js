const getter = builtin(Date.prototype, 'getUTCFullYear', 0);
same(new Date(Date.UTC(2021, 11, 25, 13, 14, 15, 16)).getUTCFullYear(), 2021);
same(new Date(-1).getUTCFullYear(), 1969, 'before the epoch');
same(new Date(8.64e15).getUTCFullYear(), 275760, 'the end of time');
same(new Date(NaN).getUTCFullYear(), NaN);
same(Reflect.apply(getter, new Date(0), ['ignored']), new Date(0).getUTCFullYear());
throws(() => getter.call({}), 'TypeError: this is not a Date object.');
throws(() => getter.call(0), 'TypeError: this is not a Date object.');
throws(() => getter.call(Object.create(Date.prototype)), 'TypeError: this is not a Date object.');
