builtin(Promise, 'try', 1);
const order = [];
const promise = Promise.try((...given) => { order.push(...given); return 'value'; }, 1, 2);
sameElements(order, [1, 2]);
eventually(async () => same(await promise, 'value'));
eventually(() => rejects(Promise.try(() => { throw order; }), order));
eventually(() => rejects(Promise.try(5), 'TypeError'));
throws(() => Promise.try.call(1, () => {}), 'TypeError: Promise.try called on non-object');
