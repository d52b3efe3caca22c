same(attributes(Object.getPrototypeOf(function* () {}).prototype, Symbol.toStringTag, 'c').value, 'Generator');
same(String((function* () {})()), '[object Generator]');
