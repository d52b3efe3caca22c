const object = {
  self() { return this; },
  get own() { return this; },
};
with (object) {
  same(self(), object);
  same(own, object);
  same((self)(), object);
  same((0, self)(), globalThis);
  same((() => self())(), object);
  same(eval('self()'), object);
}
function outer() { return this; }
with ({ nothing: 0 }) { same(outer(), globalThis); }
with (5) { same(toFixed(1), '5.0'); }
throws(() => { with (null) {} }, 'TypeError: Cannot convert undefined or null to object');
