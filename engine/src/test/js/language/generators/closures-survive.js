function* counter() { let n = 0; const inc = () => ++n; for (;;) { const now = n; yield { inc, read: () => [now, n].join() }; } }
const it = counter();
const first = it.next().value;
first.inc();
const second = it.next().value;
second.inc();
same(first.read(), '0,2');
same(second.read(), '1,2');
const another = counter().next().value;
same(another.read(), '0,0');
function* scopes() { for (let i = 0; i < 3; i++) { yield () => i++; } }
const [f, g] = scopes();
same(f() + f() + g(), 2);
