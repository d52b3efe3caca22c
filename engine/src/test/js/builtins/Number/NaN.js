same(attributes(Number, 'NaN', '').value, NaN);
same(Number.NaN !== Number.NaN, true);
throws(() => { 'use strict'; Number.NaN = 1; }, "TypeError: Cannot assign to read only property 'NaN' of function 'function Number() { [native code] }'");
