const f = (a, b) => { if (a) if (b) return 'ab'; else return 'a'; return 'none'; };
same(f(1, 1), 'ab');
same(f(1, 0), 'a');
same(f(0, 1), 'none');
let log = '';
if (0); else if ('') log += 1; else if ([]) log += 2; else log += 3;
same(log, '2');
same(eval('1; if (false) 2;'), undefined);
same(eval('if (true) 3; else 4;'), 3);
// Annex B: functions as branches.
if (true) function taken() { return 'taken'; }
same(taken(), 'taken');
if (false) function skipped() {} else ;
same(skipped, undefined);
syntaxError('if (1) let x', "Lexical declaration cannot appear in a single-statement context");
syntaxError('if (1) class C {}', "Unexpected token 'class'");
syntaxError('if (1) const x = 1', "Unexpected token 'const'");
syntaxError('"use strict"; if (1) function f() {}', 'In strict mode code, functions can only be declared at top level or inside a block.');
