let calls = 0;
const later = () => { calls++; return value; };
throws(later, "ReferenceError: Cannot access 'value' before initialization");
let value = 5;
same(later(), 5);
same(calls, 2);
function make(early) {
  const read = () => inner;
  if (early) return read();
  const inner = 'ready';
  return read();
}
same(make(false), 'ready');
throws(() => make(true), "ReferenceError: Cannot access 'inner' before initialization");
same(make(false), 'ready');
