builtin(Date.prototype, 'toUTCString', 0);
same(Date.prototype.toGMTString, Date.prototype.toUTCString);
same(new Date(0).toUTCString(), 'Thu, 01 Jan 1970 00:00:00 GMT');
same(new Date(Date.UTC(-1, 0)).toUTCString(), 'Fri, 01 Jan -0001 00:00:00 GMT');
same(new Date(Date.UTC(2020, 1, 29, 23, 59, 59)).toUTCString(), 'Sat, 29 Feb 2020 23:59:59 GMT');
same(new Date(NaN).toUTCString(), 'Invalid Date');
throws(() => Date.prototype.toUTCString.call(1), 'TypeError: Method Date.prototype.toUTCString called on incompatible receiver 1');
