const get = accessor(SharedArrayBuffer, Symbol.species);
same(SharedArrayBuffer[Symbol.species], SharedArrayBuffer);
same(get.call('any'), 'any');
same(get.call(undefined), undefined);
class Plain extends SharedArrayBuffer { static get [Symbol.species]() { return SharedArrayBuffer; } }
same(new Plain(2).slice(1).constructor, SharedArrayBuffer);
