same(attributes(Math, 'LOG2E', '').value, 1.4426950408889634);
same(Math.abs(Math.LOG2E * Math.LN2 - 1) < 1e-15, true);
throws(() => { 'use strict'; Math.LOG2E = 3; }, "TypeError: Cannot assign to read only property 'LOG2E' of object '#<Object>'");
throws(() => { 'use strict'; delete Math.LOG2E; }, "TypeError: Cannot delete property 'LOG2E' of #<Object>");
