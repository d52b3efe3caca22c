function outer() { return (async () => [this.n, arguments.length, new.target])(); }
eventually(async () => {
  same((await outer.call({ n: 1 }, 2, 3)).join(), '1,2,');
  const o = { m() { return (async () => super.toString === Object.prototype.toString)(); } };
  same(await o.m(), true);
  const f = async (x = await_(1)) => x;
  same(await f(), 1);
  class A { f = async () => this; }
  const a = new A();
  same(await a.f(), a);
});
function await_(v) { return v; }
same((async () => {}).name, '');
same(Object.prototype.toString.call(async () => {}), '[object AsyncFunction]');
same('prototype' in (async () => {}), false);
