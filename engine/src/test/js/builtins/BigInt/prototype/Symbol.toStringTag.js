same(attributes(BigInt.prototype, Symbol.toStringTag, 'c').value, 'BigInt');
same(Object.prototype.toString.call(1n), '[object BigInt]');
throws(() => { 'use strict'; (1n)[Symbol.toStringTag] = 1; }, 'TypeError');
