builtin(Date.prototype, 'toString', 0);
same(/^Wed Jan 01 2020 10:20:30 GMT[+-]\d{4} \(.+\)$/.test(new Date(2020, 0, 1, 10, 20, 30).toString()), true);
same(new Date(NaN).toString(), 'Invalid Date');
same(new Date(-1, 0).toString().slice(4, 16), 'Jan 01 -0001');
same(new Date(12345, 0).toString().slice(4, 16), 'Jan 01 12345');
same(Date.parse(new Date(1e12).toString()), 1e12);
throws(() => Date.prototype.toString.call({}), 'TypeError: Method Date.prototype.toString called on incompatible receiver #<Object>');
