const bad = (name) => ({ [Symbol.dispose]() { throw new RangeError(name); } });
let caught;
try { using a = bad('a'); using b = bad('b'); throw new TypeError('body'); } catch (e) { caught = e; }
same(caught instanceof SuppressedError, true);
same(caught.error.message, 'a');
same(caught.suppressed.error.message, 'b');
same(caught.suppressed.suppressed.message, 'body');
throws(() => { using a = bad('only'); }, 'RangeError: only');
