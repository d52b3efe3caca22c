package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.context.LegacyConstructor;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
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
        FormattableTime value = value(realm, format, date);
        return DateParts.parts(realm, value.formatters(), value.time());
    }

    // get Intl.DateTimeFormat.prototype.format, https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.format
    @Builtin(getter = true)
    static Object format(Realm realm, Object self) {
        DateTimeFormatObject format = unwrapped(realm, self, "UnwrapDateTimeFormat");
        if (format.boundFormat() == null) {
            // DateTime Format Functions, https://tc39.es/ecma402/#sec-datetime-format-functions
            format.boundFormat(new NativeClosure(realm, "", 1, (inRealm, callee, thisValue, arguments, newTarget) -> {
                Object date = arguments.length == 0 ? Undefined.INSTANCE : arguments[0];
                FormattableTime value = value(inRealm, format, date);
                return DateParts.text(value.formatters(), value.time());
            }));
        }
        return format.boundFormat();
    }

    // Intl.DateTimeFormat.prototype.formatRange ( startDate, endDate ),
    // https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.formatRange
    @Builtin
    static Object formatRange(Realm realm, Object self, Object startDate, Object endDate) {
        DateTimeFormatObject format = format(self, "Intl.DateTimeFormat.prototype.formatRange");
        FormattableTime[] range = range(realm, format, startDate, endDate);
        return DateParts.rangeText(range[0].formatters(), range[0].time(), range[1].time());
    }

    // Intl.DateTimeFormat.prototype.formatRangeToParts ( startDate, endDate ),
    // https://tc39.es/ecma402/#sec-Intl.DateTimeFormat.prototype.formatRangeToParts
    @Builtin
    static Object formatRangeToParts(Realm realm, Object self, Object startDate, Object endDate) {
        DateTimeFormatObject format = format(self, "Intl.DateTimeFormat.prototype.formatRangeToParts");
        FormattableTime[] range = range(realm, format, startDate, endDate);
        return DateParts.rangeParts(realm, range[0].formatters(), range[0].time(), range[1].time());
    }

    private static FormattableTime value(Realm realm, DateTimeFormatObject format, Object date) {
        Object formattable = date == Undefined.INSTANCE
                ? (Object) Math.floor(realm.agent().hooks().currentTimeMillis(realm))
                : FormattableTime.formattable(date);
        return FormattableTime.of(realm, format, formattable);
    }

    private static FormattableTime[] range(Realm realm, DateTimeFormatObject format, Object startDate, Object endDate) {
        if (startDate == Undefined.INSTANCE || endDate == Undefined.INSTANCE)
            throw Errors.typeError("Invalid time value");
        Object start = FormattableTime.formattable(startDate), end = FormattableTime.formattable(endDate);
        FormattableTime.requireSameType(start, end);
        return new FormattableTime[] {FormattableTime.of(realm, format, start), FormattableTime.of(realm, format, end)};
    }
}
