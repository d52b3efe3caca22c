same(attributes(Math, 'LN10', '').value, 2.302585092994046);
same(Math.LN10 === Math.log(10), true);
throws(() => { 'use strict'; Math.LN10 = 3; }, "TypeError: Cannot assign to read only property 'LN10' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.LN10; }, "TypeError: Cannot delete property 'LN10' of #<Object>");
