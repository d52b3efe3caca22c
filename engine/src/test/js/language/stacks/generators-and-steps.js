// A generator's frame is above that of the builtin method that resumed it, for any caller of that; steps of iterators fail at what takes the value.
function* inner() { throw new Error('text'); }
class A { *m() { throw new Error('text'); } }
const frames = (run) => {
  try { run(); } catch (e) { return e.stack.split('\n').slice(1, 4).map((line) => line.trim().replace(/^at /, '').replace(/ ?\(.*/, '')).join(); }
};
same(frames(function named() { inner().next(); }), 'inner,inner.next,named');
same(frames(function named() { new A().m().next(); }), 'A.m,m.next,named');
same(frames(function named() { (function* () { throw new Error('text'); })().next(); }).replace(/^.*?,/, ''), 'Generator.next,named');
same(frames(function named() { for (const x of inner()); }), 'inner,inner.next,named');
same(frames(function named() { [...inner()]; }), 'inner,inner.next,named');
same(frames(function named() { const [a] = inner(); }), 'inner,inner.next,named');
same(frames(function named() { Array.from(inner()); }), 'inner,inner.next,Array.from');
same(frames(function named() { new Map(inner()); }), 'inner,inner.next,new Map');
same(frames(function named() { (function* outer() { yield* inner(); })().next(); }), 'inner,inner.next,outer');
same(frames(function named() { for (const x of (function* outer() { try { yield 1; } finally { throw new Error('text'); } })()) break; }), 'outer,outer.return,named');
same(frames(function named() { const g = (function* outer() { try { yield 1; } finally { throw new Error('text'); } })(); g.next(); g.throw(1); }), 'outer,outer.throw,named');
same(frames(function named() { const g = (function* self() { g.next(); })(); g.next(); }), 'self.next,self,self.next');

const failing = (o) => ({ [Symbol.iterator]() { return { next() { if (o === 'next') throw new Error('text'); return { value: {} }; }, return() { throw new Error('text'); } }; } });
const at = (code, when) => {
  try { new Function('o', '\n' + code)(failing(when)); } catch (e) { return code.slice(/:4:(\d+)/.exec(e.stack)[1] - 1); }
};
same(at('for (const value of o) break;', 'next'), 'value of o) break;');
same(at('for (const value of o) break;', 'return'), 'break;');
same(at('for (value of o) { if (o) continue; }', 'next'), 'value of o) { if (o) continue; }');
same(at('for (o.prop.zed of o) break;', 'next'), 'zed of o) break;');
same(at('for (const { abc } of o) break;', 'next'), '} of o) break;');
same(at('for ([ abc ] of o) break;', 'next'), '[ abc ] of o) break;');
same(at('const [ value = 33 ] = o;', 'next'), 'value = 33 ] = o;');
same(at('const [ [value] ] = o;', 'next'), '[value] ] = o;');
same(at('let value; [ value ] = o;', 'return'), 'value ] = o;');
same(at('const [ ...value ] = o;', 'next'), '...value ] = o;');
same(at('(([ value ]) => {})(o);', 'next'), 'value ]) => {})(o);');
