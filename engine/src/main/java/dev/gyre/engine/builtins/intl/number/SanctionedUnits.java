package dev.gyre.engine.builtins.intl.number;

import java.util.List;

/** The units that NumberFormat knows. */
// https://tc39.es/ecma402/#sec-issanctionedsimpleunitidentifier
public final class SanctionedUnits {
    private static final List<String> SIMPLE = List.of(
            "acre",
            "bit",
            "byte",
            "celsius",
            "centimeter",
            "day",
            "degree",
            "fahrenheit",
            "fluid-ounce",
            "foot",
            "gallon",
            "gigabit",
            "gigabyte",
            "gram",
            "hectare",
            "hour",
            "inch",
            "kilobit",
            "kilobyte",
            "kilogram",
            "kilometer",
            "liter",
            "megabit",
            "megabyte",
            "meter",
            "microsecond",
            "mile",
            "mile-scandinavian",
            "milliliter",
            "millimeter",
            "millisecond",
            "minute",
            "month",
            "nanosecond",
            "ounce",
            "percent",
            "petabyte",
            "pound",
            "second",
            "stone",
            "terabit",
            "terabyte",
            "week",
            "yard",
            "year");

    private SanctionedUnits() {}

    // AvailableCanonicalUnits ( ), https://tc39.es/ecma402/#sec-availablecanonicalunits
    /** The simple units in alphabetical order. */
    public static List<String> simple() {
        return SIMPLE;
    }

    // IsWellFormedUnitIdentifier ( unitIdentifier ), https://tc39.es/ecma402/#sec-iswellformedunitidentifier
    static boolean isWellFormed(String unit) {
        if (SIMPLE.contains(unit)) return true;
        int per = unit.indexOf("-per-");
        return per >= 0
                && SIMPLE.contains(unit.substring(0, per))
                && SIMPLE.contains(unit.substring(per + "-per-".length()));
    }
}
