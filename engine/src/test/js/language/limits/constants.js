// More constants than 16 bits can number, of every kind.
const n = 66000;
let text = 'let s = 0; const a = [';
for (let i = 0; i < n; i++) text += `${i}.5,`;
text += ']; return a.length + a[65536] + a[' + (n - 1) + '];';
same(new Function(text)(), n + 65536.5 + (n - 0.5));
let strings = 'return [';
for (let i = 0; i < n; i++) strings += `"s${i}",`;
same(new Function(strings + '].at(-1)')(), 's65999');
let properties = 'const o = {};';
for (let i = 0; i < 20000; i++) properties += `o.p${i} = ${i};`;
same(new Function(properties + 'return o.p19999 + o.p3 + Object.keys(o).length;')(), 40002);
let functions = 'return [';
for (let i = 0; i < 5000; i++) functions += `() => ${i},`;
same(new Function(functions + '][4999]()')(), 4999);
