// One site sees every kind of base and value.
const length = (x) => x.length;
const bases = ['text', [1, 2], new Uint8Array(3), { length: 4 }, function (a, b, c, d, e) {}, Object.create({ length: 6 }), new Proxy({}, { get: () => 7 }), { get length() { return 8; } }];
for (let round = 0; round < 3; round++) same(bases.map(length).join(), '4,2,3,4,5,6,7,8');
same(length(5), undefined);
throws(() => length(null), "TypeError: Cannot read properties of null (reading 'length')");
same(bases.reverse().map(length).join(), '8,7,6,5,4,3,2,4');
const add = (a, b) => a + b;
for (let round = 0; round < 3; round++) {
  same(add(1, 2), 3);
  same(add(0.5, 2), 2.5);
  same(add(2147483647, 1), 2147483648);
  same(add('a', 1), 'a1');
  same(add(1n, 2n), 3n);
  same(add(null, true), 1);
  same(add([], {}), '[object Object]');
  same(add(undefined, 1), NaN);
}
