const fs = [];
for (let i = 0; i < 3; i++) {
  for (const j of [10, 20]) {
    eval(`var shared = i + j; let own = shared; fs.push(() => [i, j, shared, own].join());`);
  }
}
same(fs[0](), '0,10,22,10');
same(fs[5](), '2,20,22,22');
const late = [];
for (let i = 0; i < 2; i++) late.push((source) => eval(source));
same(late[0]('i++') + late[0]('i') + late[1]('i'), 2);
late[1]('var hidden = 5');
same(late[1]('typeof hidden'), 'undefined');
function scope() { const run = (s) => eval(s); let secret = 's'; return [run, () => secret]; }
const [run, read] = scope();
run('secret = "changed"');
same(read(), 'changed');
same(run('(() => eval("secret + 1"))()'), 'changed1');
