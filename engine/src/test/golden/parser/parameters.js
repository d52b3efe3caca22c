function simple(a, b) { var a; return arguments; }
function defaults(a, b = () => a, { c, [b]: d } = c) { var a; var b = 1; return a + d; }
function strictArguments(a) { "use strict"; return arguments; }
function rest(...list) { return list; }
(p, { q } = p, ...[r]) => p + q + r;
