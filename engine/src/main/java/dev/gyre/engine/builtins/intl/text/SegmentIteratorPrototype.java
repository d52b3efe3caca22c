package dev.gyre.engine.builtins.intl.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of iterators over segments. */
// The %IntlSegmentIteratorPrototype% Object, https://tc39.es/ecma402/#sec-%intlsegmentiteratorprototype%-object
@BuiltinObject(intrinsic = "%IntlSegmentIteratorPrototype%")
public final class SegmentIteratorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Segmenter String Iterator";

    private SegmentIteratorPrototype() {}

    // %IntlSegmentIteratorPrototype%.next ( ), https://tc39.es/ecma402/#sec-%intlsegmentiteratorprototype%.next
    @Builtin
    static Object next(Realm realm, Object self) {
        if (!(self instanceof SegmentIterator iterator))
            throw Receiver.incompatible(self, "%SegmentIterator.prototype%.next");
        JsObject segment = iterator.step(realm);
        return IteratorOperations.createIterResultObject(
                realm, segment == null ? Undefined.INSTANCE : segment, segment == null);
    }
}
