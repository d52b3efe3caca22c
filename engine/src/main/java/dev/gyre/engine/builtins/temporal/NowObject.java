package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.iso.IsoDateTime;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Temporal.Now. */
// https://tc39.es/proposal-temporal/#sec-temporal-now-object
@BuiltinObject(intrinsic = "%Temporal.Now%")
public final class NowObject {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.Now";

    private NowObject() {}

    // SystemUTCEpochNanoseconds ( )
    private static Nanoseconds now(Realm realm) {
        return Nanoseconds.of(realm.agent().hooks().currentTimeNanos(realm));
    }

    // SystemTimeZoneIdentifier ( )
    private static TimeZone systemZone(Realm realm) {
        return TimeZone.of(realm.agent().timeZone());
    }

    private static TimeZone zone(Realm realm, Object timeZoneLike) {
        return timeZoneLike == Undefined.INSTANCE ? systemZone(realm) : Conversion.toTimeZone(timeZoneLike);
    }

    // SystemDateTime ( temporalTimeZoneLike )
    private static IsoDateTime dateTime(Realm realm, Object timeZoneLike) {
        return zone(realm, timeZoneLike).dateTimeAt(now(realm));
    }

    // Temporal.Now.timeZoneId ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.now.timezoneid
    @Builtin
    static Object timeZoneId(Realm realm, Object self) {
        return systemZone(realm).id();
    }

    // Temporal.Now.instant ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.now.instant
    @Builtin
    static Object instant(Realm realm, Object self) {
        return InstantObject.create(realm, now(realm));
    }

    // Temporal.Now.plainDateTimeISO ( [ temporalTimeZoneLike ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.now.plaindatetimeiso
    @Builtin(length = 0)
    static Object plainDateTimeISO(Realm realm, Object self, Object timeZoneLike) {
        return PlainDateTimeObject.create(realm, dateTime(realm, timeZoneLike), CalendarSystem.iso());
    }

    // Temporal.Now.zonedDateTimeISO ( [ temporalTimeZoneLike ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.now.zoneddatetimeiso
    @Builtin(length = 0)
    static Object zonedDateTimeISO(Realm realm, Object self, Object timeZoneLike) {
        TimeZone zone = zone(realm, timeZoneLike);
        return ZonedDateTimeObject.create(realm, now(realm), zone, CalendarSystem.iso());
    }

    // Temporal.Now.plainDateISO ( [ temporalTimeZoneLike ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.now.plaindateiso
    @Builtin(length = 0)
    static Object plainDateISO(Realm realm, Object self, Object timeZoneLike) {
        return PlainDateObject.create(realm, dateTime(realm, timeZoneLike).date(), CalendarSystem.iso());
    }

    // Temporal.Now.plainTimeISO ( [ temporalTimeZoneLike ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.now.plaintimeiso
    @Builtin(length = 0)
    static Object plainTimeISO(Realm realm, Object self, Object timeZoneLike) {
        return PlainTimeObject.create(realm, dateTime(realm, timeZoneLike).time());
    }
}
