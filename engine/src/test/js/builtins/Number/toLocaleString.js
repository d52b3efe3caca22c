same((1234567.891).toLocaleString(), '1,234,567.891');
same((0.0005).toLocaleString(), '0.001');
same((2.5).toLocaleString('en-US', { maximumFractionDigits: 0 }), '3');
same((1.5).toLocaleString('en-US', { minimumFractionDigits: 2 }), '1.50');
same((0.256).toLocaleString('en-US', { style: 'percent' }), '26%');
same((1234.5).toLocaleString('en-US', { style: 'currency', currency: 'USD' }), '$1,234.50');
same((1234.5).toLocaleString('en-US', { useGrouping: false }), '1234.5');
same((-0).toLocaleString() + NaN.toLocaleString() + (-Infinity).toLocaleString(), '-0NaN-∞');
same((123456789n).toLocaleString(), '123,456,789');
