same((123456).toExponential(2), '1.23e+5');
same((0).toExponential(), '0e+0');
same((0.00015).toExponential(), '1.5e-4');
same((NaN).toExponential(1000), 'NaN');
throws(() => (1).toExponential(-1), 'RangeError: toExponential() argument must be between 0 and 100');
