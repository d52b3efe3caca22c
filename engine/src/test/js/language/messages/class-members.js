// The error for a comma or colon after a member's name is at the first word of the member.
for (const [text, message] of [
  ['class A { a, b }', 'Unexpected identifier \'a\''],
  ['class A { a: 1 }', 'Unexpected identifier \'a\''],
  ['class A { \'a\', b }', 'Unexpected string'],
  ['class A { 1: b }', 'Unexpected number'],
  ['class A { [a], b }', 'Unexpected token \'[\''],
  ['class A { #a: b }', 'Unexpected identifier \'#a\''],
  ['class A { static a, b }', 'Unexpected strict mode reserved word'],
  ['class A { static, b }', 'Unexpected token \',\''],
  ['class A { get: b }', 'Unexpected token \'get\''],
  ['class A { async, b }', 'Unexpected token \'async\''],
  ['class A { if: b }', 'Unexpected token \'if\''],
  ['class A { constructor, b }', 'Unexpected identifier \'constructor\''],
  ['class A { a b }', 'Unexpected identifier \'b\''],
  ['class A { static ...x }', 'Unexpected strict mode reserved word'],
  ['class A { ...x }', 'Unexpected token \'...\''],
]) throws(() => (0, eval)(text), 'SyntaxError: ' + message);
