// Operations that walk the prototype chain stop at a Proxy and ask it.
const log = [];
const object = Object.create(traced({ inherited: 1 }, log));
object.inherited;
'missing' in object;
object.fresh = 1;
object.hasOwnProperty('own');
sameElements(log, ['get inherited', 'has missing', 'set fresh', 'get hasOwnProperty']);
same(Object.hasOwn(object, 'fresh'), false);
const seen = [];
for (const key in Object.create(traced({ a: 1 }, seen))) seen.push('key ' + key);
sameElements(seen.filter((entry) => entry !== 'getPrototypeOf'), ['ownKeys', 'getOwnPropertyDescriptor a', 'key a']);
let depth = new Proxy({ end: 'found' }, {});
for (let i = 0; i < 100; i++) depth = new Proxy(depth, {});
same(depth.end, 'found');
