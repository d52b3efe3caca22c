const get = accessor(ArrayBuffer, Symbol.species);
same(ArrayBuffer[Symbol.species], ArrayBuffer);
same(get.call('any'), 'any');
same(get.call(undefined), undefined);
class Plain extends ArrayBuffer { static get [Symbol.species]() { return ArrayBuffer; } }
same(new Plain(2).slice(1).constructor, ArrayBuffer);
