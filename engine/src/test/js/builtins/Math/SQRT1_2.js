same(attributes(Math, 'SQRT1_2', '').value, 0.7071067811865476);
same(Math.SQRT1_2 === Math.sqrt(0.5), true);
throws(() => { 'use strict'; Math.SQRT1_2 = 3; }, "TypeError: Cannot assign to read only property 'SQRT1_2' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.SQRT1_2; }, "TypeError: Cannot delete property 'SQRT1_2' of #<Object>");
