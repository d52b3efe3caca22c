const { prototype } = (function* () {}).constructor;
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'GeneratorFunction');
same(Object.prototype.toString.call(function* () {}), '[object GeneratorFunction]');
