const async = (x) => 'called ' + x;
same(async(1), 'called 1');
same(async
(2), 'called 2');
const one = async x => x;
const two = async (x, y) => x + y;
const of = async of => of;
const nested = async () => async () => await 1;
same(one.length + two.length, 3);
same((async => async + 1)(1), 2);
const object = { async, await: 1, async async() { return 'm'; }, async *gen() {}, async get() {}, async: 2 };
same(object.async, 2);
eventually(async () => {
  same(await one(1) + await two(2, 3) + await of(4), 10);
  same(await (await nested())(), 1);
  const self = { f() { return (async () => this)(); } };
  same(await self.f(), self);
  same(await (function () { return (async () => arguments[0])(9); })(7), 7);
});
syntaxError('async x\n=> x', "Unexpected token '=>'");
syntaxError('async (x, await) => x', "'await' is not a valid identifier name in an async function");
syntaxError('async (x = await 1) => x', 'missing ) after argument list');
