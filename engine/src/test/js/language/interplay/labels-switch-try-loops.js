const trace = [];
function run(plan) {
  let i = 0;
  a: for (;;) {
    b: do {
      try {
        switch (plan[i++]) {
          case 'break a': break a;
          case 'continue a': continue a;
          case 'break b': break b;
          case 'continue b': continue b;
          case 'break': break;
          case 'throw': throw 'thrown';
          case 'return': return 'returned';
          default: trace.push('default'); return 'end';
        }
        trace.push('after switch');
      } catch (e) {
        trace.push(e);
        if (plan[i] === 'break in catch') { i++; break b; }
        continue a;
      } finally {
        trace.push('f');
        if (plan[i] === 'override') { i++; continue a; }
      }
      trace.push('after try');
    } while (plan[i] === 'again' && ++i);
    trace.push('after do');
  }
  return 'broke a';
}
same(run(['break a']), 'broke a');
same(trace.splice(0).join(), 'f');
same(run(['return', 'override', 'throw', 'break in catch', 'break', 'continue b', 'continue a', 'return']), 'returned');
same(trace.splice(0).join(), 'f,thrown,f,after do,after switch,f,after try,after do,f,after do,f,f');
same(run(['break a', 'override', 'break b', 'continue b', 'again', 'break', 'again']), 'end');
same(trace.join(), 'f,f,after do,f,after switch,f,after try,default,f');
