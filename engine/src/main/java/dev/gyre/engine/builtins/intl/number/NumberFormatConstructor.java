package dev.gyre.engine.builtins.intl.number;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.context.LegacyConstructor;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Intl.NumberFormat constructor. */
// The Intl.NumberFormat Constructor, https://tc39.es/ecma402/#sec-intl-numberformat-constructor
@BuiltinObject(intrinsic = "%Intl.NumberFormat%")
public final class NumberFormatConstructor {
    private NumberFormatConstructor() {}

    // Intl.NumberFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-intl.numberformat
    @Builtin(names = "NumberFormat", constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        JsObject prototype = newTarget == null
                ? realm.intrinsic(Intrinsic.INTL_NUMBER_FORMAT_PROTOTYPE)
                : ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_NUMBER_FORMAT_PROTOTYPE);
        JsObject made = NumberFormatObject.create(realm, prototype, locales, options);
        return LegacyConstructor.chain(realm, made, newTarget, self, Intrinsic.INTL_NUMBER_FORMAT);
    }

    // Intl.NumberFormat.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-intl.numberformat.supportedlocalesof
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(
                realm, AvailableLocales.NUMBERS, locales, options, "Intl.NumberFormat");
    }
}
