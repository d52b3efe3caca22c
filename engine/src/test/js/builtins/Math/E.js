same(attributes(Math, 'E', '').value, 2.718281828459045);
same(Math.log(Math.E) === 1, true);
throws(() => { 'use strict'; Math.E = 3; }, "TypeError: Cannot assign to read only property 'E' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.E; }, "TypeError: Cannot delete property 'E' of #<Object>");
