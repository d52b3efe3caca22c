same(attributes(Number, 'POSITIVE_INFINITY', '').value, Infinity);
same(1 / Number.POSITIVE_INFINITY, 0);
throws(() => { 'use strict'; Number.POSITIVE_INFINITY = 1; }, "TypeError: Cannot assign to read only property 'POSITIVE_INFINITY' of function 'function Number() { [native code] }'");
