const object = { a: 1, b: 2, c: 3 };
const seen = [];
for (const key in object) {
  seen.push(key);
  delete object.b;
  object.d = 4;
}
same(seen.join(), 'a,c');
const base = { inherited: 1 };
const derived = Object.create(base);
derived.own = 1;
const visited = [];
for (const key in derived) { visited.push(key); delete base.inherited; }
same(visited.join(), 'own');
const list = [1, 2, 3];
const indices = [];
for (const i in list) { indices.push(i); list.length = 2; }
same(indices.join(), '0,1');
