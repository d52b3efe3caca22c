// More parameters and arguments than fit any fixed-size encoding.
const names = Array.from({ length: 300 }, (_, i) => 'p' + i);
const sum = new Function(...names, 'return ' + names.join('+'));
same(sum.length, 300);
same(sum(...names.map((_, i) => i)), 44850);
const literal = (0, eval)(`(${names.join()}) => [p0, p299, (function () { return p150; })()].join()`);
same((0, eval)(`(f) => f(${names.map((_, i) => i).join()})`)(literal), '0,299,150');
const mapped = new Function(...names, 'p299 = "x"; arguments[0] = "y"; return arguments[299] + p0 + arguments.length');
same(mapped(...names), 'xy300');
const many = Array.from({ length: 60000 }, (_, i) => i);
same(((...rest) => rest.length)(...many), 60000);
same((function () { return arguments[59999]; })(...many), 59999);
same(Math.max(...many), 59999);
same([0, ...many, ...many].length, 120001);
same(new (class { constructor(...a) { this.n = a.length; } })(...many).n, 60000);
same(((a, b, ...c) => c.length).apply(null, many), 59998);
