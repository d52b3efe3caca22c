package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of iterators over matches. */
// 22.2.9.2 The %RegExpStringIteratorPrototype% Object,
// https://tc39.es/ecma262/#sec-%regexpstringiteratorprototype%-object
@BuiltinObject(intrinsic = "%RegExpStringIteratorPrototype%")
public final class RegExpStringIteratorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "RegExp String Iterator";

    private RegExpStringIteratorPrototype() {}

    // %RegExpStringIteratorPrototype%.next ( ), https://tc39.es/ecma262/#sec-%regexpstringiteratorprototype%.next
    @Builtin
    static Object next(Realm realm, Object self) {
        if (!(self instanceof RegExpStringIterator iterator)) {
            throw Receiver.incompatible(self, "%RegExpStringIterator%.prototype.next");
        }
        JsObject match = iterator.step(realm);
        return IteratorOperations.createIterResultObject(
                realm, match == null ? Undefined.INSTANCE : match, match == null);
    }
}
