// What the lexer cannot read is reported where the parser has nothing to say first.
for (const [text, message] of [
  ['f(\'', 'Invalid or unexpected token'],
  ['f(1__0', 'Only one underscore is allowed as numeric separator'],
  ['f(1, 2 /*', 'missing ) after argument list'],
  ['try {} ·', 'Missing catch or finally after try'],
  ['\'use strict\'; let 0x', 'Unexpected strict mode reserved word'],
  ['[1 /*', 'Invalid or unexpected token'],
  ['a b /*', 'Unexpected identifier \'b\''],
  ['if (a) \'', 'Invalid or unexpected token'],
  ['1__0', 'Only one underscore is allowed as numeric separator'],
  ['f(x \\u{', 'missing ) after argument list'],
  ['a = "', 'Invalid or unexpected token'],
]) throws(() => (0, eval)(text), 'SyntaxError: ' + message);

// An invalid escape in a template is reported although the template does not end.
throws(() => eval('`\\1'), 'SyntaxError: Octal escape sequences are not allowed in template strings.');
throws(() => eval('`\\u'), 'SyntaxError: Invalid Unicode escape sequence');
