// An element that a typed array cannot have is no typed array index for Object.defineProperty, and there already for everything that creates properties.
const field = class extends Uint8Array { 3 = 1; };
throws(() => new field(), 'TypeError: Cannot redefine property: 3');
throws(() => new class extends Uint8Array { ['-0'] = 1; }(), 'TypeError: Cannot redefine property: -0');
throws(() => Array.from.call(function () { return new Uint8Array(1); }, [1, 2]), 'TypeError: Cannot redefine property: 1');
const ofBytes = { constructor: { [Symbol.species]: function () { return new Uint8Array(0); } } };
throws(() => Object.assign([1], ofBytes).map((x) => x), 'TypeError: Cannot redefine property: 0');
throws(() => Object.assign([1], ofBytes).concat([2]), 'TypeError: Cannot redefine property: 0');
throws(() => Object.defineProperty(new Uint8Array(2), 5, { value: 1 }), 'TypeError: Invalid typed array index');
throws(() => { class Base { constructor() { return Object.preventExtensions({}); } } new class extends Base { a = 1; }(); }, 'TypeError: Cannot define property a, object is not extensible');
