const log = [];
const proxy = traced({ inherited: 1 }, log);
const object = Object.create(proxy);
const read = (o) => o.inherited;
const plain = Object.create({ inherited: 'plain' });
for (let i = 0; i < 2; i++) { same(read(plain), 'plain'); same(read(object), 1); }
same(log.splice(0).join(), 'get inherited,get inherited');
object.fresh = 5;
same(log.splice(0)[0], 'set fresh');
same('x' in object, false);
same(log.splice(0).join(), 'has x');
const list = Object.setPrototypeOf([1, , 3], new Proxy(Array.prototype, { get: (t, k, r) => k === '1' ? 'hole' : Reflect.get(t, k, r), has: (t, k) => k === '1' || Reflect.has(t, k) }));
same(list[1], 'hole');
same(1 in list, true);
same(list.join(), '1,hole,3');
Object.setPrototypeOf(object, null);
same(read(object), undefined);
