function f() {
  const read = () => typeof later === 'undefined' ? 'none' : later;
  const results = [read()];
  eval('var later = "declared"');
  results.push(read());
  later = 'assigned';
  results.push(read());
  eval('later = "by eval"');
  results.push(read());
  delete later;
  results.push(read());
  return results.join();
}
same(f(), 'none,declared,assigned,by eval,none');
var later = 'global';
same(f(), 'global,declared,assigned,by eval,global');
function inner() { eval('var x1 = 1'); return (function () { eval('var x2 = x1 + 1'); return () => x1 + x2; })(); }
same(inner()(), 3);
