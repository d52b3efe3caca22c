const log = [];
function* tracked(name, n) { try { for (let i = 0; i < n; i++) yield name + i; } finally { log.push('close ' + name); } }
outer: for (const a of tracked('a', 3)) {
  for (const b of tracked('b', 3)) {
    if (b === 'b1') continue outer;
    const [first, [second] = tracked('d', 2)] = [...tracked('c', 1)];
    log.push([a, b, first, second].join(':'));
    if (a === 'a1') break outer;
  }
}
same(log.join(), 'close c,close d,a0:b0:c0:d0,close b,close c,close d,a1:b0:c0:d0,close b,close a');
log.length = 0;
const zip = function* (...sources) { const its = sources.map((s) => s[Symbol.iterator]()); try { for (;;) { const rs = its.map((i) => i.next()); if (rs.some((r) => r.done)) return; yield rs.map((r) => r.value).join(''); } } finally { its.forEach((i) => i.return?.()); } };
same([...zip(tracked('x', 2), tracked('y', 3))].join(), 'x0y0,x1y1');
same(log.join(), 'close x,close y');
