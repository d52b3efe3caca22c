builtin(String.prototype, 'repeat', 1);
same('ab'.repeat(3), 'ababab');
same('ab'.repeat(0), '');
same('ab'.repeat(), '');
same('ab'.repeat('2.9'), 'abab');
same('ab'.repeat(-0.9), '');
same(''.repeat(2 ** 40), '');
same('x'.repeat(100000).length, 100000);
same('😀'.repeat(2), '😀😀');
throws(() => 'a'.repeat(-1), 'RangeError: Invalid count value: -1');
throws(() => 'a'.repeat(Infinity), 'RangeError: Invalid count value: Infinity');
throws(() => ''.repeat(Infinity), 'RangeError: Invalid count value: Infinity');
throws(() => 'ab'.repeat(2 ** 28), 'RangeError: Invalid string length');
throws(() => 'a'.repeat(2 ** 30), 'RangeError: Invalid string length');
throws(() => String.prototype.repeat.call(null, 1), 'TypeError: String.prototype.repeat called on null or undefined');

// A count is converted once, also one that is refused.
let conversions = 0;
throws(() => 'a'.repeat({ valueOf() { conversions++; return -1; } }), 'RangeError: Invalid count value: #<Object>');
same(conversions, 1);
throws(() => 'a'.repeat(new Date(-1)), 'RangeError: Invalid count value: [object Date]');
