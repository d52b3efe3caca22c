const TypedArray = Object.getPrototypeOf(Int8Array);
const get = accessor(TypedArray, Symbol.species);
same(TypedArray[Symbol.species], TypedArray);
same(get.call('any'), 'any');
same(get.call(undefined), undefined);
class Plain extends Uint8Array { static get [Symbol.species]() { return Uint16Array; } }
same(new Plain(2).map(() => 300)[0], 300);
