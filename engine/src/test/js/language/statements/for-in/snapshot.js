// The keys are those of the chain when the loop begins; what a proxy says of a key is asked when its turn comes.
const log = [];
const handler = new Proxy({}, { get(target, trap) { log.push(trap); } });
for (const key in new Proxy({ a: 1, b: 2 }, handler)) log.push('=' + key);
same(log.join(), 'ownKeys,getPrototypeOf,getOwnPropertyDescriptor,=a,getOwnPropertyDescriptor,=b');
log.length = 0;
for (const key in Object.create(new Proxy({ a: 1 }, handler), { c: { value: 1, enumerable: true } })) log.push('=' + key);
same(log.join(), 'ownKeys,getPrototypeOf,=c,getOwnPropertyDescriptor,=a');
const seen = [];
const proto = { x: 1, y: 2 };
const object = Object.create(proto, { a: { value: 1, enumerable: true, configurable: true } });
for (const key in object) {
  seen.push(key);
  delete proto.y;
  proto.q = 1;
}
same(seen.join(), 'a,x');
seen.length = 0;
for (const key in object) {
  seen.push(key);
  Object.setPrototypeOf(object, { other: 1 });
}
same(seen.join(), 'a');
seen.length = 0;
throws(() => { for (const key in new Proxy({ a: 1 }, { getPrototypeOf: () => 1 })) seen.push(key); }, 'TypeError');
throws(() => { for (const key in Object.create(new Proxy({}, { ownKeys() { throw new RangeError('own'); } }), { a: { value: 1, enumerable: true } })) seen.push(key); }, 'RangeError: own');
same(seen.length, 0);
const hidden = Object.create({ a: 1, b: 2 }, { a: { value: 1, enumerable: false } });
for (const key in hidden) seen.push(key);
same(seen.join(), 'b');
