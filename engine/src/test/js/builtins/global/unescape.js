builtin(globalThis, 'unescape', 1);
builtin(globalThis, 'escape', 1);
same(unescape('%u20AC%E4%zz%u12%'), '€ä%zz%u12%');
same(unescape('%41%u0041'), 'AA');
same(unescape('%uD83D%uDE00'), '😀');
same(escape('@*_+-./'), '@*_+-./');
same(unescape(escape('ü😀 "')), 'ü😀 "');
throws(() => escape(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
