function f(a, b) {
  a = 'changed';
  same(arguments[0], 'changed');
  arguments[1] = 'by index';
  same(b, 'by index');
  delete arguments[0];
  a = 'unmapped';
  same(arguments[0], undefined);
  arguments[0] = 'new';
  same(a, 'unmapped');
  Object.defineProperty(arguments, 1, { value: 'defined' });
  same(b, 'defined');
  Object.defineProperty(arguments, 1, { writable: false });
  b = 'frozen out';
  same(arguments[1], 'defined');
  arguments[2] = 'third';
  return arguments.length;
}
same(f(1, 2, 3), 3);
function missing(a, b) { b = 2; arguments[1] = 3; return b + ',' + arguments.length; }
same(missing(1), '2,1');
function accessor(a) { Object.defineProperty(arguments, 0, { get: () => 'got' }); a = 5; return arguments[0]; }
same(accessor(1), 'got');
