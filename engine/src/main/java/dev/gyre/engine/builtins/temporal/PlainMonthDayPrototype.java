package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.TemporalOptions.Show;
import dev.gyre.engine.builtins.temporal.calendar.CalendarFields;
import dev.gyre.engine.builtins.temporal.calendar.CalendarResolution;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Overflow;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Temporal.PlainMonthDay.prototype. */
// https://tc39.es/proposal-temporal/#sec-properties-of-the-temporal-plainmonthday-prototype-object
@BuiltinObject(intrinsic = "%Temporal.PlainMonthDay.prototype%")
public final class PlainMonthDayPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.PlainMonthDay";

    private static final String PREFIX = TO_STRING_TAG + ".prototype.";

    private PlainMonthDayPrototype() {}

    private static PlainMonthDayObject require(Object self, String method) {
        if (self instanceof PlainMonthDayObject monthDay) return monthDay;
        throw TemporalErrors.incompatible(self, TO_STRING_TAG, method);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.plainmonthday.prototype.calendarid
    @Builtin(getter = true)
    static Object calendarId(Realm realm, Object self) {
        return require(self, "calendarId").calendar().id();
    }

    // get Temporal.PlainMonthDay.prototype.monthCode and day
    // https://tc39.es/proposal-temporal/#sec-get-temporal.plainmonthday.prototype.monthcode
    @Builtin(
            getter = true,
            names = {"monthCode", "day"},
            magic = {4, 5})
    static Object field(Realm realm, Object self, int magic) {
        PlainMonthDayObject monthDay = require(self, DateGetters.name(magic));
        return DateGetters.get(monthDay.calendar(), monthDay.date(), magic);
    }

    // Temporal.PlainMonthDay.prototype.with ( temporalMonthDayLike [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday.prototype.with
    @Builtin(length = 1)
    static Object with(Realm realm, Object self, Object monthDayLike, Object options) {
        PlainMonthDayObject monthDay = require(self, "with");
        JsObject partial = FieldReading.requirePartial(monthDayLike);
        CalendarSystem calendar = monthDay.calendar();
        CalendarFields fields = FieldReading.ofDate(calendar, monthDay.date(), CalendarFields.DAY);
        fields.merge(calendar, FieldReading.readPartial(calendar, partial, CalendarFields.DATE));
        Overflow overflow = TemporalOptions.of(options, PREFIX + "with").overflow();
        return PlainMonthDayObject.create(realm, CalendarResolution.monthDay(calendar, fields, overflow), calendar);
    }

    // Temporal.PlainMonthDay.prototype.equals ( other )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday.prototype.equals
    @Builtin
    static boolean equals(Realm realm, Object self, Object other) {
        PlainMonthDayObject monthDay = require(self, "equals");
        PlainMonthDayObject compared =
                PlainMonthDayConstructor.toMonthDay(realm, other, Undefined.INSTANCE, PREFIX + "equals");
        return monthDay.date().equals(compared.date()) && monthDay.hasCalendarOf(compared);
    }

    // Temporal.PlainMonthDay.prototype.toString ( [ options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object options) {
        PlainMonthDayObject monthDay = require(self, "toString");
        return text(monthDay, TemporalOptions.of(options, PREFIX + "toString").calendarName());
    }

    // TemporalMonthDayToString ( monthDay, showCalendar )
    private static String text(PlainMonthDayObject monthDay, Show show) {
        if (DateGetters.showsReference(monthDay.calendar(), show)) {
            return DateGetters.text(monthDay.date(), monthDay.calendar(), show);
        }
        StringBuilder text = new StringBuilder();
        IsoText.digits(text, monthDay.date().month(), 2);
        IsoText.digits(text.append('-'), monthDay.date().day(), 2);
        return text.toString();
    }

    // Temporal.PlainMonthDay.prototype.toLocaleString ( [ locales [ , options ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return realm.toLocaleString(require(self, "toLocaleString"), locales, options);
    }

    // Temporal.PlainMonthDay.prototype.toJSON ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self) {
        return text(require(self, "toJSON"), Show.AUTO);
    }

    // Temporal.PlainMonthDay.prototype.valueOf ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        throw TemporalErrors.noPrimitive(TO_STRING_TAG);
    }

    // Temporal.PlainMonthDay.prototype.toPlainDate ( item )
    // https://tc39.es/proposal-temporal/#sec-temporal.plainmonthday.prototype.toplaindate
    @Builtin
    static Object toPlainDate(Realm realm, Object self, Object item) {
        PlainMonthDayObject monthDay = require(self, "toPlainDate");
        if (!(item instanceof JsObject object)) throw TemporalErrors.type("Year argument must be object.");
        CalendarSystem calendar = monthDay.calendar();
        CalendarFields fields = FieldReading.ofDate(calendar, monthDay.date(), CalendarFields.DAY);
        fields.merge(calendar, FieldReading.read(calendar, object, CalendarFields.YEAR, 0));
        return PlainDateObject.create(realm, CalendarResolution.date(calendar, fields, Overflow.CONSTRAIN), calendar);
    }
}
