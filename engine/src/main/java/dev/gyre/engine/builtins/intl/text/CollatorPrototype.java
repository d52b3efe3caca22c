package dev.gyre.engine.builtins.intl.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Intl.Collator.prototype. */
// Properties of the Intl.Collator Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-the-intl-collator-prototype-object
@BuiltinObject(intrinsic = "%Intl.Collator.prototype%")
public final class CollatorPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.Collator";

    private CollatorPrototype() {}

    private static CollatorObject collator(Object self, String method) {
        if (self instanceof CollatorObject collator) return collator;
        throw Receiver.incompatible(self, method);
    }

    // Intl.Collator.prototype.resolvedOptions ( ), https://tc39.es/ecma402/#sec-intl.collator.prototype.resolvedoptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        CollatorObject collator = collator(self, "Intl.Collator.prototype.resolvedOptions");
        CollatorObject.Key key = collator.key();
        CollatorOrder order = collator.order();
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", collator.locale());
        result.createDataPropertyOrThrow("usage", key.search() ? "search" : "sort");
        result.createDataPropertyOrThrow("sensitivity", order.sensitivity());
        result.createDataPropertyOrThrow("ignorePunctuation", order.ignoresPunctuation());
        result.createDataPropertyOrThrow(
                "collation", key.collation() == null ? order.defaultCollation() : key.collation());
        result.createDataPropertyOrThrow("numeric", order.isNumeric());
        result.createDataPropertyOrThrow("caseFirst", order.caseFirst());
        return result;
    }

    // get Intl.Collator.prototype.compare, https://tc39.es/ecma402/#sec-intl.collator.prototype.compare
    @Builtin(getter = true)
    static Object compare(Realm realm, Object self) {
        CollatorObject collator = collator(self, "get Intl.Collator.prototype.compare");
        if (collator.boundCompare() == null) {
            // Collator Compare Functions, https://tc39.es/ecma402/#sec-collator-compare-functions
            CollatorOrder order = collator.order();
            collator.boundCompare(new NativeClosure(
                    realm, "", 2, (inRealm, callee, thisValue, arguments, newTarget) -> {
                        String x = TypeConversion.toString(arguments.length > 0 ? arguments[0] : Undefined.INSTANCE);
                        String y = TypeConversion.toString(arguments.length > 1 ? arguments[1] : Undefined.INSTANCE);
                        return Integer.signum(order.compare(x, y));
                    }));
        }
        return collator.boundCompare();
    }
}
