same(attributes(Math, 'SQRT2', '').value, 1.4142135623730951);
same(Math.SQRT2 === Math.sqrt(2), true);
throws(() => { 'use strict'; Math.SQRT2 = 3; }, "TypeError: Cannot assign to read only property 'SQRT2' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.SQRT2; }, "TypeError: Cannot delete property 'SQRT2' of #<Object>");
