const setter = builtin(Date.prototype, 'setUTCSeconds', 2);
const date = new Date(Date.UTC(2020, 0, 31, 10, 20, 30, 400));
same(date.setUTCSeconds(60, 5), Date.UTC(2020, 0, 31, 10, 21, 0, 5));
same(date.setUTCSeconds(-1), Date.UTC(2020, 0, 31, 10, 20, 59, 5));
same(date.setUTCSeconds(null), Date.UTC(2020, 0, 31, 10, 20, 0, 5));
same(date.setUTCSeconds(1, NaN), NaN);
same(date.setUTCSeconds(1), NaN);

// The arguments are converted in order, also for an invalid date.
const log = [];
setter.call(new Date(NaN), observed(log, 's', 1), observed(log, 'ms', 1));
sameElements(log, ['s.valueOf', 'ms.valueOf']);
throws(() => setter.call({}, 1), 'TypeError: Method Date.prototype.setUTCSeconds called on incompatible receiver #<Object>');
throws(() => setter.call(new Date(0), 1n), 'TypeError');
