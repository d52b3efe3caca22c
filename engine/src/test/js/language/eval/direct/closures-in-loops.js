const functions = [];
for (let i = 0; i < 3; i++) {
  eval('functions.push(() => i++); var last = i');
}
same(functions[0](), 0);
same(functions[0](), 1);
same(functions[2](), 2);
same(last, 2);
const nested = (n) => { let v = n; return eval('(() => { let w = v; return eval("(() => v + w + n)"); })()'); };
same(nested(1)(), 3);
same(nested(10)(), 30);
for (const source of ['1 + n', 'n * 2', 'typeof n']) functions.push(((n) => eval(source))(4));
same(functions.slice(-3).join(), '5,8,number');
