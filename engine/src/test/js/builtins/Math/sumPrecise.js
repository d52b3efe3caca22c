// Node 24 does not have it.
same(Math.sumPrecise([1e20, 0.1, -1e20]), 0.1);
same(Math.sumPrecise([]), -0);
same(Math.sumPrecise([Infinity, -Infinity]), NaN);
throws(() => Math.sumPrecise([1n]), 'TypeError');
