const log = [];
function* g() { try { yield 1; yield 2; yield 3; } finally { log.push('closed'); } }
const [a, b] = g();
same(a + b, 3);
same(log.splice(0).join(), 'closed');
const [c, ...rest] = g();
same(rest.join(), '2,3');
same(log.splice(0).join(), 'closed');
const [] = g();
same(log.length, 0);
const [d, , , e] = g();
same(e, undefined);
same(log.splice(0).join(), 'closed');
throws(() => { const [x = (() => { throw new RangeError('default'); })()] = (function* () { try { yield; } finally { log.push('closed on throw'); } })(); }, 'RangeError: default');
same(log.join(), 'closed on throw');
