const method = builtin(Iterator.prototype, Symbol.dispose, 0);
const log = [];
const closing = { __proto__: Iterator.prototype, return(...all) { log.push(this === closing, all.length); return 1; } };
same(closing[Symbol.dispose](), undefined);
sameElements(log, [true, 0]);
same(method.call({}), undefined);
same(method.call({ return: null }), undefined);
throws(() => method.call({ return: 1 }), 'TypeError');
throws(() => method.call({ get return() { throw log; } }), log);
throws(() => method.call({ return() { throw log; } }), log);
throws(() => method.call(undefined), 'TypeError');
function* guarded() { try { yield; } finally { log.push('closed'); } }
{
  using generator = guarded();
  generator.next();
}
same(log.at(-1), 'closed');
