package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** The setters of Date.prototype. */
@BuiltinObject(intrinsic = "%Date.prototype%")
public final class DateSetters {
    private static final int YEAR = 0;
    private static final int MONTH = 1;
    private static final int DATE = 2;
    private static final int HOURS = 3;
    private static final int MINUTES = 4;
    private static final int SECONDS = 5;
    private static final int MILLISECONDS = 6;

    private DateSetters() {}

    /** Replaces the components from {@code first} on by as many arguments as are given, at most up to {@code last}. */
    private static Object set(Object self, String method, boolean utc, int first, int last, Object[] arguments) {
        DateObject date = DatePrototype.requireDate(self, method);
        double t = date.time();
        double[] given = new double[Math.max(1, Math.min(arguments.length, last - first + 1))];
        for (int i = 0; i < given.length; i++)
            given[i] = i < arguments.length ? TypeConversion.toNumber(arguments[i]) : Double.NaN;
        if (t != t && first != YEAR) return Double.NaN;
        double base = t != t ? 0 : utc ? t : DateTime.localTime(t);
        double[] parts = components(base);
        System.arraycopy(given, 0, parts, first, given.length);
        double day = first <= DATE ? DateTime.makeDay(parts[YEAR], parts[MONTH], parts[DATE]) : DateTime.day(base);
        double time = first > DATE
                ? DateTime.makeTime(parts[HOURS], parts[MINUTES], parts[SECONDS], parts[MILLISECONDS])
                : DateTime.timeWithinDay(base);
        double result = DateTime.makeDate(day, time);
        date.time(DateTime.timeClip(utc ? result : DateTime.utc(result)));
        return TypeConversion.number(date.time());
    }

    private static double[] components(double t) {
        int[] civil = DateTime.civil(DateTime.day(t));
        int within = (int) DateTime.timeWithinDay(t);
        return new double[] {
            civil[0], civil[1], civil[2], within / 3_600_000, within / 60_000 % 60, within / 1000 % 60, within % 1000
        };
    }

    // Date.prototype.setTime ( time ), https://tc39.es/ecma262/#sec-date.prototype.settime
    @Builtin
    static Object setTime(Realm realm, Object self, Object time) {
        DateObject date = DatePrototype.requireDate(self, "setTime");
        date.time(DateTime.timeClip(TypeConversion.toNumber(time)));
        return TypeConversion.number(date.time());
    }

    // Date.prototype.setYear ( year ), https://tc39.es/ecma262/#sec-date.prototype.setyear
    @Builtin
    static Object setYear(Realm realm, Object self, Object year) {
        DateObject date = DatePrototype.requireDate(self, "setYear");
        double fullYear = DateTime.makeFullYear(TypeConversion.toNumber(year));
        if (fullYear == fullYear) return set(self, "setYear", false, YEAR, YEAR, new Object[] {fullYear});
        date.time(Double.NaN);
        return Double.NaN;
    }

    // Date.prototype.setFullYear, https://tc39.es/ecma262/#sec-date.prototype.setfullyear
    @Builtin(length = 3)
    static Object setFullYear(Realm realm, Object self, Object[] arguments) {
        return set(self, "setFullYear", false, YEAR, DATE, arguments);
    }

    // Date.prototype.setUTCFullYear, https://tc39.es/ecma262/#sec-date.prototype.setutcfullyear
    @Builtin(length = 3)
    static Object setUTCFullYear(Realm realm, Object self, Object[] arguments) {
        return set(self, "setUTCFullYear", true, YEAR, DATE, arguments);
    }

    // Date.prototype.setMonth, https://tc39.es/ecma262/#sec-date.prototype.setmonth
    @Builtin(length = 2)
    static Object setMonth(Realm realm, Object self, Object[] arguments) {
        return set(self, "setMonth", false, MONTH, DATE, arguments);
    }

    // Date.prototype.setUTCMonth, https://tc39.es/ecma262/#sec-date.prototype.setutcmonth
    @Builtin(length = 2)
    static Object setUTCMonth(Realm realm, Object self, Object[] arguments) {
        return set(self, "setUTCMonth", true, MONTH, DATE, arguments);
    }

    // Date.prototype.setDate, https://tc39.es/ecma262/#sec-date.prototype.setdate
    @Builtin(length = 1)
    static Object setDate(Realm realm, Object self, Object[] arguments) {
        return set(self, "setDate", false, DATE, DATE, arguments);
    }

    // Date.prototype.setUTCDate, https://tc39.es/ecma262/#sec-date.prototype.setutcdate
    @Builtin(length = 1)
    static Object setUTCDate(Realm realm, Object self, Object[] arguments) {
        return set(self, "setUTCDate", true, DATE, DATE, arguments);
    }

    // Date.prototype.setHours, https://tc39.es/ecma262/#sec-date.prototype.sethours
    @Builtin(length = 4)
    static Object setHours(Realm realm, Object self, Object[] arguments) {
        return set(self, "setHours", false, HOURS, MILLISECONDS, arguments);
    }

    // Date.prototype.setUTCHours, https://tc39.es/ecma262/#sec-date.prototype.setutchours
    @Builtin(length = 4)
    static Object setUTCHours(Realm realm, Object self, Object[] arguments) {
        return set(self, "setUTCHours", true, HOURS, MILLISECONDS, arguments);
    }

    // Date.prototype.setMinutes, https://tc39.es/ecma262/#sec-date.prototype.setminutes
    @Builtin(length = 3)
    static Object setMinutes(Realm realm, Object self, Object[] arguments) {
        return set(self, "setMinutes", false, MINUTES, MILLISECONDS, arguments);
    }

    // Date.prototype.setUTCMinutes, https://tc39.es/ecma262/#sec-date.prototype.setutcminutes
    @Builtin(length = 3)
    static Object setUTCMinutes(Realm realm, Object self, Object[] arguments) {
        return set(self, "setUTCMinutes", true, MINUTES, MILLISECONDS, arguments);
    }

    // Date.prototype.setSeconds, https://tc39.es/ecma262/#sec-date.prototype.setseconds
    @Builtin(length = 2)
    static Object setSeconds(Realm realm, Object self, Object[] arguments) {
        return set(self, "setSeconds", false, SECONDS, MILLISECONDS, arguments);
    }

    // Date.prototype.setUTCSeconds, https://tc39.es/ecma262/#sec-date.prototype.setutcseconds
    @Builtin(length = 2)
    static Object setUTCSeconds(Realm realm, Object self, Object[] arguments) {
        return set(self, "setUTCSeconds", true, SECONDS, MILLISECONDS, arguments);
    }

    // Date.prototype.setMilliseconds, https://tc39.es/ecma262/#sec-date.prototype.setmilliseconds
    @Builtin(length = 1)
    static Object setMilliseconds(Realm realm, Object self, Object[] arguments) {
        return set(self, "setMilliseconds", false, MILLISECONDS, MILLISECONDS, arguments);
    }

    // Date.prototype.setUTCMilliseconds, https://tc39.es/ecma262/#sec-date.prototype.setutcmilliseconds
    @Builtin(length = 1)
    static Object setUTCMilliseconds(Realm realm, Object self, Object[] arguments) {
        return set(self, "setUTCMilliseconds", true, MILLISECONDS, MILLISECONDS, arguments);
    }
}
