package dev.gyre.engine.builtins.temporal.iso;

/** The units of time, in descending magnitude. */
// Temporal units by descending magnitude, https://tc39.es/proposal-temporal/#table-temporal-units
public enum TemporalUnit {
    YEAR("year", 0, 0),
    MONTH("month", 0, 0),
    WEEK("week", 0, 0),
    DAY("day", 86_400_000_000_000L, 0),
    HOUR("hour", 3_600_000_000_000L, 24),
    MINUTE("minute", 60_000_000_000L, 60),
    SECOND("second", 1_000_000_000L, 60),
    MILLISECOND("millisecond", 1_000_000L, 1000),
    MICROSECOND("microsecond", 1000, 1000),
    NANOSECOND("nanosecond", 1, 1000);

    private static final TemporalUnit[] VALUES = values();

    private final String singular;
    private final long nanoseconds;
    private final int maximumIncrement;

    TemporalUnit(String singular, long nanoseconds, int maximumIncrement) {
        this.singular = singular;
        this.nanoseconds = nanoseconds;
        this.maximumIncrement = maximumIncrement;
    }

    /** The unit with that singular or plural name, or null. */
    public static TemporalUnit named(String name) {
        int length = name.endsWith("s") ? name.length() - 1 : name.length();
        for (TemporalUnit unit : VALUES) {
            if (unit.singular.length() == length && name.startsWith(unit.singular)) return unit;
        }
        return null;
    }

    /** The unit's length, which a unit from {@link #DAY} down has; a day is 24 hours. */
    public long nanoseconds() {
        return nanoseconds;
    }

    // MaximumTemporalDurationRoundingIncrement ( unit )
    /** How many of the unit make the next larger one, which a rounding increment has to divide; 0 for units of dates. */
    public int maximumIncrement() {
        return maximumIncrement;
    }

    // IsCalendarUnit ( unit )
    public boolean isCalendarUnit() {
        return this == YEAR || this == MONTH || this == WEEK;
    }

    // TemporalUnitCategory ( unit )
    /** Whether the unit is a day or longer. */
    public boolean isDateUnit() {
        return ordinal() <= DAY.ordinal();
    }

    public boolean isLargerThan(TemporalUnit other) {
        return ordinal() < other.ordinal();
    }

    // LargerOfTwoTemporalUnits ( u1, u2 )
    public static TemporalUnit larger(TemporalUnit one, TemporalUnit two) {
        return one.isLargerThan(two) ? one : two;
    }

    /** The next larger unit; must not be asked of {@link #YEAR}. */
    public TemporalUnit nextLarger() {
        return VALUES[ordinal() - 1];
    }
}
