// The time value is read before the arguments are converted, and an argument's conversion may set the date.
const date = new Date(0);
const result = date.setUTCDate({ valueOf() { date.setTime(Date.UTC(2020, 5)); return 2; } });
same(result, 86400000);
same(date.getTime(), 86400000);
const invalid = new Date(NaN);
same(invalid.setUTCHours({ valueOf() { invalid.setTime(0); return 1; } }), NaN);
same(invalid.getTime(), 0);
throws(() => date.setUTCMonth(0, { valueOf() { throw date; } }), date);
same(date.getTime(), 86400000);
