const readers = [], writers = [];
for (let x of [1, 2, 3]) {
  readers.push(() => x);
  writers.push((v) => { x = v; });
}
writers[1](20);
same(readers.map((f) => f()).join(), '1,20,3');
const pairs = [];
for (const [key, value = () => key] of [['a'], ['b']]) pairs.push(value);
same(pairs.map((f) => f()).join(), 'a,b');
const shared = [];
for (var y of [1, 2]) shared.push(() => y);
same(shared.map((f) => f()).join(), '2,2');
