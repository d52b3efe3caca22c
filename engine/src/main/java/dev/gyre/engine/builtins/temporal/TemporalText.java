package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The texts of Temporal's objects by ISO 8601, which do not depend on locales. */
public final class TemporalText {
    private TemporalText() {}

    /** The result of {@code toString} without options. */
    public static Object of(Realm realm, JsObject temporal) {
        Undefined none = Undefined.INSTANCE;
        return switch (temporal) {
            case InstantObject instant -> InstantPrototype.toString(realm, instant, none);
            case DurationObject duration -> DurationPrototype.toString(realm, duration, none);
            case PlainTimeObject time -> PlainTimePrototype.toString(realm, time, none);
            case PlainDateObject date -> PlainDatePrototype.toString(realm, date, none);
            case PlainDateTimeObject dateTime -> PlainDateTimePrototype.toString(realm, dateTime, none);
            case PlainYearMonthObject yearMonth -> PlainYearMonthPrototype.toString(realm, yearMonth, none);
            case PlainMonthDayObject monthDay -> PlainMonthDayPrototype.toString(realm, monthDay, none);
            case ZonedDateTimeObject zoned -> ZonedDateTimePrototype.toString(realm, zoned, none);
            default -> throw new IllegalArgumentException("not an object of Temporal: " + temporal.getClass());
        };
    }
}
