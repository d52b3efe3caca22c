package dev.gyre.engine.builtins.intl.durations;

import com.ibm.icu.text.RelativeDateTimeFormatter.RelativeDateTimeUnit;
import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.number.NumberParts;
import dev.gyre.engine.builtins.intl.parts.PartList;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** Intl.RelativeTimeFormat.prototype. */
// Properties of the Intl.RelativeTimeFormat Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-relativetimeformat-prototype-object
@BuiltinObject(intrinsic = "%Intl.RelativeTimeFormat.prototype%")
public final class RelativeTimeFormatPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.RelativeTimeFormat";

    private static final String OWNER = "Intl.RelativeTimeFormat.prototype.";

    private RelativeTimeFormatPrototype() {}

    private static RelativeTimeFormatObject format(Object self, String method) {
        if (self instanceof RelativeTimeFormatObject format) return format;
        throw Receiver.incompatible(self, OWNER + method);
    }

    // Intl.RelativeTimeFormat.prototype.resolvedOptions ( ),
    // https://tc39.es/ecma402/#sec-intl.relativetimeformat.prototype.resolvedoptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        RelativeTimeFormatObject format = format(self, "resolvedOptions");
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", format.locale());
        result.createDataPropertyOrThrow("style", format.style());
        result.createDataPropertyOrThrow("numeric", format.numeric());
        result.createDataPropertyOrThrow("numberingSystem", format.numberingSystem());
        return result;
    }

    // Intl.RelativeTimeFormat.prototype.format ( value, unit ),
    // https://tc39.es/ecma402/#sec-Intl.RelativeTimeFormat.prototype.format
    @Builtin
    static Object format(Realm realm, Object self, Object value, Object unit) {
        RelativeTimeFormatObject format = format(self, "format");
        double number = TypeConversion.toNumber(value);
        String name = TypeConversion.toString(unit);
        return format.format(finite(number, "format"), unit(name, "format")).toString();
    }

    // Intl.RelativeTimeFormat.prototype.formatToParts ( value, unit ),
    // https://tc39.es/ecma402/#sec-Intl.RelativeTimeFormat.prototype.formatToParts
    @Builtin
    static Object formatToParts(Realm realm, Object self, Object value, Object unit) {
        RelativeTimeFormatObject format = format(self, "formatToParts");
        double number = TypeConversion.toNumber(value);
        String name = TypeConversion.toString(unit);
        RelativeDateTimeUnit icuUnit = unit(name, "formatToParts");
        PartList parts = new PartList(realm);
        NumberParts.append(
                parts,
                format.format(finite(number, "formatToParts"), icuUnit),
                number,
                false,
                name.endsWith("s") ? name.substring(0, name.length() - 1) : name,
                null);
        return parts.toArray();
    }

    private static double finite(double value, String method) {
        if (Double.isFinite(value)) return value;
        throw Errors.rangeError("Value need to be finite number for " + OWNER + method + "()");
    }

    // SingularRelativeTimeUnit ( unit ), https://tc39.es/ecma402/#sec-singularrelativetimeunit
    private static RelativeDateTimeUnit unit(String name, String method) {
        return switch (name) {
            case "second", "seconds" -> RelativeDateTimeUnit.SECOND;
            case "minute", "minutes" -> RelativeDateTimeUnit.MINUTE;
            case "hour", "hours" -> RelativeDateTimeUnit.HOUR;
            case "day", "days" -> RelativeDateTimeUnit.DAY;
            case "week", "weeks" -> RelativeDateTimeUnit.WEEK;
            case "month", "months" -> RelativeDateTimeUnit.MONTH;
            case "quarter", "quarters" -> RelativeDateTimeUnit.QUARTER;
            case "year", "years" -> RelativeDateTimeUnit.YEAR;
            default -> throw Errors.rangeError("Invalid unit argument for " + OWNER + method + "() '" + name + "'");
        };
    }
}
