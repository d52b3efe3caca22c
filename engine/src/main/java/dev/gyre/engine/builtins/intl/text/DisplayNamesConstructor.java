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

/** The Intl.DisplayNames constructor. */
// The Intl.DisplayNames Constructor, https://tc39.es/ecma402/#sec-intl-displaynames-constructor
@BuiltinObject(intrinsic = "%Intl.DisplayNames%")
public final class DisplayNamesConstructor {
    private DisplayNamesConstructor() {}

    // Intl.DisplayNames ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-Intl.DisplayNames
    @Builtin(names = "DisplayNames", constructor = true, length = 2)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        Receiver.requireNew(newTarget, "Intl.DisplayNames");
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_DISPLAY_NAMES_PROTOTYPE);
        return DisplayNamesObject.create(realm, prototype, locales, options);
    }

    // Intl.DisplayNames.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-Intl.DisplayNames.supportedLocalesOf
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(
                realm, AvailableLocales.CALENDARS, locales, options, "Intl.DisplayNames");
    }
}
