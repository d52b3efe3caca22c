// Functions many scopes apart share the same variables.
const collect = [];
let a = 0;
{
  let b = 0;
  for (let c = 0; c < 2; c++) {
    let d = c * 10;
    (function (e) {
      let f = e + d;
      { let g = f; collect.push({ add: () => { a++; b++; d++; g++; }, read: () => [a, b, c, d, e, f, g].join() }); }
    })(c + 100);
  }
}
collect[0].add();
collect[1].add();
collect[1].add();
same(collect[0].read(), '3,3,0,1,100,100,101');
same(collect[1].read(), '3,3,1,12,101,111,113');
