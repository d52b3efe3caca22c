builtin(Date.prototype, 'toISOString', 0);
sameElements([0, -1, 8.64e15, -8.64e15, Date.UTC(-1, 0)].map((time) => new Date(time).toISOString()),
  ['1970-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '-000001-01-01T00:00:00.000Z']);
same(new Date(Date.UTC(9999, 11, 31)).toISOString().length, 24);
throws(() => new Date(NaN).toISOString(), 'RangeError: Invalid time value');
throws(() => Date.prototype.toISOString.call({}), 'TypeError: Method Date.prototype.toISOString called on incompatible receiver #<Object>');
