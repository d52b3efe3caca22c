same(attributes(Symbol.prototype, Symbol.toStringTag, 'c').value, 'Symbol');
same(Object.prototype.toString.call(Symbol()), '[object Symbol]');
throws(() => { 'use strict'; (Symbol())[Symbol.toStringTag] = 1; }, 'TypeError');
