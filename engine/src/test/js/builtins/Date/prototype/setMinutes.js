builtin(Date.prototype, 'setMinutes', 3);
const date = new Date(2020, 0, 1, 10, 20, 30, 40);
date.setMinutes(61);
same(date.getHours() * 100 + date.getMinutes(), 1101);
date.setMinutes(5, 6, 7);
same([date.getMinutes(), date.getSeconds(), date.getMilliseconds()].join(), '5,6,7');
same(date.setMinutes(Infinity), NaN);
throws(() => Date.prototype.setMinutes.call(null, 1), 'TypeError: Method Date.prototype.setMinutes called on incompatible receiver null');
