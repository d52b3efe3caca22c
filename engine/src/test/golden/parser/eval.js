function sloppy(a) { let b; eval("var c"); return () => c + a; }
function strict(a) { "use strict"; eval("var c"); return c; }
function inBlock() { { let x; eval("x"); } return outside; }
const arrow = () => eval("this");
with (object) { property = function () { return property; }; }
