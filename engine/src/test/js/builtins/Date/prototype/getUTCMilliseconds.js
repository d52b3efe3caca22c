const getter = builtin(Date.prototype, 'getUTCMilliseconds', 0);
same(new Date(Date.UTC(2021, 11, 25, 13, 14, 15, 16)).getUTCMilliseconds(), 16);
same(new Date(-1).getUTCMilliseconds(), 999, 'before the epoch');
same(new Date(8.64e15).getUTCMilliseconds(), 0, 'the end of time');
same(new Date(NaN).getUTCMilliseconds(), NaN);
same(Reflect.apply(getter, new Date(0), ['ignored']), new Date(0).getUTCMilliseconds());
throws(() => getter.call({}), 'TypeError: this is not a Date object.');
throws(() => getter.call(0), 'TypeError: this is not a Date object.');
throws(() => getter.call(Object.create(Date.prototype)), 'TypeError: this is not a Date object.');
