// Node 26 has accessors for arguments and caller that are not %ThrowTypeError%.
const { get, set } = attributes(Function.prototype, 'arguments', 'c');
same(get, set);
same(get, Object.getOwnPropertyDescriptor(Function.prototype, 'caller').get);
throws(() => Function.prototype.arguments, 'TypeError');
throws(() => (() => {}).arguments, 'TypeError');
throws(() => { (class {}).arguments = 1; }, 'TypeError');
function sloppy() { return sloppy.arguments; }
same(attributes(sloppy, 'arguments', '').value, null);
same(Object.hasOwn(function () { 'use strict'; }, 'arguments'), false);
