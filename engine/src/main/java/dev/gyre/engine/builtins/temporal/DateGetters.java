package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.temporal.calendar.CalendarDate;
import dev.gyre.engine.builtins.temporal.calendar.CalendarSystem;
import dev.gyre.engine.builtins.temporal.calendar.Era;
import dev.gyre.engine.builtins.temporal.calendar.MonthCode;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import dev.gyre.engine.builtins.temporal.iso.IsoText;
import dev.gyre.engine.builtins.temporal.iso.TemporalUnit;
import dev.gyre.engine.builtins.temporal.iso.TimeOfDay;
import dev.gyre.engine.runtime.value.Undefined;

/** The values of the getters that objects with a date have in common, chosen by a number each. */
// CalendarISOToDate ( calendar, isoDate )
final class DateGetters {
    static final int ERA = 0;
    static final int ERA_YEAR = 1;
    static final int YEAR = 2;
    static final int MONTH = 3;
    static final int MONTH_CODE = 4;
    static final int DAY = 5;
    static final int DAY_OF_WEEK = 6;
    static final int DAY_OF_YEAR = 7;
    static final int WEEK_OF_YEAR = 8;
    static final int YEAR_OF_WEEK = 9;
    static final int DAYS_IN_WEEK = 10;
    static final int DAYS_IN_MONTH = 11;
    static final int DAYS_IN_YEAR = 12;
    static final int MONTHS_IN_YEAR = 13;
    static final int IN_LEAP_YEAR = 14;
    static final int HOUR = 15;
    static final int MINUTE = 16;
    static final int SECOND = 17;
    static final int MILLISECOND = 18;
    static final int MICROSECOND = 19;
    static final int NANOSECOND = 20;

    private static final String[] NAMES = {
        "era",
        "eraYear",
        "year",
        "month",
        "monthCode",
        "day",
        "dayOfWeek",
        "dayOfYear",
        "weekOfYear",
        "yearOfWeek",
        "daysInWeek",
        "daysInMonth",
        "daysInYear",
        "monthsInYear",
        "inLeapYear",
        "hour",
        "minute",
        "second",
        "millisecond",
        "microsecond",
        "nanosecond"
    };

    private DateGetters() {}

    static String name(int getter) {
        return NAMES[getter];
    }

    static Object get(CalendarSystem calendar, IsoDate date, int getter) {
        return switch (getter) {
            case DAYS_IN_WEEK -> 7;
            case DAY_OF_WEEK -> date.dayOfWeek();
            case WEEK_OF_YEAR, YEAR_OF_WEEK -> week(calendar, date, getter);
            case ERA, ERA_YEAR -> era(calendar, date, getter);
            default -> calendar.isIso() ? ofIso(date, getter) : of(calendar, date, getter);
        };
    }

    private static Object week(CalendarSystem calendar, IsoDate date, int getter) {
        if (!calendar.isIso()) return Undefined.INSTANCE;
        IsoDate.YearWeek week = date.weekOfYear();
        return getter == WEEK_OF_YEAR ? week.week() : week.year();
    }

    private static Object era(CalendarSystem calendar, IsoDate date, int getter) {
        if (!calendar.hasEras()) return Undefined.INSTANCE;
        long epochDay = date.epochDay();
        int year = calendar.dateOf(epochDay).year();
        Era era = calendar.eraOf(year, epochDay);
        return getter == ERA ? (Object) era.code() : (Object) era.eraYear(year);
    }

    private static Object ofIso(IsoDate date, int getter) {
        return switch (getter) {
            case YEAR -> date.year();
            case MONTH -> date.month();
            case MONTH_CODE -> MonthCode.text(MonthCode.of(date.month(), false));
            case DAY -> date.day();
            case DAY_OF_YEAR -> date.dayOfYear();
            case DAYS_IN_MONTH -> IsoDate.daysInMonth(date.year(), date.month());
            case DAYS_IN_YEAR -> IsoDate.daysInYear(date.year());
            case MONTHS_IN_YEAR -> 12;
            default -> IsoDate.isLeapYear(date.year());
        };
    }

    private static Object of(CalendarSystem calendar, IsoDate date, int getter) {
        long epochDay = date.epochDay();
        CalendarDate parts = calendar.dateOf(epochDay);
        int year = parts.year();
        return switch (getter) {
            case YEAR -> year;
            case MONTH -> parts.month();
            case MONTH_CODE -> MonthCode.text(calendar.monthCode(year, parts.month()));
            case DAY -> parts.day();
            case DAY_OF_YEAR -> (int) (epochDay - calendar.epochDay(year, 1, 1)) + 1;
            case DAYS_IN_MONTH -> calendar.daysInMonth(year, parts.month());
            case DAYS_IN_YEAR -> calendar.daysInYear(year);
            case MONTHS_IN_YEAR -> calendar.monthsInYear(year);
            default -> calendar.isLeapYear(year);
        };
    }

    /** A component of a time, from {@link #HOUR} on. */
    static int ofTime(long time, int getter) {
        return TimeOfDay.component(time, TemporalUnit.values()[getter - HOUR + TemporalUnit.HOUR.ordinal()]);
    }

    // FormatCalendarAnnotation ( id, showCalendar )
    static void annotate(StringBuilder text, CalendarSystem calendar, TemporalOptions.Show show) {
        if (show == TemporalOptions.Show.NEVER || show == TemporalOptions.Show.AUTO && calendar.isIso()) return;
        text.append(show == TemporalOptions.Show.CRITICAL ? "[!u-ca=" : "[u-ca=")
                .append(calendar.id())
                .append(']');
    }

    /** Whether the reference day or year of a month or month-day is shown. */
    static boolean showsReference(CalendarSystem calendar, TemporalOptions.Show show) {
        return show == TemporalOptions.Show.ALWAYS || show == TemporalOptions.Show.CRITICAL || !calendar.isIso();
    }

    // TemporalDateToString ( temporalDate, showCalendar )
    static String text(IsoDate date, CalendarSystem calendar, TemporalOptions.Show show) {
        StringBuilder text = new StringBuilder();
        IsoText.date(text, date);
        annotate(text, calendar, show);
        return text.toString();
    }
}
