var x = 'outer', y = 'outer y';
const object = { x: 'inner', y: 'inner y', [Symbol.unscopables]: { x: true, y: false } };
with (object) {
  same(x, 'outer');
  same(y, 'inner y');
  x = 'assigned';
  y = 'assigned y';
}
same(x, 'assigned');
same(object.x, 'inner');
same(object.y, 'assigned y');
with ([]) { same(typeof values === 'undefined', true); same(length, 0); }
// Looked up anew each time.
const flags = { hidden: false };
with ({ hidden: 1, [Symbol.unscopables]: flags }) {
  same(hidden, 1);
  flags.hidden = true;
  same(typeof hidden, 'undefined');
}
