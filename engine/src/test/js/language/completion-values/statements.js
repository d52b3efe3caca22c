same(eval('1; 2; 3'), 3);
same(eval('1;;;'), 1);
same(eval('1; var x = 5;'), 1);
same(eval('1; let y = 5;'), 1);
same(eval('1; function f() {}'), 1);
same(eval('1; class C {}'), 1);
same(eval('1; {}'), 1);
same(eval('1; { 2 }'), 2);
same(eval('1; if (true) {}'), undefined);
same(eval('1; if (false) 2; else 3'), 3);
same(eval('1; do { } while (false)'), undefined);
same(eval('do { 2; continue; 3 } while (false)'), 2);
same(eval('1; while (false) 2'), undefined);
same(eval('for (let i = 0; i < 3; i++) i'), 2);
same(eval('for (const k in { a: 1 }) k'), 'a');
same(eval('for (const v of [4, 5]) v'), 5);
same(eval('1; with ({ z: 9 }) z'), 9);
same(eval('1; with ({}) ;'), undefined);
same(eval('l: { 1; break l; 2 }'), 1);
same(eval('"use strict"'), 'use strict');
same(eval('debugger; 5'), 5);
same(eval(''), undefined);
same(eval('var only = 1'), undefined);
for (const sloppy of ['{ function g() {} }', 'try { function g() {} } catch {}', 'try { throw 1; } catch { function g() {} }', 'switch (1) { case 1: function g() {} }', 'if (true) function g() {}']) {
  same(eval(sloppy), undefined);
}
