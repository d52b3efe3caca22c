'use strict';
// An operation that a proxy hands on is refused in the words of its target, an inherited accessor in those of its holder.
const frozen = new Proxy(Object.freeze({ a: 1 }), {});
throws(() => { frozen.a = 2; }, "TypeError: Cannot assign to read only property 'a' of object '#<Object>'");
throws(() => { frozen.b = 2; }, 'TypeError: Cannot define property b, object is not extensible');
throws(() => { delete frozen.a; }, "TypeError: Cannot delete property 'a' of #<Object>");
throws(() => Object.defineProperty(frozen, 'a', { value: 2 }), 'TypeError: Cannot redefine property: a');
throws(() => { new Proxy({ get a() { return 1; } }, {}).a = 2; }, 'TypeError: Cannot set property a of #<Object> which has only a getter');
throws(() => { new Proxy({}, { set() { return false; } }).a = 2; }, "TypeError: 'set' on proxy: trap returned falsish for property 'a'");
throws(() => { Object.create(new Proxy({}, { set: () => 0 })).a = 2; }, "TypeError: 'set' on proxy: trap returned falsish for property 'a'");
throws(() => { new Int8Array(1).length = 2; }, 'TypeError: Cannot set property length of [object Object] which has only a getter');
throws(() => { new Map().size = 2; }, 'TypeError: Cannot set property size of #<Map> which has only a getter');
const keeps = new Proxy({}, { preventExtensions() { return false; } });
for (const method of ['freeze', 'seal', 'preventExtensions']) throws(() => Object[method](keeps), "TypeError: 'preventExtensions' on proxy: trap returned falsish");
throws(() => Object.seal(new Int8Array(2)), 'TypeError: Cannot seal array buffer views with elements');
throws(() => Object.freeze(new Int8Array(2)), 'TypeError: Cannot freeze array buffer views with elements');
throws(() => Object.preventExtensions(new Int8Array(new ArrayBuffer(8, { maxByteLength: 16 }))), 'TypeError: Cannot prevent extensions');
throws(() => Object.defineProperty(new Int8Array(2), 5, { value: 1 }), 'TypeError: Invalid typed array index');
throws(() => Object.defineProperty(new Int8Array(2), '-0', { value: 1 }), 'TypeError: Invalid typed array index');
