// Messages show the number as it was given, not as it was converted.
throws(() => [1].with(4.5, 1), 'RangeError: Invalid index : 4.5');
throws(() => [].with(undefined, 1), 'RangeError: Invalid index : undefined');
throws(() => [].with({ valueOf: () => 3 }, 1), 'RangeError: Invalid index : #<Object>');
throws(() => [].with([], 1), 'RangeError: Invalid index : [object Array]');
const buffer = new ArrayBuffer(8);
throws(() => new Int8Array(buffer, 9.5), 'RangeError: Start offset 9.5 is outside the bounds of the buffer');
throws(() => new Int8Array(buffer, '-1.5'), 'RangeError: Start offset -1.5 is outside the bounds of the buffer');
throws(() => new Int8Array(buffer, 21, NaN), 'RangeError: Invalid typed array length: NaN');
throws(() => new Int8Array(buffer, 4, '30.5'), 'RangeError: Invalid typed array length: 30.5');
throws(() => new Int8Array(buffer, 0, { valueOf: () => -99 }), 'RangeError: Invalid typed array length: #<Object>');
throws(() => 2n ** -1n, 'RangeError: Exponent must be positive');
throws(() => BigInt('x'.repeat(1000)), 'SyntaxError: Cannot convert ' + 'x'.repeat(1000) + ' to a BigInt');
throws(() => BigInt('x'.repeat(1001)), 'SyntaxError: Cannot convert ' + 'x'.repeat(1000) + '\u2026 to a BigInt');
