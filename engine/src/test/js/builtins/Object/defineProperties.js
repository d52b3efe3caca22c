builtin(Object, 'defineProperties', 2);
const log = [];
const descriptors = new Proxy({ b: { value: 1 }, a: { value: 2 } }, {
  ownKeys(target) { log.push('keys'); return Reflect.ownKeys(target); },
  get(target, key) { log.push('get ' + key); return target[key]; },
});
const object = Object.defineProperties({}, descriptors);
sameElements(log, ['keys', 'get b', 'get a']);
same(object.b, 1);
same(Object.isFrozen(object), false);
throws(() => Object.defineProperties({}, null), 'TypeError: Cannot convert undefined or null to object');
const untouched = {};
throws(() => Object.defineProperties(untouched, { a: { value: 1 }, b: 2 }), 'TypeError: Property description must be an object: 2');
same('a' in untouched, false);
