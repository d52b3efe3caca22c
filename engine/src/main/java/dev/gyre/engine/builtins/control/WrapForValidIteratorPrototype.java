package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of wrapped iterators. */
// The %WrapForValidIteratorPrototype% Object, https://tc39.es/ecma262/#sec-%wrapforvaliditeratorprototype%-object
@BuiltinObject(intrinsic = "%WrapForValidIteratorPrototype%")
public final class WrapForValidIteratorPrototype {
    private WrapForValidIteratorPrototype() {}

    private static IteratorRecord iterated(Object self, String method) {
        if (self instanceof WrappedIterator wrapped) return wrapped.iterated();
        throw Receiver.incompatible(self, "%WrapForValidIteratorPrototype%." + method);
    }

    // %WrapForValidIteratorPrototype%.next ( ), https://tc39.es/ecma262/#sec-%wrapforvaliditeratorprototype%.next
    @Builtin
    static Object next(Realm realm, Object self) {
        IteratorRecord record = iterated(self, "next");
        return ObjectOperations.call(record.nextMethod(), record.iterator());
    }

    // %WrapForValidIteratorPrototype%.return ( ), https://tc39.es/ecma262/#sec-%wrapforvaliditeratorprototype%.return
    @Builtin(names = "return")
    static Object returnMethod(Realm realm, Object self) {
        JsObject iterator = iterated(self, "return").iterator();
        JsObject method = ObjectOperations.getMethod(realm, iterator, "return");
        if (method == null) return IteratorOperations.createIterResultObject(realm, Undefined.INSTANCE, true);
        return method.call0(iterator);
    }
}
