builtin(String, 'fromCodePoint', 1);
same(String.fromCodePoint(0x1f600, 65), '😀A');
same(String.fromCodePoint(), '');
same(String.fromCodePoint(0xd83d, 0xde00), '😀');
same(String.fromCodePoint('66', null), 'B\0');
same(String.fromCodePoint(0x10ffff).length, 2);
for (const bad of [-1, 1.5, NaN, Infinity, 0x110000]) throws(() => String.fromCodePoint(bad), 'RangeError: Invalid code point ' + bad);
for (const bad of [undefined, 'abc', {}]) throws(() => String.fromCodePoint(bad), 'RangeError: Invalid code point NaN');
throws(() => String.fromCodePoint('9007199254740993'), 'RangeError: Invalid code point 9007199254740992');
throws(() => String.fromCodePoint(Symbol()), 'TypeError: Cannot convert a Symbol value to a number');
const log = [];
throws(() => String.fromCodePoint(observed(log, 'first', 65), -1, observed(log, 'never', 1)), 'RangeError');
sameElements(log, ['first.valueOf']);

// The message has the number that the value became.
for (const [bad, number] of [['abc', 'NaN'], [undefined, 'NaN'], [{}, 'NaN'], ['9007199254740993', '9007199254740992'], [{ valueOf: () => -1 }, '-1']]) {
  throws(() => String.fromCodePoint(bad), 'RangeError: Invalid code point ' + number);
}
