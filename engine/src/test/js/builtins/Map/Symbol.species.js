accessor(Map, Symbol.species);
same(Map[Symbol.species], Map);
class Sub extends Map {}
same(Sub[Symbol.species], Sub);
const { get } = Object.getOwnPropertyDescriptor(Map, Symbol.species);
same(get.call('any'), 'any');
accessor(Set, Symbol.species);
accessor(Promise, Symbol.species);
accessor(ArrayBuffer, Symbol.species);
accessor(RegExp, Symbol.species);
same(Object.getOwnPropertyDescriptor(Set, Symbol.species).get === get, false);
