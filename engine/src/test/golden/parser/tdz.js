function f() {
  early();
  a;
  let a = 1;
  a;
  const g = () => a;
  function early() { return a; }
  { hoisted(); let b; function hoisted() { return a + b; } }
  switch (a) { case 1: let c = 1; case 2: c; }
  let d = () => d;
  for (let e of e) e;
}
class C extends C0 { m() { return C; } [C] = C; }
