same(attributes(Number, 'MAX_SAFE_INTEGER', '').value, 9007199254740991);
same(attributes(Number, 'MIN_SAFE_INTEGER', '').value, -9007199254740991);
same(Number.MAX_SAFE_INTEGER + 1, Number.MAX_SAFE_INTEGER + 2);
same(attributes(Number, 'NaN', '').value, NaN);
same(attributes(Number, 'POSITIVE_INFINITY', '').value, Infinity);
same(attributes(Number, 'NEGATIVE_INFINITY', '').value, -Infinity);
same(Object.keys(Number).length, 0);
