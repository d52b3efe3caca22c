const f = (n) => { if (n === 0) return; if (n === 1) return
  1; if (n === 2) return (
    2); return n > 3 ? 'many' : 'three'; };
same(f(0), undefined);
same(f(1), undefined);
same(f(2), 2);
same(f(3), 'three');
same(f(4), 'many');
same((() => { for (;;) { while (true) { switch (1) { case 1: return 'deep'; } } } })(), 'deep');
same((() => { try { return 'try'; } finally { } })(), 'try');
same((() => { with ({ x: 1 }) return x; })(), 1);
same((function () { return this.v; }).call({ v: 2 }), 2);
syntaxError('return', 'Illegal return statement');
syntaxError('{ return 1 }', 'Illegal return statement');
syntaxError('class A { static { return } }', 'Illegal return statement');
