same(attributes(Number, 'NEGATIVE_INFINITY', '').value, -Infinity);
same(1 / Number.NEGATIVE_INFINITY, -0);
throws(() => { 'use strict'; Number.NEGATIVE_INFINITY = 1; }, "TypeError: Cannot assign to read only property 'NEGATIVE_INFINITY' of function 'function Number() { [native code] }'");
