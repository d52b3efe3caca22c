// Bytes on the heap for things of one kind: memory.js KIND COUNT, under --expose-gc. Without arguments the kinds. See bench/memory.
const [kind, count] = [process.argv[2], Number(process.argv[3])];
const list = (make) => () => {
  const all = [];
  for (let i = 0; i < count; i++) all.push(make(i));
  return all;
};
class Point {
  constructor(i) {
    this.a = i;
    this.b = i;
    this.c = i;
  }
}
const kinds = {
  objects: list((i) => ({ a: i, b: i, c: i })),
  instances: list((i) => new Point(i)),
  doubles: list((i) => i + 0.5),
  ints: list((i) => i),
  strings: list((i) => 's' + i),
  arrays: list((i) => [i, i]),
  closures: list((i) => () => i),
  map() {
    const map = new Map();
    for (let i = 0; i < count; i++) map.set(i, i);
    return map;
  },
  'map-of-strings'() {
    const map = new Map();
    for (let i = 0; i < count; i++) map.set('k' + i, i);
    return map;
  },
  set() {
    const set = new Set();
    for (let i = 0; i < count; i++) set.add(i);
    return set;
  },
};
const collected = () => {
  for (let i = 0; i < 4; i++) gc();
  return process.memoryUsage().heapUsed;
};
if (kind) {
  const before = collected();
  globalThis.kept = kinds[kind]();
  console.log(collected() - before);
} else {
  console.log(Object.keys(kinds).join('\n'));
}
