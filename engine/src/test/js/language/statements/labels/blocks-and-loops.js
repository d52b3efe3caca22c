const log = [];
a: { log.push(1); b: { log.push(2); break a; } log.push('never'); }
same(log.join(), '1,2');
x: y: for (let i = 0; i < 3; i++) { if (i === 0) continue x; if (i === 1) continue y; break x; }
c: if (true) { break c; log.push('never'); }
d: switch (1) { case 1: for (;;) break d; }
e: try { break e; } finally { log.push('finally'); }
same(log.join(), '1,2,finally');
let count = 0;
outer: while (true) { do { count++; if (count < 3) continue outer; break outer; } while (true); }
same(count, 3);
f: function g() {}
same(typeof g, 'function');
yield: await: async: { break yield; }
