same((123.456).toPrecision(4), '123.5');
same((0.00001).toPrecision(1), '0.00001');
same((1234.5).toPrecision(2), '1.2e+3');
same((1e21).toPrecision(3), '1.00e+21');
same((1).toPrecision(undefined), '1');
throws(() => (1).toPrecision(0), 'RangeError: toPrecision() argument must be between 1 and 100');
