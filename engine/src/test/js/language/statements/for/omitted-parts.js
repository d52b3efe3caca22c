let i = 0;
for (;;) if (++i > 3) break;
same(i, 4);
for (; i < 6;) i++;
same(i, 6);
for (;; i++) if (i > 8) break;
same(i, 9);
for (var j = 0, k = 5; j < k; j++, k--);
same(j + k, 5);
for (let x; x === undefined; x = 1) same(x, undefined);
for (const c of []) throw c;
for (let { a, b = a } = { a: 1 }; a < 2; a++) same(b, 1);
for (let [p] = [0]; p < 1; p++) same(p, 0);
for (i = 0; i < 2; i++) { i: for (;;) break i; }
same(i, 2);
