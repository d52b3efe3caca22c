package dev.gyre.engine.builtins.intl.text;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Intl.Collator constructor. */
// The Intl.Collator Constructor, https://tc39.es/ecma402/#sec-the-intl-collator-constructor
@BuiltinObject(intrinsic = "%Intl.Collator%")
public final class CollatorConstructor {
    private CollatorConstructor() {}

    // Intl.Collator ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-intl.collator
    @Builtin(names = "Collator", constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        JsObject prototype = newTarget == null
                ? realm.intrinsic(Intrinsic.INTL_COLLATOR_PROTOTYPE)
                : ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_COLLATOR_PROTOTYPE);
        return CollatorObject.create(realm, prototype, locales, options);
    }

    // Intl.Collator.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-intl.collator.supportedlocalesof
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(
                realm, AvailableLocales.COLLATIONS, locales, options, "Intl.Collator");
    }
}
