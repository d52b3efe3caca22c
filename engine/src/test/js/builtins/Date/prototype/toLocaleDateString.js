builtin(Date.prototype, 'toLocaleDateString', 0);
const date = new Date(Date.UTC(2021, 10, 25, 13, 4, 5));
same(date.toLocaleDateString('en-US', { timeZone: 'UTC' }), '11/25/2021');
same(date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long' }), 'November');
same(new Date(NaN).toLocaleDateString(), 'Invalid Date');
throws(() => Date.prototype.toLocaleDateString.call({}), 'TypeError');
