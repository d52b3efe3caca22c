// super follows the home object, not the receiver.
const first = { name: 'first', who() { return 'first.who'; } };
const second = { who() { return 'second.who'; } };
const method = { __proto__: first, who() { return super.who(); } };
const moved = { __proto__: second, who: method.who };
same(moved.who(), 'first.who');
Object.setPrototypeOf(method, second);
same(moved.who(), 'second.who');
Object.setPrototypeOf(method, null);
throws(() => moved.who(), 'TypeError');
const getter = { __proto__: { get v() { return this; } }, get v() { return super.v; } };
same(getter.v, getter);
const receiver = Object.create(getter);
same(receiver.v, receiver);
same(({ __proto__: { x: 3 }, f: null, m() { return eval('super.x'); } }).m(), 3);
