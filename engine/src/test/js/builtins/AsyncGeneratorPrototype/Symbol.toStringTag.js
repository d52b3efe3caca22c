const AsyncGeneratorPrototype = Object.getPrototypeOf(async function* () {}).prototype;
same(attributes(AsyncGeneratorPrototype, Symbol.toStringTag, 'c').value, 'AsyncGenerator');
same(String((async function* () {})()), '[object AsyncGenerator]');
