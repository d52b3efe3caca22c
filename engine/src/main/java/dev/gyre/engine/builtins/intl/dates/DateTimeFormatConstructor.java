package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.context.LegacyConstructor;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Intl.DateTimeFormat constructor. */
// The Intl.DateTimeFormat Constructor, https://tc39.es/ecma402/#sec-intl-datetimeformat-constructor
@BuiltinObject(intrinsic = "%Intl.DateTimeFormat%")
public final class DateTimeFormatConstructor {
    private DateTimeFormatConstructor() {}

    // Intl.DateTimeFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-intl.datetimeformat
    @Builtin(names = "DateTimeFormat", constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        JsObject prototype = newTarget == null
                ? realm.intrinsic(Intrinsic.INTL_DATE_TIME_FORMAT_PROTOTYPE)
                : ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_DATE_TIME_FORMAT_PROTOTYPE);
        JsObject made = DateTimeFormatObject.create(
                realm,
                prototype,
                locales,
                options,
                DateTimeComponents.Kind.ANY,
                DateTimeComponents.Kind.DATE,
                "Intl.DateTimeFormat",
                null);
        return LegacyConstructor.chain(realm, made, newTarget, self, Intrinsic.INTL_DATE_TIME_FORMAT);
    }

    // Intl.DateTimeFormat.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-intl.datetimeformat.supportedlocalesof
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(
                realm, AvailableLocales.CALENDARS, locales, options, "Intl.DateTimeFormat");
    }
}
