same(globalThis.globalThis, globalThis);
same(Object.getOwnPropertyDescriptor(globalThis, 'NaN').writable, false);
same(Object.getOwnPropertyDescriptor(globalThis, 'Array').enumerable, false);
sameElements(Object.getOwnPropertyNames(globalThis).slice(0, 9), ['Object', 'Function', 'Array', 'Number', 'parseFloat', 'parseInt', 'Infinity', 'NaN', 'undefined']);
