package dev.gyre.engine.builtins.temporal.iso;

/** Times of day, which are numbers of nanoseconds since midnight (Time Records). */
public final class TimeOfDay {
    public static final long NANOS_PER_DAY = TemporalUnit.DAY.nanoseconds();

    private TimeOfDay() {}

    public static long of(int hour, int minute, int second, long nanosecond) {
        return ((hour * 60L + minute) * 60 + second) * 1_000_000_000L + nanosecond;
    }

    // IsValidTime ( hour, minute, second, millisecond, microsecond, nanosecond )
    public static boolean isValid(double hour, double minute, double second, double milli, double micro, double nano) {
        return isWithin(hour, 23)
                && isWithin(minute, 59)
                && isWithin(second, 59)
                && isWithin(milli, 999)
                && isWithin(micro, 999)
                && isWithin(nano, 999);
    }

    private static boolean isWithin(double number, int most) {
        return number >= 0 && number <= most;
    }

    // RegulateTime ( hour, minute, second, millisecond, microsecond, nanosecond, overflow ), constrain
    /** The time with each component clamped to its range. */
    public static long constrain(double hour, double minute, double second, double milli, double micro, double nano) {
        long nanos = (clamp(milli, 999) * 1000L + clamp(micro, 999)) * 1000L + clamp(nano, 999);
        return of(clamp(hour, 23), clamp(minute, 59), clamp(second, 59), nanos);
    }

    private static int clamp(double number, int most) {
        return (int) Math.max(0, Math.min(most, number));
    }

    /** A component of a time, from {@link TemporalUnit#HOUR} down. */
    public static int component(long time, TemporalUnit unit) {
        return (int) (time / unit.nanoseconds() % unit.maximumIncrement());
    }

    /** The nanoseconds within the second. */
    public static int subSecond(long time) {
        return (int) (time % 1_000_000_000L);
    }

    // RoundTime ( time, increment, unit, roundingMode )
    /** The rounded time, which may be the end of the day. */
    public static long round(long time, long increment, TemporalUnit unit, RoundingMode mode) {
        // Only the part of the time below the next larger unit is rounded, since increments start there.
        long next = unit == TemporalUnit.DAY || unit == TemporalUnit.HOUR
                ? NANOS_PER_DAY
                : unit.nextLarger().nanoseconds();
        long quantity = time % next;
        return time - quantity + mode.round(quantity, increment * unit.nanoseconds());
    }

    /** A time of day, and how many days it is after or before the day in question. */
    public record Sum(long days, long time) {}

    // AddTime ( time, timeDuration )
    public static Sum add(long time, Nanoseconds duration) {
        Nanoseconds sum = duration.plus(time);
        long days = Math.floorDiv(sum.seconds(), 86_400L);
        return new Sum(days, (sum.seconds() - days * 86_400) * 1_000_000_000L + sum.nanos());
    }
}
