'use strict';

const ffi = require('node:ffi');
const { outcome, written } = require('./outcome.js');

const { DynamicLibrary, dlopen } = ffi;

// ---- What the module has -------------------------------------------------------------------------------------------

for (const name of Object.keys(ffi)) console.log(name, typeof ffi[name] === 'function' ? ffi[name].length : ffi[name]);
for (const key of Reflect.ownKeys(DynamicLibrary.prototype)) {
  const { value, get, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(
    DynamicLibrary.prototype,
    key,
  );
  console.log(key, (value ?? get).name, (value ?? get).length, writable, enumerable, configurable);
}

// ---- Opening -------------------------------------------------------------------------------------------------------

outcome('call', () => DynamicLibrary('libc.so.6'));
for (const path of [undefined, 1, {}, 'a\0b', Symbol('a'), Buffer.from('x'), '/nowhere.so']) {
  outcome(`new ${typeof path}`, () => new DynamicLibrary(path));
}
const c = new DynamicLibrary('libc.so.6');
console.log(c, c.path, c.symbols, c.functions, Object.prototype.toString.call(c));
console.log(Object.getOwnPropertyDescriptors(c));
outcome('path of another', () => Object.getOwnPropertyDescriptor(c, 'path').get.call({}));
outcome('method of another', () => DynamicLibrary.prototype.getSymbol.call({}, 'x'));
class Derived extends DynamicLibrary {}
outcome('derived', () => new Derived(null) instanceof Derived);
outcome('program', () => new DynamicLibrary(null).path);

// ---- Symbols and functions -----------------------------------------------------------------------------------------

for (const name of [undefined, 1, {}, '', 'no_such', 'a\0b', 'strlen']) {
  outcome(`symbol ${JSON.stringify(name)}`, () => c.getSymbol(name));
}
console.log(Object.keys(c.symbols), typeof c.symbols.strlen, c.getSymbols().strlen === c.getSymbol('strlen'));

outcome('no name', () => c.getFunction());
for (const signature of [undefined, null, 1, 'x', []]) {
  outcome(`signature ${JSON.stringify(signature)}`, () => c.getFunction('abs', signature));
}
const signatures = [
  { return: 1 },
  { return: 'x' },
  { return: 'int32\0' },
  { return: undefined },
  { arguments: 1 },
  { arguments: undefined },
  { arguments: { length: 0 } },
  { arguments: [1] },
  { arguments: ['x'] },
  { arguments: ['void'] },
  { arguments: ['int32', 'a\0'] },
  { arguments: new Array(2) },
];
for (const signature of signatures) {
  outcome(`signature ${JSON.stringify(signature)}`, () => c.getFunction('abs', signature));
}
const abs = c.getFunction('abs', { return: 'int32', arguments: ['int32'] });
outcome('abs', () => abs);
outcome('abs(-5)', () => abs(-5));
outcome('the same', () => c.getFunction('abs', { return: 'i32', arguments: ['i32'] }) === abs);
outcome('another', () => c.getFunction('abs', { return: 'int64', arguments: ['i32'] }));
outcome('new', () => new abs(1));
outcome('its pointer', () => abs.pointer === c.getSymbol('abs'));

for (const definitions of [null, 1, [], { abs: 1 }, { no_such: {} }, { 'a\0b': {} }]) {
  outcome(`definitions ${JSON.stringify(definitions)}`, () => c.getFunctions(definitions));
  outcome(`dlopen ${JSON.stringify(definitions)}`, () => dlopen('libc.so.6', definitions));
}
const { labs } = c.getFunctions({ labs: { return: 'int64', arguments: ['int64'] } });
outcome('labs', () => labs(-5n));
console.log(Object.keys(c.functions).sort(), Object.getPrototypeOf(c.functions), c.getFunctions().labs === labs);

const opened = dlopen('libm.so.6', { cos: { return: 'double', arguments: ['double'] } });
console.log(Object.keys(opened), Object.isFrozen(dlopen('libm.so.6').functions));
outcome('cos', () => opened.functions.cos(0));
outcome('dlsym', () => written(ffi.dlsym(opened.lib, 'cos')));
opened[Symbol.dispose]();

// ---- Closed libraries ----------------------------------------------------------------------------------------------

outcome('cos', () => opened.functions.cos(0));
outcome('path', () => opened.lib.path);
const uses = {
  symbols: (library) => library.symbols,
  functions: (library) => library.functions,
  getSymbol: (library) => library.getSymbol('cos'),
  getSymbols: (library) => library.getSymbols(),
  getFunction: (library) => library.getFunction('cos', {}),
  getFunctions: (library) => library.getFunctions({}),
  registerCallback: (library) => library.registerCallback(() => {}),
  unregisterCallback: (library) => library.unregisterCallback(1n),
  refCallback: (library) => library.refCallback(1n),
  close: (library) => library.close(),
};
for (const [name, use] of Object.entries(uses)) outcome(`closed ${name}`, () => use(opened.lib));
