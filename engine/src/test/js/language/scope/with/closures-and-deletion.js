const scope = { value: 1 };
let read, write;
with (scope) {
  read = () => value;
  write = (v) => { value = v; };
}
same(read(), 1);
write(2);
same(scope.value, 2);
delete scope.value;
throws(read, 'ReferenceError: value is not defined');
write('global now');
same(globalThis.value, 'global now');
same(read(), 'global now');
scope.value = 'back';
same(read(), 'back');
delete globalThis.value;
(() => {
  with (scope) { var value = 'through var'; }
  same(scope.value, 'through var');
  same(value, undefined);
})();
with (scope) { same(delete value, true); }
same('value' in scope, false);
