const { prototype } = (async function* () {}).constructor;
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'AsyncGeneratorFunction');
same(Object.getPrototypeOf(prototype), Function.prototype);
