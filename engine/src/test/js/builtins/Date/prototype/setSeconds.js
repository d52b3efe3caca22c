builtin(Date.prototype, 'setSeconds', 2);
const date = new Date(0);
same(date.setSeconds(61), 61000);
same(date.setSeconds(1, 500), 61500);
same(date.setSeconds(-1) < 60000, true);
same(date.setSeconds(1, NaN), NaN);
throws(() => Date.prototype.setSeconds.call({}, 1), 'TypeError: Method Date.prototype.setSeconds called on incompatible receiver #<Object>');
