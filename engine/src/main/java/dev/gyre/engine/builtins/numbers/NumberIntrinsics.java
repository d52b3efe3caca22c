package dev.gyre.engine.builtins.numbers;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.dates.DateIntrinsics;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.wrapper.NumberObject;

/** Creates the intrinsic objects of chapter 21 Numbers and Dates. */
public final class NumberIntrinsics {
    private NumberIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case NUMBER -> number(realm, which);
            case NUMBER_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        new NumberObject(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE), 0),
                        Intrinsic.NUMBER,
                        NumberPrototypeTable.INSTANCE);
            case BIGINT ->
                BuiltinInstaller.constructor(realm, which, BigIntConstructorTable.INSTANCE, Intrinsic.BIGINT_PROTOTYPE);
            case BIGINT_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, BigIntPrototypeTable.INSTANCE, Intrinsic.BIGINT);
            case MATH -> BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, MathObjectTable.INSTANCE);
            case DATE -> DateIntrinsics.constructor(realm, which);
            case DATE_PROTOTYPE -> DateIntrinsics.prototype(realm, which);
            default -> null;
        };
    }

    /** Number.parseFloat and Number.parseInt are the global functions themselves. */
    private static JsObject number(Realm realm, Intrinsic which) {
        JsObject constructor =
                BuiltinInstaller.constructor(realm, which, NumberConstructorTable.INSTANCE, Intrinsic.NUMBER_PROTOTYPE);
        constructor.defineBuiltin("parseFloat", realm.intrinsic(Intrinsic.PARSE_FLOAT), Attributes.METHOD);
        constructor.defineBuiltin("parseInt", realm.intrinsic(Intrinsic.PARSE_INT), Attributes.METHOD);
        BuiltinInstaller.populate(realm, constructor, NumberConstructor_ConstantsTable.INSTANCE);
        return constructor;
    }
}
