const key = {};
const maps = [];
for (let i = 0; i < 50; i++) {
  const map = new WeakMap();
  map.set(key, i);
  maps.push(map);
}
same(maps.every((map, i) => map.get(key) === i), true);
maps[3].set(key, 'changed');
maps[4].delete(key);
same(maps[3].get(key), 'changed');
same(maps[4].has(key), false);
same(maps[49].get(key), 49);
maps[5].set(maps[5], maps[5]);
same(maps[5].get(maps[5]), maps[5]);
