const o = {
  n: 3,
  *up() { for (let i = 0; i < this.n; i++) yield i; },
  async *slow() { yield* this.up(); },
  *[Symbol.iterator]() { yield* this.up(); yield super.constructor === Object; },
};
same([...o.up()].join(), '0,1,2');
same([...o].join(), '0,1,2,true');
eventually(async () => {
  const seen = [];
  for await (const x of o.slow()) seen.push(x);
  same(seen.join(), '0,1,2');
});
const { up } = o;
same([...up.call({ n: 1 })].join(), '0');
class C { static *ids() { let n = 0; while (true) yield this.prefix + n++; } static prefix = 'c'; }
const it = C.ids();
same(it.next().value + it.next().value, 'c0c1');
