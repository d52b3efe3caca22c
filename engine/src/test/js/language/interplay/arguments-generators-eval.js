function* g(a, b) {
  yield eval('arguments.length');
  eval('a = "by eval"');
  yield arguments[0];
  arguments[1] = 'by index';
  yield b;
  const inner = () => eval('arguments[0] + b');
  yield inner();
  yield* (function* () { yield arguments.length; })(1, 2, 3);
}
same([...g(1, 2)].join(), '2,by eval,by index,by evalby index,3');
async function f(a) { await null; eval('a = 2'); await null; return arguments[0]; }
eventually(async () => same(await f(1), 2));
const spread = (...a) => eval('a.length');
same(spread(...[1, 2], ...'ab'), 4);
