same(attributes(Atomics, Symbol.toStringTag, 'c').value, 'Atomics');
same(String(Atomics), '[object Atomics]');
