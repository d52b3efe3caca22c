// Objects with plain data properties, whose values are read from their slots, and those that are like them but for one thing.
const shown = (object) => JSON.stringify([Object.entries(object), Object.values(object), Object.keys(object)]);
same(shown({ b: 1, a: 'x', c: 0.5 }), '[[["b",1],["a","x"],["c",0.5]],[1,"x",0.5],["b","a","c"]]');
same(shown({ [Symbol.iterator]: 1, a: 2 }), '[[["a",2]],[2],["a"]]');
same(shown({ a: 1, 4000000000: 2, 3000000000: 3 }), '[[["3000000000",3],["4000000000",2],["a",1]],[3,2,1],["3000000000","4000000000","a"]]');
same(shown({ a: 1, 0: 2 }), '[[["0",2],["a",1]],[2,1],["0","a"]]');
same(shown({ a: 1, get b() { return 2; } }), '[[["a",1],["b",2]],[1,2],["a","b"]]');
same(shown(Object.defineProperty({ a: 1 }, 'b', { value: 2 })), '[[["a",1]],[1],["a"]]');
same(shown(Object.freeze({ a: 1 })), '[[["a",1]],[1],["a"]]');
const removed = { a: 1, b: 2, c: 3 };
delete removed.a;
same(shown(removed), '[[["b",2],["c",3]],[2,3],["b","c"]]');
const half = { x: 0.25 };
half.x += 0.5;
const values = Object.values(half);
half.x += 1;
sameElements(values, [0.75]);
same(shown(class { static a = 1; }), '[[["a",1]],[1],["a"]]');
