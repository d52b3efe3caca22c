const { prototype } = (async function* () {}).constructor;
const generators = attributes(prototype, 'prototype', 'c').value;
same(attributes(generators, 'constructor', 'c').value, prototype);
same(attributes(prototype, 'constructor', 'c').value, (async function* () {}).constructor);
same(Object.getPrototypeOf((async function* () {}).prototype), generators);
