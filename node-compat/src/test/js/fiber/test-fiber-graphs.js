// Random dependency graphs: fibers that get each node's dependencies through a Batcher need as many calls as the graph
// has levels.

const assert = require('node:assert');
const { Batcher, Fiber, map, wait } = require('gyre:fiber');

// A thousand take four seconds.
const GRAPHS = Number(process.argv[2] ?? 150);

function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

// For each node the ones that it depends on, which have smaller numbers.
function graph(seed) {
  const next = generator(seed);
  return Array.from({ length: 1 + next(30) }, (_, node) =>
    node === 0 ? [] : [...new Set(Array.from({ length: next(4) }, () => next(node)))],
  );
}

function heightOf(dependencies) {
  const heights = [];
  dependencies.forEach((list, node) => (heights[node] = 1 + Math.max(0, ...list.map((other) => heights[other]))));
  return { heights, height: heights.at(-1) };
}

(async () => {
  for (let seed = 1; seed <= GRAPHS; seed++) {
    const dependencies = graph(seed);
    const { height } = heightOf(dependencies);
    let calls = 0;
    // The rows of a data base, whose references are found only when a row is there.
    const rows = new Batcher((keys) => {
      calls++;
      return wait(new Promise((resolve) => setImmediate(resolve, keys.map((key) => dependencies[key]))));
    });
    const sum = (node) => map(rows.get(node), sum).reduce((total, value) => total + value, node);
    const expected = (node) => dependencies[node].reduce((total, other) => total + expected(other), node);
    const root = dependencies.length - 1;
    assert.strictEqual(await Fiber.run('root', () => sum(root)), expected(root), `seed ${seed}`);
    assert.strictEqual(calls, height, `seed ${seed}`);
  }
  console.log('ok');
})();
