builtin(Date.prototype, 'setFullYear', 3);
const date = new Date(2020, 1, 29);
date.setFullYear(2021);
same(date.getMonth() + '/' + date.getDate(), '2/1');
date.setFullYear(99, 11, 31);
same(date.getFullYear(), 99);
same(date.getDate(), 31);

// An invalid date starts from +0.
const none = new Date(NaN);
same(none.setFullYear(2000), new Date(2000, 0, 1).getTime());
same(none.setFullYear(2000, undefined), NaN);
same(date.setFullYear(275761), NaN);
throws(() => Date.prototype.setFullYear.call(1, 2000), 'TypeError: Method Date.prototype.setFullYear called on incompatible receiver 1');
