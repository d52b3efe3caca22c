// A context has WebAssembly among its globals.
const vm = require('vm');
const bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
console.log(vm.runInNewContext('typeof WebAssembly + " " + WebAssembly.validate(bytes)', { bytes }));
console.log(vm.runInNewContext('JSON.stringify(Object.getOwnPropertyDescriptor(globalThis, "WebAssembly"))'));
