builtin(Date.prototype, 'toTimeString', 0);
same(/^10:20:30 GMT[+-]\d{4} \(.+\)$/.test(new Date(2020, 0, 1, 10, 20, 30).toTimeString()), true);
same(new Date(NaN).toTimeString(), 'Invalid Date');
const date = new Date(2020, 5, 1, 1, 2, 3);
same(date.toString(), `${date.toDateString()} ${date.toTimeString()}`);
throws(() => Date.prototype.toTimeString.call(0), 'TypeError');
