const setter = builtin(Date.prototype, 'setUTCFullYear', 3);
const date = new Date(Date.UTC(2020, 0, 31, 10, 20, 30, 400));
same(date.setUTCFullYear(2021), Date.UTC(2021, 0, 31, 10, 20, 30, 400));
same(date.setUTCFullYear(2023, 1), Date.UTC(2023, 2, 3, 10, 20, 30, 400), 'a day that the month has not');
same(date.setUTCFullYear(2024, 1, 29), Date.UTC(2024, 1, 29, 10, 20, 30, 400));
same(date.setUTCFullYear(), NaN);
same(date.setUTCFullYear(2022), Date.UTC(2022, 0, 1), 'an invalid date begins at the epoch');

// The arguments are converted in order, also for an invalid date.
const log = [];
setter.call(new Date(NaN), observed(log, 'y', 1), observed(log, 'm', 1), observed(log, 'd', 1));
sameElements(log, ['y.valueOf', 'm.valueOf', 'd.valueOf']);
throws(() => setter.call({}, 1), 'TypeError: Method Date.prototype.setUTCFullYear called on incompatible receiver #<Object>');
throws(() => setter.call(new Date(0), 1n), 'TypeError');
