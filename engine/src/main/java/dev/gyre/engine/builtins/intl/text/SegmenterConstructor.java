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

/** The Intl.Segmenter constructor. */
// The Intl.Segmenter Constructor, https://tc39.es/ecma402/#sec-intl-segmenter-constructor
@BuiltinObject(intrinsic = "%Intl.Segmenter%")
public final class SegmenterConstructor {
    private SegmenterConstructor() {}

    // Intl.Segmenter ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-Intl.Segmenter
    @Builtin(names = "Segmenter", constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object locales, Object options) {
        Receiver.requireNew(newTarget, "Intl.Segmenter");
        JsObject prototype =
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.INTL_SEGMENTER_PROTOTYPE);
        return SegmenterObject.create(realm, prototype, locales, options);
    }

    // Intl.Segmenter.supportedLocalesOf ( locales [ , options ] ),
    // https://tc39.es/ecma402/#sec-Intl.Segmenter.supportedLocalesOf
    @Builtin(length = 1)
    static Object supportedLocalesOf(Realm realm, Object self, Object locales, Object options) {
        return LocaleNegotiation.supportedLocalesOf(realm, AvailableLocales.ALL, locales, options, "Intl.Segmenter");
    }
}
