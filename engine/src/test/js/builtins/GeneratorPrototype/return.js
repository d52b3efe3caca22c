function* guarded() { try { yield 1; } finally { yield 'cleanup'; } }
const generator = guarded();
generator.next();
same(generator.return('x').value, 'cleanup');
const last = generator.next();
same(last.value === 'x' && last.done, true);
const fresh = guarded();
same(fresh.return(5).done, true);
same(fresh.next().value, undefined);
function* overriding() { try { yield; } finally { return 'override'; } }
const overridden = overriding();
overridden.next();
same(overridden.return('lost').value, 'override');
throws(() => fresh.throw(guarded), guarded);
