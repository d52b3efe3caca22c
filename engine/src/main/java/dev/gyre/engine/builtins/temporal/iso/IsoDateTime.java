package dev.gyre.engine.builtins.temporal.iso;

/**
 * A date of the ISO 8601 calendar with a time of day (an ISO Date-Time Record).
 *
 * @param time nanoseconds since midnight
 */
public record IsoDateTime(IsoDate date, long time) implements Comparable<IsoDateTime> {
    private static final long SECONDS_PER_DAY = 86_400;
    private static final long MAX_EPOCH_DAY = 100_000_000;

    // GetISOPartsFromEpoch ( epochNanoseconds ), and the balancing in GetISODateTimeFor ( timeZone, epochNs )
    /** The wall-clock time of an instant where the offset from UTC is this many nanoseconds. */
    public static IsoDateTime ofEpoch(Nanoseconds epoch, long offset) {
        Nanoseconds local = offset == 0 ? epoch : epoch.plus(offset);
        long day = Math.floorDiv(local.seconds(), SECONDS_PER_DAY);
        long second = local.seconds() - day * SECONDS_PER_DAY;
        return new IsoDateTime(IsoDate.ofEpochDay(day), second * 1_000_000_000L + local.nanos());
    }

    // BalanceISODateTime
    /** A date and a time, which may be negative or longer than a day. */
    public static IsoDateTime balance(IsoDate date, long time) {
        if (time >= 0 && time < TimeOfDay.NANOS_PER_DAY) return new IsoDateTime(date, time);
        return new IsoDateTime(
                date.plusDays(Math.floorDiv(time, TimeOfDay.NANOS_PER_DAY)),
                Math.floorMod(time, TimeOfDay.NANOS_PER_DAY));
    }

    // GetUTCEpochNanoseconds ( isoDateTime )
    public Nanoseconds toEpoch() {
        return new Nanoseconds(
                date.epochDay() * SECONDS_PER_DAY + time / 1_000_000_000L, (int) (time % 1_000_000_000L));
    }

    // ISODateTimeWithinLimits ( isoDateTime )
    /** Whether a PlainDateTime can have this date and time. */
    public boolean isWithinLimits() {
        if (Math.abs(date.year()) < 271_821) return true;
        long day = date.epochDay();
        return day > -MAX_EPOCH_DAY - 1 && day <= MAX_EPOCH_DAY || day == -MAX_EPOCH_DAY - 1 && time > 0;
    }

    // CompareISODateTime ( isoDateTime1, isoDateTime2 )
    @Override
    public int compareTo(IsoDateTime other) {
        int order = date.compareTo(other.date);
        return order != 0 ? order : Long.compare(time, other.time);
    }

    // RoundISODateTime ( isoDateTime, increment, unit, roundingMode )
    public IsoDateTime round(long increment, TemporalUnit unit, RoundingMode mode) {
        return balance(date, TimeOfDay.round(time, increment, unit, mode));
    }
}
