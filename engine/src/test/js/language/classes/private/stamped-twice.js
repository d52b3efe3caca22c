// Returning an object from the base constructor puts private elements on it.
class Stamp { constructor(o) { return o; } }
class Field extends Stamp { #f = 'stamped'; static read(o) { return o.#f; } }
class Method extends Stamp { #m() { return 'method'; } static call(o) { return o.#m(); } }
const object = {};
new Field(object);
same(Field.read(object), 'stamped');
throws(() => new Field(object), 'TypeError: Cannot initialize #f twice on the same object');
new Method(object);
same(Method.call(object), 'method');
throws(() => new Method(object), 'TypeError: Cannot initialize private methods of class Method twice on the same object');
const frozen = Object.freeze([]);
new Field(frozen);
same(Field.read(frozen), 'stamped');
same(Reflect.ownKeys(object).length, 0);
