package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** An array iterator: walks an array-like by index until it has once seen the end. */
// CreateArrayIterator ( array, kind ), https://tc39.es/ecma262/#sec-createarrayiterator
public final class ArrayIterator extends JsObject {
    /** What each step yields. */
    public enum Kind {
        KEYS,
        VALUES,
        ENTRIES
    }

    private final Kind kind;
    private JsObject iterated;
    private long next;

    public ArrayIterator(Realm realm, JsObject iterated, Kind kind) {
        super(realm.intrinsic(Intrinsic.ARRAY_ITERATOR_PROTOTYPE));
        this.iterated = iterated;
        this.kind = kind;
    }

    /** The next value, or Java null when the iteration is done. */
    public Object step(Realm realm) {
        if (iterated == null) return null;
        long length = iteratedLength();
        if (next >= length) {
            iterated = null;
            return null;
        }
        long index = next++;
        return switch (kind) {
            case KEYS -> TypeConversion.number(index);
            case VALUES -> ArrayElements.get(iterated, index);
            case ENTRIES -> JsArray.of(realm, TypeConversion.number(index), ArrayElements.get(iterated, index));
        };
    }

    private long iteratedLength() {
        if (iterated instanceof JsArray array) return array.length();
        if (iterated instanceof TypedArrayObject typed) {
            if (typed.isOutOfBounds())
                throw Errors.typeError(
                        "Cannot perform Array Iterator.prototype.next on a detached or out-of-bounds ArrayBuffer");
            return typed.length();
        }
        return ObjectOperations.lengthOfArrayLike(iterated);
    }

    @Override
    public String className() {
        return "Array Iterator";
    }

    @Override
    public String kindName() {
        return className();
    }
}
