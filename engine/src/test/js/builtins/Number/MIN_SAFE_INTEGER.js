same(attributes(Number, 'MIN_SAFE_INTEGER', '').value, -9007199254740991);
same(Number.MIN_SAFE_INTEGER - 1, Number.MIN_SAFE_INTEGER - 2);
same(Number.isSafeInteger(Number.MIN_SAFE_INTEGER), true);
throws(() => { 'use strict'; Number.MIN_SAFE_INTEGER = 1; }, "TypeError: Cannot assign to read only property 'MIN_SAFE_INTEGER' of function 'function Number() { [native code] }'");
