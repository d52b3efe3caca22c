package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.context.LegacyConstructor;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Intl.DateTimeFormat.prototype. */
// Properties of the Intl.DateTimeFormat Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-datetimeformat-prototype-object
@BuiltinObject(intrinsic = "%Intl.DateTimeFormat.prototype%")
public final class DateTimeFormatPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.DateTimeFormat";

    private static final double MAX_TIME = 8.64e15;

    private DateTimeFormatPrototype() {}

    private static DateTimeFormatObject format(Object self, String method) {
        if (self instanceof DateTimeFormatObject format) return format;
        throw Receiver.incompatible(self, method);
    }

    private static DateTimeFormatObject unwrapped(Realm realm, Object self, String method) {
        return format(
                LegacyConstructor.unwrap(realm, self, DateTimeFormatObject.class, Intrinsic.INTL_DATE_TIME_FORMAT),
                method);
    }

    // Intl.DateTimeFormat.prototype.resolvedOptions ( ),
    // https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.resolvedoptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        DateTimeFormatObject format = unwrapped(realm, self, "Intl.DateTimeFormat.prototype.resolvedOptions");
        DateTimeComponents components = format.key().components();
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", format.locale());
        result.createDataPropertyOrThrow("calendar", format.calendar());
        result.createDataPropertyOrThrow("numberingSystem", format.numberingSystem());
        result.createDataPropertyOrThrow("timeZone", format.key().timeZone());
        if (components.hasHour()) {
            HourCycle cycle = format.formatters().hourCycle();
            result.createDataPropertyOrThrow("hourCycle", cycle.type());
            result.createDataPropertyOrThrow("hour12", cycle.isTwelveHours());
        }
        if (components.dateStyle() == null && components.timeStyle() == null)
            new ResolvedComponents(format.formatters().pattern()).describe(result);
        if (components.dateStyle() != null) result.createDataPropertyOrThrow("dateStyle", components.dateStyle());
        if (components.timeStyle() != null) result.createDataPropertyOrThrow("timeStyle", components.timeStyle());
        return result;
    }

    // Intl.DateTimeFormat.prototype.formatToParts ( date ),
    // https://tc39.es/ecma402/#sec-Intl.DateTimeFormat.prototype.formatToParts
    @Builtin
    static Object formatToParts(Realm realm, Object self, Object date) {
        DateTimeFormatObject format = format(self, "Intl.DateTimeFormat.prototype.formatToParts");
        return DateParts.parts(realm, format.formatters(), time(realm, date));
    }

    // get Intl.DateTimeFormat.prototype.format, https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.format
    @Builtin(getter = true)
    static Object format(Realm realm, Object self) {
        DateTimeFormatObject format = unwrapped(realm, self, "UnwrapDateTimeFormat");
        if (format.boundFormat() == null) {
            // DateTime Format Functions, https://tc39.es/ecma402/#sec-datetime-format-functions
            format.boundFormat(new NativeClosure(realm, "", 1, (inRealm, callee, thisValue, arguments, newTarget) -> {
                Object date = arguments.length == 0 ? Undefined.INSTANCE : arguments[0];
                return DateParts.text(format.formatters(), time(inRealm, date));
            }));
        }
        return format.boundFormat();
    }

    // Intl.DateTimeFormat.prototype.formatRange ( startDate, endDate ),
    // https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.formatRange
    @Builtin
    static Object formatRange(Realm realm, Object self, Object startDate, Object endDate) {
        DateTimeFormatObject format = format(self, "Intl.DateTimeFormat.prototype.formatRange");
        double[] range = range(startDate, endDate);
        return DateParts.rangeText(format.formatters(), range[0], range[1]);
    }

    // Intl.DateTimeFormat.prototype.formatRangeToParts ( startDate, endDate ),
    // https://tc39.es/ecma402/#sec-Intl.DateTimeFormat.prototype.formatRangeToParts
    @Builtin
    static Object formatRangeToParts(Realm realm, Object self, Object startDate, Object endDate) {
        DateTimeFormatObject format = format(self, "Intl.DateTimeFormat.prototype.formatRangeToParts");
        double[] range = range(startDate, endDate);
        return DateParts.rangeParts(realm, format.formatters(), range[0], range[1]);
    }

    private static double time(Realm realm, Object date) {
        if (date == Undefined.INSTANCE) return Math.floor(realm.agent().hooks().currentTimeMillis());
        return clipped(TypeConversion.toNumber(date));
    }

    private static double[] range(Object startDate, Object endDate) {
        if (startDate == Undefined.INSTANCE || endDate == Undefined.INSTANCE)
            throw Errors.typeError("Invalid time value");
        double start = TypeConversion.toNumber(startDate), end = TypeConversion.toNumber(endDate);
        return new double[] {clipped(start), clipped(end)};
    }

    // TimeClip ( time ), https://tc39.es/ecma262/#sec-timeclip
    private static double clipped(double time) {
        if (!(Math.abs(time) <= MAX_TIME)) throw Errors.rangeError("Invalid time value");
        return time < 0 ? Math.ceil(time) : Math.floor(time);
    }
}
