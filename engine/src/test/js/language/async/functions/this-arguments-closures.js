eventually(async () => {
  async function f(a, b = a) { await null; arguments[0] = 'x'; return [this.v, a, b, arguments.length].join(); }
  same(await f.call({ v: 1 }, 2), '1,2,2,1');
  async function sloppy(a) { await null; a = 'changed'; return arguments[0]; }
  same(await sloppy(1), 'changed');
  const fs = [];
  for (let i = 0; i < 3; i++) { await null; fs.push(() => i); }
  same(fs.map((g) => g()).join(), '0,1,2');
  for (const x of [1, 2]) { const y = await x; fs.push(() => x + y); }
  same(fs.slice(3).map((g) => g()).join(), '2,4');
  const o = { async m() { await null; return super.hasOwnProperty('m'); } };
  same(await o.m(), true);
  class A { #p = 1; async read() { await null; return this.#p; } static async s() { return new.target; } }
  same(await new A().read(), 1);
  same(await A.s(), undefined);
});
