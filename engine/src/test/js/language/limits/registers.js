// Functions with more locals, temporaries and arguments than small operands can number.
const names = Array.from({ length: 3000 }, (_, i) => 'v' + i);
const many = new Function(`${names.map((n, i) => `let ${n} = ${i};`).join('')} v0 += v2999; v1500++; return [v0, v1500, v2999, (() => v1499 + v2998)()].join();`);
same(many(), '2999,1501,2999,4497');
const vars = new Function(`var ${names.join()}; ${names.map((n, i) => `${n} = ${i}`).join(';')}; return ${names.join('+')};`);
same(vars(), 4498500);
const captured = new Function(`${names.map((n, i) => `let ${n} = ${i};`).join('')} return () => ${names.join('+')};`);
same(captured()(), 4498500);
const nested = new Function('return ' + '(1+'.repeat(800) + '1' + ')'.repeat(800));
same(nested(), 801);
const list = new Function('f', `return f(${names.map((_, i) => `f(${i})`).join()})`);
same(list((...a) => a.length), 3000);
