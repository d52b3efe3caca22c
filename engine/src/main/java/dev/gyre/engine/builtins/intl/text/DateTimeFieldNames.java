package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.DateTimePatternGenerator;
import com.ibm.icu.text.DateTimePatternGenerator.DisplayWidth;

/** The names of the fields of dates. */
// Codes For Date Time Fields, https://tc39.es/ecma402/#table-validcodefordatetimefield
final class DateTimeFieldNames {
    private DateTimeFieldNames() {}

    /** ICU's number of a field, or -1. */
    private static int field(String code) {
        return switch (code) {
            case "era" -> DateTimePatternGenerator.ERA;
            case "year" -> DateTimePatternGenerator.YEAR;
            case "quarter" -> DateTimePatternGenerator.QUARTER;
            case "month" -> DateTimePatternGenerator.MONTH;
            case "weekOfYear" -> DateTimePatternGenerator.WEEK_OF_YEAR;
            case "weekday" -> DateTimePatternGenerator.WEEKDAY;
            case "day" -> DateTimePatternGenerator.DAY;
            case "dayPeriod" -> DateTimePatternGenerator.DAYPERIOD;
            case "hour" -> DateTimePatternGenerator.HOUR;
            case "minute" -> DateTimePatternGenerator.MINUTE;
            case "second" -> DateTimePatternGenerator.SECOND;
            case "timeZoneName" -> DateTimePatternGenerator.ZONE;
            default -> -1;
        };
    }

    // IsValidDateTimeFieldCode ( field ), https://tc39.es/ecma402/#sec-isvaliddatetimefieldcode
    static boolean isField(String code) {
        return field(code) >= 0;
    }

    static String name(DateTimePatternGenerator patterns, String code, String style) {
        DisplayWidth width = switch (style) {
            case "narrow" -> DisplayWidth.NARROW;
            case "short" -> DisplayWidth.ABBREVIATED;
            default -> DisplayWidth.WIDE;
        };
        return patterns.getFieldDisplayName(field(code), width);
    }
}
