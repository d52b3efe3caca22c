same((1.005).toFixed(2), '1.00');
same((1.45).toFixed(1), '1.4');
same((-1.5).toFixed(0), '-2');
same((1e21).toFixed(2), '1e+21');
same((0.000001).toFixed(7), '0.0000010');
same((-0.0001).toFixed(2), '-0.00');
throws(() => (1).toFixed(101), 'RangeError: toFixed() digits argument must be between 0 and 100');
