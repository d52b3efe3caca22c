// Chains of a hundred scopes, each with captured variables.
let text = '';
for (let i = 0; i < 120; i++) text += `let v${i} = ${i}; return (function (p${i}) { `;
text += `return () => [v0, v60, v119, p0, p119].join();`;
for (let i = 119; i >= 0; i--) text += ` })(${i} * 2);`;
same(new Function(text)()(), '0,60,119,0,238');
let blocks = 'const fs = [];';
for (let i = 0; i < 100; i++) blocks += `{ let b${i} = ${i}; fs.push(() => b${i}${i ? ` + b${i - 1}` : ''});`;
blocks += '}'.repeat(100) + 'return fs;';
const fs = new Function(blocks)();
same(fs[99](), 197);
same(fs[0](), 0);
const deepEval = (n) => n === 0 ? 'x' : `eval(${JSON.stringify(`let y${n} = ${n}; ` + deepEval(n - 1))})`;
const x = 'found';
same(eval(deepEval(8)), 'found');
