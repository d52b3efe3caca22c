function* g() { try { yield 1; } finally { return 'finally'; } }
let it = g();
it.next();
same(it.return('asked').value, 'finally');
function* loop() { for (;;) { try { yield 'again'; } finally { continue; } } }
it = loop();
it.next();
same(it.return(1).value, 'again');
same(it.return(2).done, false);
same(it.throw(new Error('swallowed')).value, 'again');
function* throwing() { try { yield; } finally { throw new RangeError('from finally'); } }
it = throwing();
it.next();
throws(() => it.return(1), 'RangeError: from finally');
same(it.next().done, true);
function* broken() { a: try { yield 1; } finally { break a; } yield 'after'; }
it = broken();
it.next();
same(it.return(0).value, 'after');
