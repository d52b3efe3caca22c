package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.InstantObject;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.operations.TypeConversion.Hint;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;

/** The getters and text forms of Date.prototype. */
// 21.4.4 Properties of the Date Prototype Object, https://tc39.es/ecma262/#sec-properties-of-the-date-prototype-object
@BuiltinObject(intrinsic = "%Date.prototype%")
public final class DatePrototype {
    private DatePrototype() {}

    /** Checks the receiver of the methods that V8 implements in C++; its getters have another message. */
    static DateObject requireDate(Object self, String method) {
        if (self instanceof DateObject date) return date;
        throw Receiver.incompatible(self, "Date.prototype." + method);
    }

    static DateObject requireDate(Object self) {
        if (self instanceof DateObject date) return date;
        throw Errors.typeError("this is not a Date object.");
    }

    private static Object year(double t) {
        return t != t ? (Object) t : (Object) DateTime.civil(DateTime.day(t))[0];
    }

    private static Object month(double t) {
        return t != t ? (Object) t : (Object) DateTime.civil(DateTime.day(t))[1];
    }

    private static Object dateOfMonth(double t) {
        return t != t ? (Object) t : (Object) DateTime.civil(DateTime.day(t))[2];
    }

    private static Object weekDay(double t) {
        return t != t ? (Object) t : (Object) DateTime.weekDay(t);
    }

    /** A component of the time within the day: its value divided by {@code unit}, modulo {@code modulus}. */
    private static Object component(double t, double unit, int modulus) {
        return t != t ? (Object) t : (Object) ((int) (DateTime.timeWithinDay(t) / unit) % modulus);
    }

    // Date.prototype.getFullYear ( ), https://tc39.es/ecma262/#sec-date.prototype.getfullyear
    @Builtin
    static Object getFullYear(Realm realm, Object self) {
        return year(DateTime.localTime(requireDate(self).time()));
    }

    // Date.prototype.getUTCFullYear ( ), https://tc39.es/ecma262/#sec-date.prototype.getutcfullyear
    @Builtin
    static Object getUTCFullYear(Realm realm, Object self) {
        return year(requireDate(self).time());
    }

    // Date.prototype.getMonth ( ), https://tc39.es/ecma262/#sec-date.prototype.getmonth
    @Builtin
    static Object getMonth(Realm realm, Object self) {
        return month(DateTime.localTime(requireDate(self).time()));
    }

    // Date.prototype.getUTCMonth ( ), https://tc39.es/ecma262/#sec-date.prototype.getutcmonth
    @Builtin
    static Object getUTCMonth(Realm realm, Object self) {
        return month(requireDate(self).time());
    }

    // Date.prototype.getDate ( ), https://tc39.es/ecma262/#sec-date.prototype.getdate
    @Builtin
    static Object getDate(Realm realm, Object self) {
        return dateOfMonth(DateTime.localTime(requireDate(self).time()));
    }

    // Date.prototype.getUTCDate ( ), https://tc39.es/ecma262/#sec-date.prototype.getutcdate
    @Builtin
    static Object getUTCDate(Realm realm, Object self) {
        return dateOfMonth(requireDate(self).time());
    }

    // Date.prototype.getDay ( ), https://tc39.es/ecma262/#sec-date.prototype.getday
    @Builtin
    static Object getDay(Realm realm, Object self) {
        return weekDay(DateTime.localTime(requireDate(self).time()));
    }

    // Date.prototype.getUTCDay ( ), https://tc39.es/ecma262/#sec-date.prototype.getutcday
    @Builtin
    static Object getUTCDay(Realm realm, Object self) {
        return weekDay(requireDate(self).time());
    }

    // Date.prototype.getHours ( ), https://tc39.es/ecma262/#sec-date.prototype.gethours
    @Builtin
    static Object getHours(Realm realm, Object self) {
        return component(DateTime.localTime(requireDate(self).time()), DateTime.MS_PER_HOUR, 24);
    }

    // Date.prototype.getUTCHours ( ), https://tc39.es/ecma262/#sec-date.prototype.getutchours
    @Builtin
    static Object getUTCHours(Realm realm, Object self) {
        return component(requireDate(self).time(), DateTime.MS_PER_HOUR, 24);
    }

    // Date.prototype.getMinutes ( ), https://tc39.es/ecma262/#sec-date.prototype.getminutes
    @Builtin
    static Object getMinutes(Realm realm, Object self) {
        return component(DateTime.localTime(requireDate(self).time()), DateTime.MS_PER_MINUTE, 60);
    }

    // Date.prototype.getUTCMinutes ( ), https://tc39.es/ecma262/#sec-date.prototype.getutcminutes
    @Builtin
    static Object getUTCMinutes(Realm realm, Object self) {
        return component(requireDate(self).time(), DateTime.MS_PER_MINUTE, 60);
    }

    // Date.prototype.getSeconds ( ), https://tc39.es/ecma262/#sec-date.prototype.getseconds
    @Builtin
    static Object getSeconds(Realm realm, Object self) {
        return component(DateTime.localTime(requireDate(self).time()), DateTime.MS_PER_SECOND, 60);
    }

    // Date.prototype.getUTCSeconds ( ), https://tc39.es/ecma262/#sec-date.prototype.getutcseconds
    @Builtin
    static Object getUTCSeconds(Realm realm, Object self) {
        return component(requireDate(self).time(), DateTime.MS_PER_SECOND, 60);
    }

    // Date.prototype.getMilliseconds ( ), https://tc39.es/ecma262/#sec-date.prototype.getmilliseconds
    @Builtin
    static Object getMilliseconds(Realm realm, Object self) {
        return component(DateTime.localTime(requireDate(self).time()), 1, 1000);
    }

    // Date.prototype.getUTCMilliseconds ( ), https://tc39.es/ecma262/#sec-date.prototype.getutcmilliseconds
    @Builtin
    static Object getUTCMilliseconds(Realm realm, Object self) {
        return component(requireDate(self).time(), 1, 1000);
    }

    // Date.prototype.getTime ( ), https://tc39.es/ecma262/#sec-date.prototype.gettime
    @Builtin
    static Object getTime(Realm realm, Object self) {
        return TypeConversion.number(requireDate(self).time());
    }

    // Date.prototype.valueOf ( ), https://tc39.es/ecma262/#sec-date.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        return TypeConversion.number(requireDate(self).time());
    }

    // Date.prototype.getTimezoneOffset ( ), https://tc39.es/ecma262/#sec-date.prototype.gettimezoneoffset
    @Builtin
    static Object getTimezoneOffset(Realm realm, Object self) {
        double t = requireDate(self).time();
        return t != t ? (Object) t : (int) (-DateTime.offset(t) / DateTime.MS_PER_MINUTE);
    }

    // Date.prototype.getYear ( ), https://tc39.es/ecma262/#sec-date.prototype.getyear
    @Builtin
    static Object getYear(Realm realm, Object self) {
        double t = requireDate(self, "getYear").time();
        return t != t ? (Object) t : (Object) (DateTime.civil(DateTime.day(DateTime.localTime(t)))[0] - 1900);
    }

    // Date.prototype.toDateString ( ), https://tc39.es/ecma262/#sec-date.prototype.todatestring
    @Builtin
    static Object toDateString(Realm realm, Object self) {
        double t = requireDate(self, "toDateString").time();
        return t != t ? DateFormatting.INVALID : DateFormatting.date(DateTime.localTime(t));
    }

    // Date.prototype.toISOString ( ), https://tc39.es/ecma262/#sec-date.prototype.toisostring
    @Builtin
    static Object toISOString(Realm realm, Object self) {
        DateObject date = requireDate(self, "toISOString");
        if (date.time() != date.time()) throw Errors.rangeError("Invalid time value");
        return DateFormatting.iso(date.time());
    }

    // Date.prototype.toJSON ( key ), https://tc39.es/ecma262/#sec-date.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self, Object key) {
        JsObject object = TypeConversion.toObject(realm, self);
        Object time = TypeConversion.toPrimitive(object, Hint.NUMBER);
        if (time instanceof Double number && !Double.isFinite(number)) return Null.INSTANCE;
        if (object.get("toISOString") instanceof JsObject function && function.isCallable())
            return function.call0(object);
        throw Errors.typeError("toISOString is not a function");
    }

    // Date.prototype.toLocaleDateString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-date.prototype.tolocaledatestring
    @Builtin(length = 0)
    static Object toLocaleDateString(Realm realm, Object self, Object locales, Object options) {
        double t = requireDate(self, "toLocaleDateString").time();
        return t != t
                ? DateFormatting.INVALID
                : LocaleDateText.format(realm, t, locales, options, LocaleDateText.Shown.DATE);
    }

    // Date.prototype.toLocaleString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-date.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        double t = requireDate(self, "toLocaleString").time();
        return t != t
                ? DateFormatting.INVALID
                : LocaleDateText.format(realm, t, locales, options, LocaleDateText.Shown.ALL);
    }

    // Date.prototype.toLocaleTimeString ( [ locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-date.prototype.tolocaletimestring
    @Builtin(length = 0)
    static Object toLocaleTimeString(Realm realm, Object self, Object locales, Object options) {
        double t = requireDate(self, "toLocaleTimeString").time();
        return t != t
                ? DateFormatting.INVALID
                : LocaleDateText.format(realm, t, locales, options, LocaleDateText.Shown.TIME);
    }

    // Date.prototype.toString ( ), https://tc39.es/ecma262/#sec-date.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        return DateFormatting.dateTime(requireDate(self, "toString").time());
    }

    // Date.prototype.toTimeString ( ), https://tc39.es/ecma262/#sec-date.prototype.totimestring
    @Builtin
    static Object toTimeString(Realm realm, Object self) {
        double t = requireDate(self, "toTimeString").time();
        return t != t ? DateFormatting.INVALID : DateFormatting.timeWithZone(t);
    }

    // Date.prototype.toUTCString ( ), https://tc39.es/ecma262/#sec-date.prototype.toutcstring
    @Builtin(names = {"toUTCString", "toGMTString"})
    static Object toUTCString(Realm realm, Object self) {
        double t = requireDate(self, "toUTCString").time();
        return t != t ? DateFormatting.INVALID : DateFormatting.utc(t);
    }

    // Date.prototype.toTemporalInstant ( ), https://tc39.es/proposal-temporal/#sec-date.prototype.totemporalinstant
    @Builtin
    static Object toTemporalInstant(Realm realm, Object self) {
        double t = requireDate(self, "toTemporalInstant").time();
        if (t != t)
            throw Errors.rangeError("The number NaN cannot be converted to a BigInt because it is not an integer");
        return InstantObject.create(realm, Nanoseconds.of((long) t, 1_000_000));
    }

    // Date.prototype [ @@toPrimitive ] ( hint ), https://tc39.es/ecma262/#sec-date.prototype-@@toprimitive
    @Builtin(names = "@@toPrimitive", writable = false)
    static Object toPrimitive(Realm realm, Object self, Object hint) {
        if (!(self instanceof JsObject object)) throw Receiver.incompatible(self, "Date.prototype [ @@toPrimitive ]");
        String name = hint instanceof CharSequence text ? text.toString() : "";
        return switch (name) {
            case "string", "default" -> TypeConversion.ordinaryToPrimitive(object, true);
            case "number" -> TypeConversion.ordinaryToPrimitive(object, false);
            default -> throw Errors.typeError("Invalid hint: " + NoSideEffectsToString.of(hint));
        };
    }
}
