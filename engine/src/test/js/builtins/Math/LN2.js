same(attributes(Math, 'LN2', '').value, 0.6931471805599453);
same(Math.LN2 === Math.log(2), true);
throws(() => { 'use strict'; Math.LN2 = 3; }, "TypeError: Cannot assign to read only property 'LN2' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.LN2; }, "TypeError: Cannot delete property 'LN2' of #<Object>");
