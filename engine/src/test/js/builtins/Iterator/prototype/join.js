// Node 24 has no Iterator.prototype.join.
same([1, null, 'b', undefined, true].values().join(), '1,,b,,true');
same([1, 2].values().join(''), '12');
same([1, 2].values().join(null), '1null2');
same([].values().join(), '');
throws(() => Iterator.prototype.join.call('ab'), 'TypeError');

let closed = 0;
const source = (value) => ({ next: () => ({ value, done: false }), return() { closed++; return {}; }, __proto__: Iterator.prototype });
throws(() => source(1).join(Symbol()), 'TypeError');
throws(() => source(Symbol()).join(), 'TypeError');
same(closed, 2);

// The separator is converted before next is read.
const log = [];
({ get next() { log.push('next'); return () => ({ done: true }); }, __proto__: Iterator.prototype }).join({ toString() { log.push('separator'); return ''; } });
sameElements(log, ['separator', 'next']);
