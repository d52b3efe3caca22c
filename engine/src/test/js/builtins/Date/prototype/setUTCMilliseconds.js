const setter = builtin(Date.prototype, 'setUTCMilliseconds', 1);
const date = new Date(Date.UTC(2020, 0, 31, 10, 20, 30, 400));
same(date.setUTCMilliseconds(1000), Date.UTC(2020, 0, 31, 10, 20, 31));
same(date.setUTCMilliseconds(-1), Date.UTC(2020, 0, 31, 10, 20, 30, 999));
same(date.setUTCMilliseconds(8.64e15), NaN, 'beyond the end of time');
same(date.setUTCMilliseconds(1), NaN);

// The arguments are converted in order, also for an invalid date.
const log = [];
setter.call(new Date(NaN), observed(log, 'ms', 1));
sameElements(log, ['ms.valueOf']);
throws(() => setter.call({}, 1), 'TypeError: Method Date.prototype.setUTCMilliseconds called on incompatible receiver #<Object>');
throws(() => setter.call(new Date(0), 1n), 'TypeError');
