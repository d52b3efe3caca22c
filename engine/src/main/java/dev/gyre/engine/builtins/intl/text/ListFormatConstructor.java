package dev.gyre.engine.builtins.intl.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Intl.ListFormat constructor. */
// The Intl.ListFormat Constructor, https://tc39.es/ecma402/#sec-intl-listformat-constructor
@BuiltinObject(intrinsic = "%Intl.ListFormat%")
public final class ListFormatConstructor {
    private ListFormatConstructor() {}

    // Intl.ListFormat ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-Intl.ListFormat
    @Builtin(names = "ListFormat", constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        Receiver.requireNew(newTarget, "Intl.ListFormat");
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_LIST_FORMAT_PROTOTYPE);
        return ListFormatObject.create(realm, prototype, locales, options);
    }

    // Intl.ListFormat.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-Intl.ListFormat.supportedLocalesOf
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(realm, AvailableLocales.LISTS, locales, options, "Intl.ListFormat");
    }
}
