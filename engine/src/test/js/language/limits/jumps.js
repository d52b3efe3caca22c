// Bodies so long that every jump over them is far.
const filler = 'x = x + 1 | 0;'.repeat(12000);
const f = new Function('c', `
  let x = 0, log = '';
  for (let i = 0; i < 2; i++) { if (c) { ${filler} } else { log += 'else'; } }
  outer: while (true) { try { ${filler} if (c) break outer; else throw 'e'; } catch (e) { log += e; break; } finally { log += 'f'; } }
  return x + log;`);
same(f(true), '36000f');
same(f(false), '12000elseelseef');
const g = new Function('c', `let x = 1; const r = c ? (${'x++,'.repeat(9000)} x) : x; return c && (${'x++,'.repeat(9000)} x) || r;`);
same(g(true), 18001);
same(g(false), 1);
function* small() {}
const Generator = Object.getPrototypeOf(small).constructor;
const it = new Generator(`let x = 0; ${filler} yield x; ${filler} yield x; try { ${filler} yield x; } finally { x = 'end'; yield x; }`)();
same([...it].join(), '12000,24000,36000,end');
