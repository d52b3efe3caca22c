const { prototype } = (function* () {}).constructor;
const generators = attributes(prototype, 'prototype', 'c').value;
same(attributes(generators, 'constructor', 'c').value, prototype);
same(attributes(prototype, 'constructor', 'c').value, (function* () {}).constructor);
same(Object.getPrototypeOf(generators), Iterator.prototype);
attributes(function* () {}, 'prototype', 'w');
