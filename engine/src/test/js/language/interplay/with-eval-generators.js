function* g(o) {
  with (o) {
    yield value;
    value = 'set by with';
    eval('var value = "through eval"');
    yield o.value;
    try { yield extra; } catch (e) { yield e.name; }
    for (let value of [1]) yield eval('value');
    const f = () => value;
    delete o.value;
    yield f();
  }
}
same([...g({ value: 'first' })].join(), 'first,through eval,ReferenceError,1,');
async function a(o) { with (o) { await null; x = await y; return (() => eval('x + y'))(); } }
const object = { x: 1, y: 2 };
eventually(async () => { same(await a(object), 4); same(object.x, 2); });
