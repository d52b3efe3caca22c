// A function in a block of direct eval code becomes a variable only where nothing between the eval and the variable scope has its name.
const letOutside = () => { let n = 1; eval('{ function n() {} }'); return n; };
same(letOutside(), 1);
const constOutside = () => { const n = 1; eval('if (true) function n() {}'); return n; };
same(constOutside(), 1);
const classOutside = () => { class n {} eval('switch (1) { case 1: function n() {} }'); return String(n); };
same(classOutside(), 'class n {}');
function innerLet() {
  { let n = 1; eval('{ function n() {} }'); same(n, 1); }
  return typeof n;
}
same(innerLet(), 'undefined');
function blockFunction() {
  { function n() { return 1; } eval('{ function n() { return 2; } }'); same(n(), 1); }
  return n();
}
same(blockFunction(), 1);
function pattern() {
  try { throw [1]; } catch ([n]) { eval('{ function n() {} }'); same(n, 1); }
  return typeof n;
}
same(pattern(), 'undefined');
function parameter(a = eval('{ function a() {} } 1'), b = eval('{ function c() { return 3; } }'), d = c()) { return [a, typeof b, d].join(); }
same(parameter(), '1,undefined,3');
function nested() {
  eval('let n = 1; eval("{ function n() {} }"); same(n, 1)');
  return typeof n;
}
same(nested(), 'undefined');

// Beyond the variable scope names do not matter.
function beyond() {
  let n = 1;
  const inner = () => { eval('{ function n() {} }'); return typeof n; };
  return inner() + typeof n;
}
same(beyond(), 'functionnumber');

// The value goes to the variable, also when a with object or a deletion came between.
function inWith() {
  const object = { n: 1 };
  with (object) eval('{ function n() { return 2; } }');
  return n() + object.n;
}
same(inWith(), 3);
function deleted() {
  eval('{ delete n; function n() { return 2; } }');
  return n();
}
same(deleted(), 2);
function assigned(n) { eval('{ function n() { return 4; } }'); return n(); }
same(assigned(1), 4);
