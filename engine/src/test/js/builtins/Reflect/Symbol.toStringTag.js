same(attributes(Reflect, Symbol.toStringTag, 'c').value, 'Reflect');
same(String(Reflect), '[object Reflect]');
