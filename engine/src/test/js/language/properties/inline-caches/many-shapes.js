// More shapes at one site than any cache keeps.
const read = (o) => o.target;
const write = (o, v) => { o.target = v; };
const objects = [];
for (let i = 0; i < 200; i++) {
  const o = {};
  for (let j = 0; j < i % 40; j++) o['p' + i + '_' + j] = j;
  o.target = i;
  objects.push(o);
}
for (let round = 0; round < 3; round++) {
  objects.forEach((o, i) => same(read(o), i + round));
  objects.forEach((o, i) => write(o, i + round + 1));
}
const calls = objects.map((o, i) => ({ ['q' + i]: 1, f() { return i; } }));
same(calls.reduce((sum, o) => sum + o.f(), 0), 19900);
