const get = accessor(Map, Symbol.species);
same(Map[Symbol.species], Map);
same(get.call('any'), 'any');
same(get.call(undefined), undefined);
class Sub extends Map {}
same(Sub[Symbol.species], Sub);
