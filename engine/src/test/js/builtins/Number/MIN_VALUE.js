same(attributes(Number, 'MIN_VALUE', '').value, 5e-324);
same(Number.MIN_VALUE / 2, 0);
same(Number.MIN_VALUE > 0, true);
throws(() => { 'use strict'; Number.MIN_VALUE = 1; }, "TypeError: Cannot assign to read only property 'MIN_VALUE' of function 'function Number() { [native code] }'");
