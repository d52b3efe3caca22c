package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.error.Errors;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.realm.Intrinsic;
import dev.gyre.engine.realm.Realm;

/** Makes the intrinsic objects of chapter 27 Control Abstraction Objects. */
public final class ControlIntrinsics {
    private ControlIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case ITERATOR -> BuiltinInstaller.constructor(realm, which, IteratorConstructorTable.INSTANCE, Intrinsic.ITERATOR_PROTOTYPE);
            case ITERATOR_PROTOTYPE -> BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, IteratorPrototypeTable.INSTANCE);
            case ITERATOR_HELPER_PROTOTYPE -> BuiltinInstaller.object(realm, which, Intrinsic.ITERATOR_PROTOTYPE, IteratorHelperPrototypeTable.INSTANCE);
            case WRAP_FOR_VALID_ITERATOR_PROTOTYPE ->
                    BuiltinInstaller.object(realm, which, Intrinsic.ITERATOR_PROTOTYPE, WrapForValidIteratorPrototypeTable.INSTANCE);
            default -> null;
        };
    }

    // CreateAsyncFromSyncIterator ( syncIteratorRecord ), https://tc39.es/ecma262/#sec-createasyncfromsynciterator
    public static IteratorRecord createAsyncFromSyncIterator(Realm realm, IteratorRecord syncIterator) {
        throw Errors.typeError("%AsyncFromSyncIteratorPrototype% is not available");
    }
}
