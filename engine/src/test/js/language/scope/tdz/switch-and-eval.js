throws(() => { switch (0) { case x: let x; } }, "ReferenceError: Cannot access 'x' before initialization");
throws(() => { eval('y'); let y; }, "ReferenceError: Cannot access 'y' before initialization");
throws(() => { eval('y = 1'); let y; }, "ReferenceError: Cannot access 'y' before initialization");
throws(() => { eval('typeof y'); let y; }, "ReferenceError: Cannot access 'y' before initialization");
throws(() => { eval('let z = z'); }, "ReferenceError: Cannot access 'z' before initialization");
(() => { let y = 1; eval('y = 2'); same(y, 2); })();
throws(() => { with ({}) { w; let w; } }, "ReferenceError: Cannot access 'w' before initialization");
