builtin(Math, 'random', 0);
const values = Array.from({ length: 500 }, () => Math.random());
same(values.every((value) => value >= 0 && value < 1), true);
same(new Set(values).size > 490, true);
same(Math.min(...values) < 0.1 && Math.max(...values) > 0.9, true);
same(Math.random.call(null, 1, 2) < 1, true);
const other = createRealm();
same(other.Math.random === Math.random, false);
same(other.Math.random() === Math.random(), false);
