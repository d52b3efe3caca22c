const map = new Map();
for (let i = 0; i < 5000; i++) map.set(i % 2 ? i : 'k' + i, i);
for (let i = 0; i < 5000; i += 3) map.delete(i % 2 ? i : 'k' + i);
same(map.size, 5000 - Math.ceil(5000 / 3));
let sum = 0;
for (const value of map.values()) sum += value;
same(sum, 8331667);
same(map.get(4999), 4999);
