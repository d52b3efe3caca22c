builtin(Object, 'keys', 1);
class Base { inherited = 1; get hidden() { return 1; } }
sameElements(Object.keys(new Base()), ['inherited']);
sameElements(Object.keys([4, , 6]), ['0', '2']);
sameElements(Object.keys('ab'), ['0', '1']);
const order = {};
order.b = 1; order[3] = 1; order.a = 1; order[1] = 1; delete order.b; order.b = 2;
sameElements(Object.keys(order), ['1', '3', 'a', 'b']);
throws(() => Object.keys(), 'TypeError: Cannot convert undefined or null to object');
