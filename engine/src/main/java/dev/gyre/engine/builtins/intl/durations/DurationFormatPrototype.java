package dev.gyre.engine.builtins.intl.durations;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** Intl.DurationFormat.prototype. */
// Properties of the Intl.DurationFormat Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-durationformat-prototype-object
@BuiltinObject(intrinsic = "%Intl.DurationFormat.prototype%")
public final class DurationFormatPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.DurationFormat";

    private DurationFormatPrototype() {}

    private static DurationFormatObject format(Object self, String method) {
        if (self instanceof DurationFormatObject format) return format;
        throw Receiver.incompatible(self, "Intl.DurationFormat.prototype." + method);
    }

    // Intl.DurationFormat.prototype.resolvedOptions ( ),
    // https://tc39.es/ecma402/#sec-Intl.DurationFormat.prototype.resolvedOptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        DurationFormatObject format = format(self, "resolvedOptions");
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", format.locale().locale());
        result.createDataPropertyOrThrow("numberingSystem", format.numberingSystem());
        result.createDataPropertyOrThrow("style", format.style());
        for (DurationUnit unit : DurationUnit.values()) {
            UnitOptions options = format.unit(unit);
            result.createDataPropertyOrThrow(unit.property(), options.isFractional() ? "numeric" : options.style());
            result.createDataPropertyOrThrow(unit.property() + "Display", options.always() ? "always" : "auto");
        }
        if (format.fractionalDigits() >= 0)
            result.createDataPropertyOrThrow("fractionalDigits", format.fractionalDigits());
        return result;
    }

    // Intl.DurationFormat.prototype.format ( duration ),
    // https://tc39.es/ecma402/#sec-Intl.DurationFormat.prototype.format
    @Builtin
    static Object format(Realm realm, Object self, Object duration) {
        DurationFormatObject format = format(self, "format");
        return new DurationText(realm, format, DurationRecord.of(realm, duration)).text();
    }

    // Intl.DurationFormat.prototype.formatToParts ( duration ),
    // https://tc39.es/ecma402/#sec-Intl.DurationFormat.prototype.formatToParts
    @Builtin
    static Object formatToParts(Realm realm, Object self, Object duration) {
        DurationFormatObject format = format(self, "formatToParts");
        return new DurationText(realm, format, DurationRecord.of(realm, duration)).parts();
    }
}
