const setter = builtin(Date.prototype, 'setUTCMonth', 2);
const date = new Date(Date.UTC(2020, 0, 31, 10, 20, 30, 400));
same(date.setUTCMonth(1), Date.UTC(2020, 2, 2, 10, 20, 30, 400));
same(date.setUTCMonth(-1, 5), Date.UTC(2019, 11, 5, 10, 20, 30, 400));
same(date.setUTCMonth(12), Date.UTC(2020, 0, 5, 10, 20, 30, 400));
same(date.setUTCMonth(NaN), NaN);
same(date.setUTCMonth(1), NaN);

// The arguments are converted in order, also for an invalid date.
const log = [];
setter.call(new Date(NaN), observed(log, 'm', 1), observed(log, 'd', 1));
sameElements(log, ['m.valueOf', 'd.valueOf']);
throws(() => setter.call({}, 1), 'TypeError: Method Date.prototype.setUTCMonth called on incompatible receiver #<Object>');
throws(() => setter.call(new Date(0), 1n), 'TypeError');
