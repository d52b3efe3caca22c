const f = (x) => 'called with ' + x;
let a = f
(1)
same(a, 'called with 1');
let b = [1, 2, 3]
[0, 2]
same(b, 3);
let c = 10
/2/1
same(c, 5);
let tag = (s) => s.raw[0]
let d = tag
`template`
same(d, 'template');
let e = 1
++c
same(e, 1);
same(c, 6);
let g = 1;
g
++
c
same(g, 1);
same(c, 7);
const ret = () => { return
  'never' }
same(ret(), undefined);
var x = 1; { x } ; { 1 } same(x, 1);
for (let i = 0; i < 1
; i++) ;
if (false) x = 2
else x = 3
same(x, 3);
