const get = accessor(Set, Symbol.species);
same(Set[Symbol.species], Set);
same(get.call('any'), 'any');
same(get.call(undefined), undefined);
class Sub extends Set {}
same(Sub[Symbol.species], Sub);
same(new Sub([1]).union(new Set()).constructor, Set, 'which nothing of sets asks for');
