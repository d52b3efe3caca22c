function* g(n) {
  outer: for (let i = 0; i < n; i++) {
    switch (i % 4) {
      case 0: yield `zero ${i}`; break;
      case 1: try { continue outer; } finally { yield `skip ${i}`; }
      case 2: for (const x of 'ab') { if (x === 'b') continue outer; yield x + i; }
      default:
        try { throw i; } catch (e) { yield `caught ${e}`; if (e > 4) return 'done'; } finally { yield `finally ${i}`; }
    }
  }
}
const values = [];
const it = g(20);
let step;
while (!(step = it.next()).done) values.push(step.value);
same(values.join(), 'zero 0,skip 1,a2,caught 3,finally 3,zero 4,skip 5,a6,caught 7,finally 7');
same(step.value, 'done');
