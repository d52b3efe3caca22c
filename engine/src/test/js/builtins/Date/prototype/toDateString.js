builtin(Date.prototype, 'toDateString', 0);
builtin(Date.prototype, 'toTimeString', 0);
same(new Date(2020, 11, 25).toDateString(), 'Fri Dec 25 2020');
same(new Date(5, 6, 7).toDateString(), 'Fri Jul 07 1905');
const date = new Date(2020, 0, 1, 1, 2, 3);
same(date.toTimeString().slice(0, 12), '01:02:03 GMT');
same(date.toDateString() + ' ' + date.toTimeString(), date.toString());
same(new Date(NaN).toDateString() + new Date(NaN).toTimeString(), 'Invalid DateInvalid Date');
throws(() => Date.prototype.toTimeString.call({}), 'TypeError: Method Date.prototype.toTimeString called on incompatible receiver #<Object>');
