const log = [];
const bare = (extra) => ({ [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), ...extra }) });
function* g(source) { try { yield* source; } finally { log.push('finally'); } }
let it = g(bare());
it.next();
same(it.return(7).value, 7);
it = g(bare({ return() { log.push('closed'); return {}; } }));
it.next();
throws(() => it.throw(1), 'TypeError: The iterator does not provide a \'throw\' method.');
same(log.join(), 'finally,closed,finally');
it = g(bare({ return: () => 5 }));
it.next();
throws(() => it.return(), 'TypeError: Iterator result 5 is not an object');
it = g(bare({ throw: () => 5 }));
it.next();
throws(() => it.throw(), 'TypeError: Iterator result 5 is not an object');
throws(() => g(5).next(), 'TypeError');
