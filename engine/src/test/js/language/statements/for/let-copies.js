const functions = [];
for (let i = 0, step = 1; i < 3; i += step, functions.push(() => 'u' + i)) functions.push(() => 'b' + i);
same(functions.map((f) => f()).join(), 'b0,u1,b1,u2,b2,u3');
// A closure of the initializer sees its own copy.
let read;
for (let i = (read = () => i, 0); i < 3; i++);
same(read(), 0);
// A closure of the body that changes its copy does change the loop.
const seen = [];
for (let i = 0; i < 6; i++) {
  const skip = () => { i++; };
  skip();
  seen.push(i);
}
same(seen.join(), '1,3,5');
const consts = [];
for (const o = { i: 0 }; o.i < 2; o.i++) consts.push(() => o);
same(consts[0]() === consts[1](), true);
throws(() => { for (const i = 0; i < 1; i++); }, 'TypeError: Assignment to constant variable.');
