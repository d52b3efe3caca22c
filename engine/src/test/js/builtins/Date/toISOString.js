same(new Date(0).toISOString(), '1970-01-01T00:00:00.000Z');
same(new Date(Date.UTC(-1, 0)).toISOString(), '-000001-01-01T00:00:00.000Z');
same(new Date(8.64e15).toISOString(), '+275760-09-13T00:00:00.000Z');
throws(() => new Date(NaN).toISOString(), 'RangeError: Invalid time value');
same(JSON.stringify({ d: new Date(0), n: new Date(NaN) }), '{"d":"1970-01-01T00:00:00.000Z","n":null}');
same(new Date(0).toUTCString(), 'Thu, 01 Jan 1970 00:00:00 GMT');
same(String(new Date(NaN)), 'Invalid Date');
