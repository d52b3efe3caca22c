// A thousand cases and more, by number, by string and mixed.
const numbers = new Function('v', `switch (v) { ${Array.from({ length: 5000 }, (_, i) => `case ${i}: return 'n${i}';`).join('')} default: return 'default'; }`);
for (const i of [0, 1, 2499, 4999]) same(numbers(i), 'n' + i);
same(numbers(5000), 'default');
same(numbers(1.5), 'default');
same(numbers('1'), 'default');
same(numbers(-0), 'n0');
same(numbers(1n), 'default');
const strings = new Function('v', `switch (v) { ${Array.from({ length: 2000 }, (_, i) => `case 's${i}': return ${i};`).join('')} }`);
same(strings('s1999'), 1999);
same(strings('s' + 7), 7);
same(strings('none'), undefined);
const through = new Function('v', `let n = 0; switch (v) { ${Array.from({ length: 1000 }, (_, i) => (i % 2 ? `case ${i}: n++;` : `case 'k${i}': n++;`)).join('')} } return n;`);
same(through(1), 999);
same(through('k998'), 2);
same(through('k999'), 0);
