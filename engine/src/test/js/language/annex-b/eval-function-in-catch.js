// Node hoists past the catch parameter (B.3.2.3 looks at every declarative environment up to the variable one), and past the function of a block around.
function inCatch() {
  try { throw 1; } catch (n) { eval('{ function n() {} }'); same(n, 1); }
  return typeof n;
}
same(inCatch(), 'undefined');
function inBlocks() {
  { function n() { return 1; } { function n() { return 2; } } }
  return n();
}
same(inBlocks(), 1);

// Node throws a SyntaxError where the global scope has a lexical declaration of the name (B.3.2.2 and B.3.2.3 leave it alone).
let declared = 1;
(0, eval)('{ function declared() {} }');
same(declared, 1);
eval('{ function declared() {} }');
same(declared, 1);
