const log = [];
const r = (n) => ({ n, [Symbol.dispose]() { log.push('d' + n); } });
for (using x of [r(1), r(2)]) log.push('b' + x.n);
same(log.splice(0).join(), 'b1,d1,b2,d2');
for (using x = r(3); log.length < 2;) log.push('t');
same(log.splice(0).join(), 't,t,d3');
const readers = [];
for (using x of [r(4), null]) readers.push(() => x);
same(readers[0]().n, 4);
same(readers[1](), null);
switch (1) { case 1: { using x = r('s'); log.push('case'); } }
same(log.join(), 'd4,case,ds');
