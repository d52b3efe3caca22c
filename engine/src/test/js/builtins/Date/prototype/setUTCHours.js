const setter = builtin(Date.prototype, 'setUTCHours', 4);
const date = new Date(Date.UTC(2020, 0, 31, 10, 20, 30, 400));
same(date.setUTCHours(25, 0, 0, 0), Date.UTC(2020, 1, 1, 1));
same(date.setUTCHours(5), Date.UTC(2020, 1, 1, 5));
same(date.setUTCHours(-1, 61), Date.UTC(2020, 1, 1, 0, 1));
same(date.setUTCHours(1, undefined), NaN);
same(date.setUTCHours(1), NaN);

// The arguments are converted in order, also for an invalid date.
const log = [];
setter.call(new Date(NaN), observed(log, 'h', 1), observed(log, 'm', 1), observed(log, 's', 1), observed(log, 'ms', 1));
sameElements(log, ['h.valueOf', 'm.valueOf', 's.valueOf', 'ms.valueOf']);
throws(() => setter.call({}, 1), 'TypeError: Method Date.prototype.setUTCHours called on incompatible receiver #<Object>');
throws(() => setter.call(new Date(0), 1n), 'TypeError');
