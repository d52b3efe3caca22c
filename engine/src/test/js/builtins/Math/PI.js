same(attributes(Math, 'PI', '').value, 3.141592653589793);
same(Math.sin(Math.PI) < 1e-15, true);
throws(() => { 'use strict'; Math.PI = 3; }, "TypeError: Cannot assign to read only property 'PI' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.PI; }, "TypeError: Cannot delete property 'PI' of #<Object>");
