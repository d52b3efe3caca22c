package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.wrapper.StringObject;

/** Creates the intrinsic objects of chapter 22 Text Processing. */
public final class TextIntrinsics {
    private TextIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case STRING ->
                BuiltinInstaller.constructor(realm, which, StringConstructorTable.INSTANCE, Intrinsic.STRING_PROTOTYPE);
            case STRING_PROTOTYPE -> stringPrototype(realm, which);
            case STRING_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(
                        realm, which, Intrinsic.ITERATOR_PROTOTYPE, StringIteratorPrototypeTable.INSTANCE);
            case REGEXP ->
                BuiltinInstaller.constructor(realm, which, RegExpConstructorTable.INSTANCE, Intrinsic.REGEXP_PROTOTYPE);
            case REGEXP_PROTOTYPE -> regExpPrototype(realm, which);
            case REGEXP_STRING_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(
                        realm, which, Intrinsic.ITERATOR_PROTOTYPE, RegExpStringIteratorPrototypeTable.INSTANCE);
            default -> null;
        };
    }

    private static JsObject stringPrototype(Realm realm, Intrinsic which) {
        JsObject prototype = new StringObject(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE), "");
        return BuiltinInstaller.prototype(
                realm,
                which,
                prototype,
                Intrinsic.STRING,
                StringPrototypeTable.INSTANCE,
                StringMatchingTable.INSTANCE,
                StringHtmlTable.INSTANCE);
    }

    private static JsObject regExpPrototype(Realm realm, Intrinsic which) {
        return BuiltinInstaller.prototype(
                realm,
                which,
                Intrinsic.OBJECT_PROTOTYPE,
                Intrinsic.REGEXP,
                RegExpPrototypeTable.INSTANCE,
                RegExpMatchingTable.INSTANCE,
                RegExpReplacingTable.INSTANCE,
                RegExpSplittingTable.INSTANCE);
    }
}
