builtin(Date.prototype, 'toLocaleTimeString', 0);
const date = new Date(Date.UTC(2021, 10, 25, 13, 4, 5));
same(date.toLocaleTimeString('en-US', { timeZone: 'America/New_York' }), '8:04:05 AM');
same(date.toLocaleTimeString('en-US', { timeZone: 'UTC', hour12: false }), '13:04:05');
same(new Date(NaN).toLocaleTimeString(), 'Invalid Date');
throws(() => Date.prototype.toLocaleTimeString.call({}), 'TypeError');
