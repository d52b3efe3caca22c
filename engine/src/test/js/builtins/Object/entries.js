builtin(Object, 'entries', 1);
sameElements(Object.entries({ b: 1, 2: 'x', a: 3, 1: 'y' }).flat(), ['1', 'y', '2', 'x', 'b', 1, 'a', 3]);
sameElements(Object.entries('hi').flat(), ['0', 'h', '1', 'i']);
same(Object.entries(5).length, 0);
const shrinking = { get a() { delete this.b; return 1; }, b: 2 };
sameElements(Object.entries(shrinking).flat(), ['a', 1]);
