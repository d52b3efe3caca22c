package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.difference.RelativeDuration;
import dev.gyre.engine.builtins.temporal.iso.DateDuration;
import dev.gyre.engine.builtins.temporal.iso.InternalDuration;
import dev.gyre.engine.builtins.temporal.iso.Nanoseconds;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import java.math.BigDecimal;
import java.math.BigInteger;

/** A Temporal.Duration: ten integers, which are numbers of the units in descending magnitude. */
public final class DurationObject extends JsObject implements TemporalValue {
    static final int COUNT = 10;
    private static final int YEARS = 0;
    private static final int MONTHS = 1;
    private static final int WEEKS = 2;
    private static final int DAYS = 3;
    private static final int HOURS = 4;
    private static final double MAX_CALENDAR_UNITS = 4_294_967_295.0;
    private static final double LONG_LIMIT = 4e18;
    /** More nanoseconds than 2^53 seconds have, by less than a millisecond for each digit that a double cannot have. */
    private static final double MAX_NANOSECONDS = 9.1e24;

    private static final TemporalUnit[] UNITS = TemporalUnit.values();

    private final double[] components;

    private DurationObject(JsObject prototype, double[] components) {
        super(prototype);
        this.components = components;
    }

    // CreateTemporalDuration, https://tc39.es/proposal-temporal/#sec-temporal-createtemporalduration
    /** Takes over the array; throws a RangeError if signs differ or the duration is too long. */
    static DurationObject create(Realm realm, double... components) {
        requireValid(components);
        return new DurationObject(realm.intrinsic(Intrinsic.TEMPORAL_DURATION_PROTOTYPE), components);
    }

    static DurationObject create(JsObject newTarget, double[] components) {
        requireValid(components);
        return new DurationObject(
                ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.TEMPORAL_DURATION_PROTOTYPE),
                components);
    }

    static DurationObject zero(Realm realm) {
        return create(realm, new double[COUNT]);
    }

    private static void requireValid(double[] components) {
        if (!isValid(components)) throw TemporalErrors.range("Duration was not valid.");
    }

    // IsValidDuration, https://tc39.es/proposal-temporal/#sec-temporal-isvalidduration
    private static boolean isValid(double[] components) {
        boolean positive = false, negative = false;
        for (int i = 0; i < COUNT; i++) {
            double number = components[i];
            if (number > 0) positive = true;
            else if (number < 0) negative = true;
            double most = i < DAYS ? MAX_CALENDAR_UNITS : MAX_NANOSECONDS / UNITS[i].nanoseconds();
            if (Math.abs(number) > most) return false;
        }
        return !(positive && negative)
                && time(components).plusDays((long) components[DAYS]).isValidDuration();
    }

    // TimeDurationFromComponents
    private static Nanoseconds time(double[] components) {
        long minutes = (long) components[4] * 60 + (long) components[5];
        return Nanoseconds.ofSeconds(minutes * 60).plus(secondsAndLess(components));
    }

    private static Nanoseconds secondsAndLess(double[] components) {
        return Nanoseconds.ofSeconds((long) components[6])
                .plus(Nanoseconds.of((long) components[7], 1_000_000))
                .plus(nanoseconds(components[8], 1000))
                .plus(nanoseconds(components[9], 1));
    }

    private static Nanoseconds nanoseconds(double count, long unit) {
        if (Math.abs(count) < LONG_LIMIT) return Nanoseconds.of((long) count, unit);
        return Nanoseconds.of(new BigDecimal(count).toBigInteger().multiply(BigInteger.valueOf(unit)));
    }

    /** The components from years to nanoseconds; must not be changed. */
    double[] components() {
        return components;
    }

    /** The number of a unit. */
    public double get(TemporalUnit unit) {
        return components[unit.ordinal()];
    }

    // DurationSign ( duration )
    public int sign() {
        for (double component : components) {
            if (component != 0) return component < 0 ? -1 : 1;
        }
        return 0;
    }

    // CreateNegatedTemporalDuration ( duration )
    DurationObject negated(Realm realm) {
        double[] negated = new double[COUNT];
        for (int i = 0; i < COUNT; i++) negated[i] = 0.0 - components[i];
        return create(realm, negated);
    }

    // DefaultTemporalLargestUnit ( duration )
    TemporalUnit largestUnit() {
        for (int i = 0; i < COUNT - 1; i++) {
            if (components[i] != 0) return UNITS[i];
        }
        return TemporalUnit.NANOSECOND;
    }

    /** The time part. */
    Nanoseconds time() {
        return time(components);
    }

    /** The time part without hours and minutes. */
    Nanoseconds secondsAndLess() {
        return secondsAndLess(components);
    }

    // ToInternalDurationRecord ( duration )
    InternalDuration toInternal() {
        return new InternalDuration(date((long) components[DAYS]), time());
    }

    // ToInternalDurationRecordWith24HourDays ( duration )
    InternalDuration toInternalWith24HourDays() {
        return new InternalDuration(date(0), time().plusDays((long) components[DAYS]));
    }

    // ToDateDurationRecordWithoutTime ( duration )
    DateDuration toDate() {
        boolean hasTime = false;
        for (int i = HOURS; i < COUNT; i++) hasTime |= components[i] != 0;
        if (!hasTime) return date((long) components[DAYS]);
        return date(RelativeDuration.wholeDays(toInternalWith24HourDays().time()));
    }

    private DateDuration date(long days) {
        return new DateDuration((long) components[YEARS], (long) components[MONTHS], (long) components[WEEKS], days);
    }

    // TemporalDurationFromInternal ( internalDuration, largestUnit )
    /** The duration with its time in units up to the largest; throws a RangeError if that makes it too long. */
    static DurationObject of(Realm realm, InternalDuration duration, TemporalUnit largestUnit) {
        DateDuration date = duration.date();
        double[] components = new double[COUNT];
        components[YEARS] = date.years();
        components[MONTHS] = date.months();
        components[WEEKS] = date.weeks();
        balance(components, duration.time(), largestUnit);
        components[DAYS] += date.days();
        return create(realm, components);
    }

    /** Sets the components from days down. */
    private static void balance(double[] components, Nanoseconds time, TemporalUnit largestUnit) {
        Nanoseconds rest = time.abs();
        int sign = time.sign();
        int first = Math.max(largestUnit.ordinal(), DAYS);
        if (first > TemporalUnit.SECOND.ordinal()) {
            BigInteger whole = rest.floorDivide(UNITS[first].nanoseconds());
            components[first] = sign * whole.doubleValue() + 0.0;
            balanceSmall(components, rest.nanos() % UNITS[first].nanoseconds(), first + 1, sign);
            return;
        }
        long seconds = rest.seconds();
        for (int i = first; i <= TemporalUnit.SECOND.ordinal(); i++) {
            long length = UNITS[i].nanoseconds() / TemporalUnit.SECOND.nanoseconds();
            components[i] = sign * (double) (seconds / length) + 0.0;
            seconds %= length;
        }
        balanceSmall(components, rest.nanos(), TemporalUnit.MILLISECOND.ordinal(), sign);
    }

    private static void balanceSmall(double[] components, long nanoseconds, int first, int sign) {
        long rest = nanoseconds;
        for (int i = first; i < COUNT; i++) {
            components[i] = sign * (double) (rest / UNITS[i].nanoseconds()) + 0.0;
            rest %= UNITS[i].nanoseconds();
        }
    }
}
