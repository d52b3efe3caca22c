accessor(Object.prototype, '__proto__', { set: true });
const object = {};
object.__proto__ = Array.prototype;
same(object instanceof Array, true);
object.__proto__ = 1;
same(object instanceof Array, true);
same({ __proto__: null }.__proto__, undefined);
same((5).__proto__, Number.prototype);
same(JSON.parse('{"__proto__": 1}').__proto__, 1);
