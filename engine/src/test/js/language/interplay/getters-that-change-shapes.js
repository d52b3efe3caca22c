// A getter or setter changes the object under the running operation.
const o = { get a() { delete this.b; this.c = 3; return 1; }, b: 2 };
same([o.a, o.b, o.c].join(), '1,,3');
const copy = { ...{ get x() { return 1; }, get y() { return 2; } } };
same(copy.x + copy.y, 3);
const source = { get first() { this.added = 1; delete this.last; return 'f'; }, last: 'l' };
same(JSON.stringify({ ...source }), '{"first":"f"}');
const list = [3, 1, 2];
Object.defineProperty(list, 0, { get() { list.length = 1; return 'zero'; }, configurable: true });
same(list.map((x) => x).length, 3);
same(list.length, 1);
const self = { set v(x) { Object.setPrototypeOf(this, { late: x }); } };
self.v = 'by setter';
same(self.late, 'by setter');
const compound = { n: 1, get add() { this.n = 100; return 1; } };
compound.n += compound.add;
same(compound.n, 2);
