var v = 1;
let l = 2;
function f() {}
class C {}
same(globalThis.v, 1);
same(globalThis.l, undefined);
same(globalThis.f, f);
same(globalThis.C, undefined);
attributes(globalThis, 'v', 'we');
attributes(globalThis, 'f', 'we');
globalThis.v = 5;
same(v, 5);
globalThis.l = 'hidden';
same(l, 2);
delete globalThis.l;
(0, eval)('var deletable = 1');
attributes(globalThis, 'deletable', 'wec');
// A later script sees the lexical declarations of this one.
same((0, eval)('l'), 2);
throws(() => (0, eval)('var l'), "SyntaxError: Identifier 'l' has already been declared");
same((0, eval)('let own = 1; own'), 1);
same(typeof own, 'undefined');
