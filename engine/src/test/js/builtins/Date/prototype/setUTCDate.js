const setter = builtin(Date.prototype, 'setUTCDate', 1);
const date = new Date(Date.UTC(2020, 0, 31, 10, 20, 30, 400));
same(date.setUTCDate(0), Date.UTC(2019, 11, 31, 10, 20, 30, 400));
same(date.setUTCDate(32), Date.UTC(2020, 0, 1, 10, 20, 30, 400));
same(date.setUTCDate('5.9'), Date.UTC(2020, 0, 5, 10, 20, 30, 400));
same(date.setUTCDate(), NaN);
same(date.setUTCDate(1), NaN);

// The arguments are converted in order, also for an invalid date.
const log = [];
setter.call(new Date(NaN), observed(log, 'd', 1));
sameElements(log, ['d.valueOf']);
throws(() => setter.call({}, 1), 'TypeError: Method Date.prototype.setUTCDate called on incompatible receiver #<Object>');
throws(() => setter.call(new Date(0), 1n), 'TypeError');
