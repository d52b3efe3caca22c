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

/** The Intl.RelativeTimeFormat constructor. */
// The Intl.RelativeTimeFormat Constructor, https://tc39.es/ecma402/#sec-intl-relativetimeformat-constructor
@BuiltinObject(intrinsic = "%Intl.RelativeTimeFormat%")
public final class RelativeTimeFormatConstructor {
    private RelativeTimeFormatConstructor() {}

    // Intl.RelativeTimeFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-Intl.RelativeTimeFormat
    @Builtin(names = "RelativeTimeFormat", constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        Receiver.requireNew(newTarget, "Intl.RelativeTimeFormat");
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_RELATIVE_TIME_FORMAT_PROTOTYPE);
        return RelativeTimeFormatObject.create(realm, prototype, locales, options);
    }

    // Intl.RelativeTimeFormat.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-Intl.RelativeTimeFormat.supportedLocalesOf
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(
                realm, AvailableLocales.CALENDARS, locales, options, "Intl.RelativeTimeFormat");
    }
}
