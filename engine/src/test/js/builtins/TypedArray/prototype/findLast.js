const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'findLast', 1);
const bytes = new Uint8Array([1, 2, 3]), order = [];
same(bytes.findLast((value, index) => { order.push(index); return value < 2; }), 1);
sameElements(order, [2, 1, 0]);
same(bytes.findLast(() => false), undefined);
same(new Uint8Array().findLast(() => true), undefined);
throws(() => bytes.findLast({}), 'TypeError: object is not a function');
throws(() => TypedArray.prototype.findLast.call([1], () => 1), 'TypeError: this is not a typed array.');
