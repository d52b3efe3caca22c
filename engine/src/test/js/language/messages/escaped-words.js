// Words with escapes where a keyword stands, or a modifier, or the name of a class.
for (const [text, message] of [
  ['class l\\u0065t', 'Unexpected strict mode reserved word'],
  ['class l\\u0065t {}', 'Unexpected strict mode reserved word'],
  ['(class l\\u0065t {})', 'Unexpected strict mode reserved word'],
  ['class st\\u0061tic {}', 'Unexpected strict mode reserved word'],
  ['class yi\\u0065ld {}', 'Unexpected strict mode reserved word'],
  ['function f(l\\u0065t) {\'use strict\'}', 'Keyword must not contain escaped characters'],
  ['class A { g\\u0065t x() {} }', 'Keyword must not contain escaped characters'],
  ['class A { \\u0061sync x() {} }', 'Keyword must not contain escaped characters'],
  ['({ \\u0061sync x() {} })', 'Keyword must not contain escaped characters'],
  ['({ g\\u0065t x() {} })', 'Keyword must not contain escaped characters'],
  ['\\u0061sync function f() {}', 'Keyword must not contain escaped characters'],
  ['new.t\\u0061rget', '\'new.target\' must not contain escaped characters'],
  ['function f() { new.t\\u0061rget }', '\'new.target\' must not contain escaped characters'],
  ['import.m\\u0065ta', '\'import.meta\' must not contain escaped characters'],
]) throws(() => (0, eval)(text), 'SyntaxError: ' + message);
