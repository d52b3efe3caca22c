// V8 asks for the prototype right after ownKeys, Gyre when the own keys are done (the order of EnumerateObjectProperties is the implementation's).
const log = [];
const proxy = traced({ a: 1, b: 2 }, log);
for (const key in proxy) log.push('body ' + key);
same(log.filter((entry) => entry !== 'getPrototypeOf').join(), 'ownKeys,getOwnPropertyDescriptor a,body a,getOwnPropertyDescriptor b,body b');
const filtered = new Proxy({}, {
  ownKeys: () => ['x', Symbol('s'), 'y'],
  getOwnPropertyDescriptor: (_, key) => ({ configurable: true, enumerable: key === 'y', value: 1 }),
});
const keys = [];
for (const key in filtered) keys.push(key);
same(keys.join(), 'y');
