same(attributes(Number, 'MAX_SAFE_INTEGER', '').value, 9007199254740991);
same(Number.MAX_SAFE_INTEGER + 1, Number.MAX_SAFE_INTEGER + 2);
same(Number.isSafeInteger(Number.MAX_SAFE_INTEGER + 1), false);
throws(() => { 'use strict'; Number.MAX_SAFE_INTEGER = 1; }, "TypeError: Cannot assign to read only property 'MAX_SAFE_INTEGER' of function 'function Number() { [native code] }'");
