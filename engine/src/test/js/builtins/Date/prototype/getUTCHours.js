const getter = builtin(Date.prototype, 'getUTCHours', 0);
same(new Date(Date.UTC(2021, 11, 25, 13, 14, 15, 16)).getUTCHours(), 13);
same(new Date(-1).getUTCHours(), 23, 'before the epoch');
same(new Date(8.64e15).getUTCHours(), 0, 'the end of time');
same(new Date(NaN).getUTCHours(), NaN);
same(Reflect.apply(getter, new Date(0), ['ignored']), new Date(0).getUTCHours());
throws(() => getter.call({}), 'TypeError: this is not a Date object.');
throws(() => getter.call(0), 'TypeError: this is not a Date object.');
throws(() => getter.call(Object.create(Date.prototype)), 'TypeError: this is not a Date object.');
