same(attributes(Number, 'MAX_VALUE', '').value, 1.7976931348623157e308);
same(Number.MAX_VALUE * 1.0000000000000002, Infinity);
same(Number.MAX_VALUE + 1, Number.MAX_VALUE);
throws(() => { 'use strict'; Number.MAX_VALUE = 1; }, "TypeError: Cannot assign to read only property 'MAX_VALUE' of function 'function Number() { [native code] }'");
