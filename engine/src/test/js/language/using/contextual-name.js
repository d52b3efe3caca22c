var using = 5;
same(using, 5);
using = 6
same(using, 6);
var list = { using };
same(list.using + using, 12);
using
var other = 1;
for (using in { key: 1 });
same(using, 'key');
for (var using of [7]);
same(using, 7);
using: for (;;) break using;
{ using
x = 3; var x; same(x, 3); }
const f = (using) => using[0];
same(f([9]), 9);
