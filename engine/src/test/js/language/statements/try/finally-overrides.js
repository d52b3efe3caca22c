const f = (how) => {
  try {
    if (how === 'return') return 'try';
    if (how === 'throw') throw 'error';
  } finally {
    return 'finally';
  }
};
same(f('return'), 'finally');
same(f('throw'), 'finally');
same(f(), 'finally');
const broken = () => { for (;;) { try { return 'value'; } finally { break; } } return 'after'; };
same(broken(), 'after');
const continued = () => { let n = 0; for (let i = 0; i < 3; i++) { try { n++; throw 1; } finally { continue; } } return n; };
same(continued(), 3);
const labelled = () => { a: try { return 1; } finally { break a; } return 2; };
same(labelled(), 2);
throws(() => { try { throw new Error('first'); } finally { throw new RangeError('second'); } }, 'RangeError: second');
let x = 1;
same((() => { try { return x; } finally { x = 2; } })(), 1);
same(x, 2);
