const later = (v) => new Promise((resolve) => Promise.resolve().then(() => resolve(v)));
eventually(async () => {
  same((await later(1)) + (await later(2)) * await later(3), 7);
  same([await later('a'), ...await later(['b', 'c'])].join(''), 'abc');
  same(`${await later('x')}${await later('y')}`, 'xy');
  const { [await later('k')]: value = await later('default') } = {};
  same(value, 'default');
  const object = { async m() { return (await later(this)).n; }, n: 9 };
  same(await object.m(), 9);
  same(await later(null) ?? await later('right'), 'right');
  let count = 0;
  for (let i = await later(0); i < await later(3); i += await later(1)) count++;
  same(count, 3);
  while (await later(count--)) if (count === 1) break;
  same(count, 1);
  switch (await later(5)) { case await later(4): throw 0; case await later(5): count = 'five'; }
  same(count, 'five');
  same(await (async (a, b = a) => a + b)(await later(2)), 4);
  same(typeof await later(() => {}), 'function');
  same((await later(object))[await later('n')]++, 9);
  class C extends (await later(Array)) { [await later('m')]() { return 'computed'; } static s = 1; }
  same(new C().m(), 'computed');
});
