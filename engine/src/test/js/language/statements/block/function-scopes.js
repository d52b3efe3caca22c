'use strict';
{
  same(f(), 1);
  function f() { return 1; }
}
same(typeof f, 'undefined');
const g = () => 'outer';
{
  same(g(), 'inner');
  function g() { return 'inner'; }
}
same(g(), 'outer');
syntaxError('"use strict"; { function a() {} function a() {} }', "Identifier 'a' has already been declared");
syntaxError('{ function a() {} var a; }', "Identifier 'a' has already been declared");
syntaxError('{ async function a() {} function a() {} }', "Identifier 'a' has already been declared");
// Sloppy duplicates are allowed by Annex B.
(0, eval)('{ function dup() { return 1; } function dup() { return 2; } } same(dup(), 2);');
