// Node 24 does not ask the object again for its property when it reads or writes the binding.
const log = [];
const object = traced({ a: 1 }, log);
var a = 'outer', b = 'outer b';
with (object) {
  same(a, 1);
  same(b, 'outer b');
  a = 2;
  b = 'changed';
}
same(b, 'changed');
// HasBinding asks has and @@unscopables; GetBindingValue and SetMutableBinding ask has once more.
same(log.filter((entry) => !/^(getOwn|define)/.test(entry)).join(), 'has same,has a,get Symbol(Symbol.unscopables),has a,get a,has same,has b,has a,get Symbol(Symbol.unscopables),has a,set a,has b');
