const proto = { b: 1, c: 1, 5: 1 };
const object = Object.create(proto, {
  z: { value: 1, enumerable: true },
  c: { value: 1, enumerable: false },
  10: { value: 1, enumerable: true },
  2: { value: 1, enumerable: true },
  a: { value: 1, enumerable: true },
});
const keys = [];
for (const key in object) keys.push(key);
// Own indices, own strings, then the prototype's; the own c that is not enumerable hides the inherited one.
same(keys.join(), '2,10,z,a,5,b');
for (const key in null) throw key;
for (const key in undefined) throw key;
const letters = [];
for (const i in 'abc') letters.push(i);
same(letters.join(), '0,1,2');
for (const s in { [Symbol()]: 1 }) throw s;
same(typeof keys[0], 'string');
