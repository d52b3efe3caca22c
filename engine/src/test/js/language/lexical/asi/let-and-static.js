// Words that are only sometimes keywords, at the ends of lines.
var let
= 1
same(let, 1);
let
other = 2
same(other, 2);
var of = 1, get = 2, set = 3, async = 4, static_ = 5, from = 6, as = 7, target = 8, meta = 9;
same(of + get + set + async + from + as + target + meta, 40);
if (1) let
{ }
var l = [];
l
let2: ;
do ; while (0) same(of, 1);
var yield = 5, await = 6, implements = 7, interface = 8, package = 9, static = 10;
same(yield + await + implements + interface + package + static, 45);
async
function later() {}
same(later(), undefined);
