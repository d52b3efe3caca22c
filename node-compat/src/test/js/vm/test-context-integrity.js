// A context's global object cannot be frozen, sealed or closed, and trying leaves it as it was.
const vm = require('vm');

const context = vm.createContext({ given: 1 });
const sources = [
  'Object.preventExtensions(globalThis)', 'Reflect.preventExtensions(globalThis)', 'Object.freeze(globalThis)', 'Object.seal(globalThis)',
  'Object.isExtensible(globalThis)', 'Object.isFrozen(globalThis)', 'later = 2; later + given', 'var declared = 3; delete globalThis.given',
  'Object.keys(globalThis).join()', 'typeof Object',
];
for (const source of sources) {
  try {
    console.log(source, '=>', vm.runInContext(source, context));
  } catch (error) {
    console.log(source, '=>', `${error.name}: ${error.message}`);
  }
}
console.log(Object.keys(context).join(), Object.isExtensible(context));
