package dev.gyre.engine.builtins.intl.durations;

/** The units of a duration, the largest first. */
// https://tc39.es/ecma402/#table-durationformat
enum DurationUnit {
    YEARS("years"),
    MONTHS("months"),
    WEEKS("weeks"),
    DAYS("days"),
    HOURS("hours"),
    MINUTES("minutes"),
    SECONDS("seconds"),
    MILLISECONDS("milliseconds"),
    MICROSECONDS("microseconds"),
    NANOSECONDS("nanoseconds");

    private static final String[] NAMES = {"long", "short", "narrow"};
    private static final String[] WITH_NUMERIC = {"long", "short", "narrow", "numeric"};
    private static final String[] WITH_DIGITS = {"long", "short", "narrow", "numeric", "2-digit"};

    private final String property;

    DurationUnit(String property) {
        this.property = property;
    }

    /** The property of durations and of options. */
    String property() {
        return property;
    }

    /** The unit of NumberFormat. */
    String singular() {
        return property.substring(0, property.length() - 1);
    }

    /** Milliseconds and smaller units. */
    boolean isFractional() {
        return ordinal() >= MILLISECONDS.ordinal();
    }

    /** Hours, minutes and seconds. */
    boolean isDigital() {
        return ordinal() >= HOURS.ordinal() && !isFractional();
    }

    String[] styles() {
        return isDigital() ? WITH_DIGITS : isFractional() ? WITH_NUMERIC : NAMES;
    }

    /** The style in digital durations. */
    String digitalStyle() {
        return isDigital() || isFractional() ? "numeric" : "short";
    }
}
