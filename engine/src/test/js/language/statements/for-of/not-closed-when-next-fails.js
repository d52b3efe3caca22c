let closed = 0;
const source = (next) => ({ [Symbol.iterator]: () => ({ next, return() { closed++; return {}; } }) });
const error = new Error('next');
throws(() => { for (const x of source(() => { throw error; })); }, error);
throws(() => { for (const x of source(() => ({ get done() { throw error; } }))); }, error);
throws(() => { for (const x of source(() => ({ done: false, get value() { throw error; } }))); }, error);
throws(() => { for (const x of source(() => 7)); }, 'TypeError: Iterator result 7 is not an object');
for (const x of source(() => ({ done: true })));
same(closed, 0);
// A failing binding closes, since the value was got.
throws(() => { for (const { a } of source(() => ({ done: false, value: null }))); }, "TypeError: Cannot destructure property 'a' of '.for' as it is null.");
same(closed, 1);
