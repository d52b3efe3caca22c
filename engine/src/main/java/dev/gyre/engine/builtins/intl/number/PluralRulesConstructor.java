package dev.gyre.engine.builtins.intl.number;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Intl.PluralRules constructor. */
// The Intl.PluralRules Constructor, https://tc39.es/ecma402/#sec-intl-pluralrules-constructor
@BuiltinObject(intrinsic = "%Intl.PluralRules%")
public final class PluralRulesConstructor {
    private PluralRulesConstructor() {}

    // Intl.PluralRules ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-intl.pluralrules
    @Builtin(names = "PluralRules", constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        Receiver.requireNew(newTarget, "Intl.PluralRules");
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_PLURAL_RULES_PROTOTYPE);
        return PluralRulesObject.create(realm, prototype, locales, options);
    }

    // Intl.PluralRules.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-intl.pluralrules.supportedlocalesof
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(
                realm, AvailableLocales.PLURALS, locales, options, "Intl.PluralRules");
    }
}
