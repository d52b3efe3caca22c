package dev.gyre.engine.builtins.temporal.calendar;

/**
 * An era of a calendar.
 *
 * @param code the name
 * @param alias another name that is accepted, or null
 * @param firstYear the arithmetic year of the era's year 1
 * @param backward whether the years count backwards from it
 */
// Eras, https://tc39.es/proposal-intl-era-monthcode/#table-eras
public record Era(String code, String alias, int firstYear, boolean backward) {
    static Era of(String code) {
        return new Era(code, null, 1, false);
    }

    static Era before(String code) {
        return new Era(code, null, 0, true);
    }

    boolean isNamed(String name) {
        return code.equals(name) || name.equals(alias);
    }

    // CalendarDateArithmeticYearForEraYear ( calendar, era, eraYear )
    double arithmeticYear(double eraYear) {
        return backward ? firstYear + 1 - eraYear : firstYear - 1 + eraYear;
    }

    public int eraYear(int arithmeticYear) {
        return backward ? firstYear + 1 - arithmeticYear : arithmeticYear - firstYear + 1;
    }
}
