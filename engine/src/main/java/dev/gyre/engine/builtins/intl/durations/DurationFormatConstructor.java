package dev.gyre.engine.builtins.intl.durations;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Intl.DurationFormat constructor. */
// The Intl.DurationFormat Constructor, https://tc39.es/ecma402/#sec-intl-durationformat-constructor
@BuiltinObject(intrinsic = "%Intl.DurationFormat%")
public final class DurationFormatConstructor {
    private DurationFormatConstructor() {}

    // Intl.DurationFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-Intl.DurationFormat
    @Builtin(names = "DurationFormat", constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        Receiver.requireNew(newTarget, "Intl.DurationFormat");
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_DURATION_FORMAT_PROTOTYPE);
        return DurationFormatObject.create(realm, prototype, locales, options);
    }

    // Intl.DurationFormat.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-Intl.DurationFormat.supportedLocalesOf
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(
                realm, AvailableLocales.NUMBERS, locales, options, "Intl.DurationFormat");
    }
}
