const functions = [];
outer: for (let i = 0; i < 3; i++) {
  for (let j = 0; j < 3; j++) {
    if (j === 1) continue outer;
    functions.push(() => [i, j].join(':'));
    if (i === 2) break outer;
  }
}
same(functions.map((f) => f()).join(), '0:0,1:0,2:0');
let turns = 0;
for (;;) { if (++turns > 4) break; }
same(turns, 5);
for (let i = 0, n = 2; i < n; ++i) { let i = 'inner'; same(i, 'inner'); }
for (var v = 0; v < 2; v++);
same(v, 2);
for (let i in {}, { a: 1 }) same(i, 'a');
var inInit = 'a';
for (var found = ('a' in { a: 1 }); found; found = false) turns++;
same(turns, 6);
