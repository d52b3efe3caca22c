builtin(Date.prototype, 'getYear', 0);
same(new Date(1999, 0).getYear(), 99);
same(new Date(2024, 0).getYear(), 124);
same(new Date(1899, 11).getYear(), -1);
same(new Date(NaN).getYear(), NaN);
throws(() => Date.prototype.getYear.call({}), 'TypeError: Method Date.prototype.getYear called on incompatible receiver #<Object>');
