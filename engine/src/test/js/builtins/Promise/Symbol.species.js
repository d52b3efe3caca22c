const get = accessor(Promise, Symbol.species);
same(Promise[Symbol.species], Promise);
same(get.call('any'), 'any');
same(get.call(undefined), undefined);
class Sub extends Promise { static get [Symbol.species]() { return Promise; } }
same(Sub.resolve().then().constructor, Promise);
