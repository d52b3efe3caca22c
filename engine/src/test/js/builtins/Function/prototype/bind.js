builtin(Function.prototype, 'bind', 1);
function Point(x, y) { this.x = x; this.y = y; }
const bound = Point.bind(null, 1);
same(bound.name, 'bound Point');
same(bound.length, 1);
same(new bound(2).y, 2);
same(new bound(2) instanceof Point, true);
same('prototype' in bound, false);
same((() => {}).bind().bind().name, 'bound bound ');
same(Reflect.construct(bound, [3], Array) instanceof Array, true);
throws(() => Function.prototype.bind.call({}), 'TypeError: Bind must be called on a function');
const long = function () {};
Object.defineProperty(long, 'length', { value: 2 ** 40 });
same(long.bind(null, 1).length, 2 ** 40 - 1);
