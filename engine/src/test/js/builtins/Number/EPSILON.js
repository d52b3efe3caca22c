same(attributes(Number, 'EPSILON', '').value, 2 ** -52);
same(1 + Number.EPSILON > 1, true);
same(1 + Number.EPSILON / 2, 1);
throws(() => { 'use strict'; Number.EPSILON = 1; }, "TypeError: Cannot assign to read only property 'EPSILON' of function 'function Number() { [native code] }'");
