package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.temporal.TemporalOptions.Precision;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitGroup;
import dev.gyre.engine.builtins.temporal.TemporalOptions.UnitOption;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.difference.Differences;
import dev.gyre.engine.builtins.temporal.difference.Rounding;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.RoundingMode;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.iso.TimeOfDay;
import dev.gyre.engine.builtins.temporal.zone.TimeZone;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Temporal.Instant.prototype. */
// https://tc39.es/proposal-temporal/#sec-properties-of-the-temporal-instant-prototype-object
@BuiltinObject(intrinsic = "%Temporal.Instant.prototype%")
public final class InstantPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Temporal.Instant";

    private static final String PREFIX = TO_STRING_TAG + ".prototype.";

    private InstantPrototype() {}

    private static InstantObject require(Object self, String method) {
        if (self instanceof InstantObject instant) return instant;
        throw TemporalErrors.incompatible(self, TO_STRING_TAG, method);
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.instant.prototype.epochmilliseconds
    @Builtin(getter = true)
    static Object epochMilliseconds(Realm realm, Object self) {
        return TypeConversion.number(require(self, "epochMilliseconds").epoch().toMillis());
    }

    // https://tc39.es/proposal-temporal/#sec-get-temporal.instant.prototype.epochnanoseconds
    @Builtin(getter = true)
    static Object epochNanoseconds(Realm realm, Object self) {
        return require(self, "epochNanoseconds").epoch().toBigInteger();
    }

    // Temporal.Instant.prototype.add ( temporalDurationLike )
    // Temporal.Instant.prototype.subtract ( temporalDurationLike )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.add
    @Builtin(
            names = {"add", "subtract"},
            magic = {0, 1})
    static Object add(Realm realm, Object self, Object duration, int magic) {
        InstantObject instant = require(self, magic == 0 ? "add" : "subtract");
        DurationObject added = DurationConstructor.toAdded(realm, duration, magic != 0);
        if (added.largestUnit().isDateUnit()) {
            throw TemporalErrors.range("Largest unit cannot be a date unit");
        }
        return InstantObject.create(realm, instant.epoch().plus(added.time()));
    }

    // Temporal.Instant.prototype.until ( other [ , options ] )
    // Temporal.Instant.prototype.since ( other [ , options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.until
    @Builtin(
            names = {"until", "since"},
            magic = {0, 1},
            length = 1)
    static Object until(Realm realm, Object self, Object other, Object options, int magic) {
        String method = magic == 0 ? "until" : "since";
        InstantObject instant = require(self, method);
        Nanoseconds end = InstantConstructor.toInstant(other);
        Rounding rounding = TemporalOptions.of(options, PREFIX + method)
                .difference(magic != 0, UnitGroup.TIME, TemporalUnit.NANOSECOND, TemporalUnit.SECOND, false);
        DurationObject result =
                DurationObject.of(realm, Differences.instants(instant.epoch(), end, rounding), rounding.largestUnit());
        return magic == 0 ? result : result.negated(realm);
    }

    // Temporal.Instant.prototype.round ( roundTo )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.round
    @Builtin
    static Object round(Realm realm, Object self, Object roundTo) {
        InstantObject instant = require(self, "round");
        TemporalOptions options = TemporalOptions.orShorthand(realm, roundTo, "smallestUnit", PREFIX + "round");
        int increment = options.roundingIncrement();
        RoundingMode mode = options.roundingMode(RoundingMode.HALF_EXPAND);
        TemporalUnit unit = TemporalOptions.require(options.requiredUnit("smallestUnit"), UnitGroup.TIME, null);
        TemporalOptions.requireIncrement(increment, TimeOfDay.NANOS_PER_DAY / unit.nanoseconds(), true);
        Nanoseconds rounded = instant.epoch().roundAsIfPositive(increment * unit.nanoseconds(), mode);
        return InstantObject.create(realm, rounded);
    }

    // Temporal.Instant.prototype.equals ( other )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.equals
    @Builtin
    static boolean equals(Realm realm, Object self, Object other) {
        InstantObject instant = require(self, "equals");
        return instant.epoch().equals(InstantConstructor.toInstant(other));
    }

    // Temporal.Instant.prototype.toString ( [ options ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.tostring
    @Builtin(length = 0)
    static Object toString(Realm realm, Object self, Object options) {
        InstantObject instant = require(self, "toString");
        TemporalOptions read = TemporalOptions.of(options, PREFIX + "toString");
        int digits = read.fractionalSecondDigits();
        RoundingMode mode = read.roundingMode(RoundingMode.TRUNC);
        UnitOption unit = read.unit("smallestUnit");
        Object timeZone = read.get("timeZone");
        Precision precision = TemporalOptions.precision(unit, digits, true);
        TimeZone zone = timeZone == Undefined.INSTANCE ? null : Conversion.toTimeZone(timeZone);
        long increment = precision.increment() * precision.unit().nanoseconds();
        Nanoseconds rounded = InstantObject.requireValid(instant.epoch().roundAsIfPositive(increment, mode));
        return text(rounded, zone, precision.digits());
    }

    // TemporalInstantToString ( instant, timeZone, precision )
    private static String text(Nanoseconds epoch, TimeZone zone, int precision) {
        StringBuilder text = new StringBuilder();
        IsoText.dateTime(text, (zone == null ? TimeZone.UTC : zone).dateTimeAt(epoch), precision);
        return text.append(zone == null ? "Z" : IsoText.roundedOffset(zone.offsetAt(epoch)))
                .toString();
    }

    // Temporal.Instant.prototype.toLocaleString ( [ locales [ , options ] ] )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.tolocalestring
    @Builtin(length = 0)
    static Object toLocaleString(Realm realm, Object self, Object locales, Object options) {
        return realm.toLocaleString(require(self, "toLocaleString"), locales, options);
    }

    // Temporal.Instant.prototype.toJSON ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.tojson
    @Builtin
    static Object toJSON(Realm realm, Object self) {
        return text(require(self, "toJSON").epoch(), null, IsoText.AUTO);
    }

    // Temporal.Instant.prototype.valueOf ( )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        throw TemporalErrors.noPrimitive(TO_STRING_TAG);
    }

    // Temporal.Instant.prototype.toZonedDateTimeISO ( timeZone )
    // https://tc39.es/proposal-temporal/#sec-temporal.instant.prototype.tozoneddatetimeiso
    @Builtin
    static Object toZonedDateTimeISO(Realm realm, Object self, Object timeZone) {
        InstantObject instant = require(self, "toZonedDateTimeISO");
        return ZonedDateTimeObject.create(
                realm, instant.epoch(), Conversion.toTimeZone(timeZone), CalendarSystem.iso());
    }
}
