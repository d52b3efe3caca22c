builtin(globalThis, 'eval', 1);
same(eval('1; 2'), 2);
const object = {};
same(eval(object), object);
same(eval(), undefined);
same((0, eval)('typeof local'), 'undefined');
{ let local = 1; same(eval('local'), 1); same((0, eval)('typeof local'), 'undefined'); same(eval?.('typeof local'), 'undefined'); }
same(eval('{}'), undefined);
same(eval('if (false) 1'), undefined);
throws(() => eval('('), 'SyntaxError');
throws(() => eval('let x; var x'), 'SyntaxError');
