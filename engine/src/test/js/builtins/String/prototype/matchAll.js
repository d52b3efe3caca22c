builtin(String.prototype, 'matchAll', 1);
sameElements([...'a1b22'.matchAll(/\d+/g)].map((match) => match[0] + match.index), ['11', '223']);
sameElements([...'aXa'.matchAll('a')].map((match) => match.index), [0, 2]);
throws(() => 'a'.matchAll(/a/), 'TypeError: String.prototype.matchAll called with a non-global RegExp argument');
throws(() => 'a'.matchAll({ [Symbol.match]: 1, flags: undefined }), 'TypeError: The .flags property of the argument to String.prototype.matchAll cannot be null or undefined');
same('x'.matchAll({ [Symbol.matchAll]: (text) => text + text }), 'xx');

// The expression is copied: its lastIndex is taken over and left alone.
const digits = /\d/g;
digits.lastIndex = 2;
sameElements([...'1a2b3'.matchAll(digits)].map(String), ['2', '3']);
same(digits.lastIndex, 2);
throws(() => String.prototype.matchAll.call(null, /a/g), 'TypeError: String.prototype.matchAll called on null or undefined');
