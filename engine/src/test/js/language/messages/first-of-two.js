// Of an error that depended on what follows and one in what followed, the first in the text is reported.
for (const [text, message] of [
  ['({ a = 1, b c })', 'Invalid shorthand property initializer'],
  ['({ a = 1, b c', 'Invalid shorthand property initializer'],
  ['({ a = 1 }, x y)', 'Invalid shorthand property initializer'],
  ['x = { a = 1, z y }', 'Invalid shorthand property initializer'],
  ['[{ a = 1 }, x y]', 'Invalid shorthand property initializer'],
  ['({ a: { a = 1 }, b c })', 'Invalid shorthand property initializer'],
  ['({ a = 1', 'Unexpected end of input'],
  ['({ __proto__: 1, __proto__: 2, b c })', 'Duplicate __proto__ fields are not allowed in object literals'],
  ['y => { x = { __proto__: 1, __proto__: 2, b: function () { a b } } }', 'Duplicate __proto__ fields are not allowed in object literals'],
  ['({ __proto__: 1, __proto__: 2 } z)', 'Duplicate __proto__ fields are not allowed in object literals'],
  ['\'use strict\'; ({ eval = 1 })', 'Invalid shorthand property initializer'],
  ['new(class {}) => 1', 'Invalid destructuring assignment target'],
  ['f() => 1', 'Malformed arrow function parameter list'],
  ['async () \n => 1', 'Unexpected token \'=>\''],
]) throws(() => (0, eval)(text), 'SyntaxError: ' + message);
