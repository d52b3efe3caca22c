function* g(a) { a = 5; yield arguments[0]; arguments[0] = 6; yield a; yield this; }
same([...g.call('self', 1)].slice(0, 2).join(), '5,6');
function* strict() { 'use strict'; yield this; yield arguments.length; }
same([...strict.call(1, 2, 3)].join(), '1,2');
// Parameters are evaluated at the call, the body at the first next.
const log = [];
function* late(a = log.push('parameter')) { log.push('body'); }
const it = late();
same(log.join(), 'parameter');
it.next();
same(log.join(), 'parameter,body');
throws(() => { (function* ({ x }) {})(null); }, 'TypeError');
class C { *[Symbol.iterator]() { yield* [this.n, super.toString.name]; } n = 3; }
same([...new C()].join(), '3,toString');
