package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.text.DateFormat;

/** The ways of counting hours, https://tc39.es/ecma402/#sec-properties-of-intl-datetimeformat-instances. */
enum HourCycle {
    H11('K'),
    H12('h'),
    H23('H'),
    H24('k');

    private final char symbol;

    HourCycle(char symbol) {
        this.symbol = symbol;
    }

    /** The letter of hours in ICU's patterns. */
    char symbol() {
        return symbol;
    }

    /** The name in options, as h23. */
    String type() {
        return switch (this) {
            case H11 -> "h11";
            case H12 -> "h12";
            case H23 -> "h23";
            case H24 -> "h24";
        };
    }

    boolean isTwelveHours() {
        return this == H11 || this == H12;
    }

    /** Null for no name of a cycle, and for null. */
    static HourCycle named(String typeOrNull) {
        for (HourCycle cycle : values()) if (cycle.type().equals(typeOrNull)) return cycle;
        return null;
    }

    static HourCycle of(DateFormat.HourCycle icu) {
        return switch (icu) {
            case HOUR_CYCLE_11 -> H11;
            case HOUR_CYCLE_12 -> H12;
            case HOUR_CYCLE_23 -> H23;
            case HOUR_CYCLE_24 -> H24;
        };
    }

    /** The cycle of twelve or of 24 hours that a region uses; {@code customary} is its usual one. */
    static HourCycle of(boolean twelveHours, HourCycle customary, String region) {
        if (customary.isTwelveHours() == twelveHours) return customary;
        if (!twelveHours) return H23;
        return region.equals("JP") ? H11 : H12;
    }

    /** The cycle of the first hour outside quotes in a pattern, or null. */
    static HourCycle inPattern(String pattern) {
        boolean quoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') quoted = !quoted;
            if (quoted) continue;
            for (HourCycle cycle : values()) if (cycle.symbol == c) return cycle;
        }
        return null;
    }

    /** The pattern with this cycle in place of any other. */
    String applyTo(String pattern) {
        StringBuilder result = new StringBuilder(pattern);
        boolean quoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') quoted = !quoted;
            else if (!quoted && (c == 'h' || c == 'H' || c == 'k' || c == 'K')) result.setCharAt(i, symbol);
        }
        return result.toString();
    }
}
