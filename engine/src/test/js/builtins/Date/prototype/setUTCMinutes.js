const setter = builtin(Date.prototype, 'setUTCMinutes', 3);
const date = new Date(Date.UTC(2020, 0, 31, 10, 20, 30, 400));
same(date.setUTCMinutes(-1), Date.UTC(2020, 0, 31, 9, 59, 30, 400));
same(date.setUTCMinutes(1, 2, 3), Date.UTC(2020, 0, 31, 9, 1, 2, 3));
same(date.setUTCMinutes(60), Date.UTC(2020, 0, 31, 10, 0, 2, 3));
same(date.setUTCMinutes(Infinity), NaN);
same(date.setUTCMinutes(1), NaN);

// The arguments are converted in order, also for an invalid date.
const log = [];
setter.call(new Date(NaN), observed(log, 'm', 1), observed(log, 's', 1), observed(log, 'ms', 1));
sameElements(log, ['m.valueOf', 's.valueOf', 'ms.valueOf']);
throws(() => setter.call({}, 1), 'TypeError: Method Date.prototype.setUTCMinutes called on incompatible receiver #<Object>');
throws(() => setter.call(new Date(0), 1n), 'TypeError');
