same(attributes(Math, 'LOG10E', '').value, 0.4342944819032518);
same(Math.abs(Math.LOG10E * Math.LN10 - 1) < 1e-15, true);
throws(() => { 'use strict'; Math.LOG10E = 3; }, "TypeError: Cannot assign to read only property 'LOG10E' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.LOG10E; }, "TypeError: Cannot delete property 'LOG10E' of #<Object>");
