same(attributes(Number, 'EPSILON', '').value, 2 ** -52);
same(1 + Number.EPSILON > 1, true);
same(1 + Number.EPSILON / 2, 1);
same(attributes(Number, 'MAX_VALUE', '').value, 1.7976931348623157e308);
same(Number.MAX_VALUE * 1.0000000000000002, Infinity);
same(attributes(Number, 'MIN_VALUE', '').value, 5e-324);
same(Number.MIN_VALUE / 2, 0);
throws(() => { 'use strict'; Number.EPSILON = 1; }, "TypeError: Cannot assign to read only property 'EPSILON' of function 'function Number() { [native code] }'");
