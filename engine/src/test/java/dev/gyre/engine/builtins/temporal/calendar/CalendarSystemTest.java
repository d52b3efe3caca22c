package dev.gyre.engine.builtins.temporal.calendar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every calendar agrees with itself on all days of some centuries, and on days far from them. */
class CalendarSystemTest {
    private static final List<String> NAMES = List.of(
            "iso8601",
            "buddhist",
            "chinese",
            "coptic",
            "dangi",
            "ethioaa",
            "ethiopic",
            "gregory",
            "hebrew",
            "indian",
            "islamic-civil",
            "islamic-tbla",
            "islamic-umalqura",
            "japanese",
            "persian",
            "roc");
    private static final int FIRST_DAY = -40_000;
    private static final int LAST_DAY = 60_000;
    private static final int FAR = 100_000_000;
    private static final int STEP = 99_991;

    @TestFactory
    List<DynamicTest> datesAndDaysCorrespond() {
        return NAMES.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    CalendarSystem calendar = CalendarSystem.named(name);
                    assertEquals(name, calendar.id());
                    for (long day = FIRST_DAY; day <= LAST_DAY; day++) check(calendar, day);
                    for (long day = -FAR; day <= FAR; day += STEP) check(calendar, day);
                }))
                .toList();
    }

    private static void check(CalendarSystem calendar, long day) {
        CalendarDate date = calendar.dateOf(day);
        assertEquals(day, calendar.epochDay(date.year(), date.month(), date.day()), date::toString);
        assertTrue(date.month() >= 1 && date.month() <= calendar.monthsInYear(date.year()), date::toString);
        assertTrue(date.day() >= 1 && date.day() <= calendar.daysInMonth(date.year(), date.month()), date::toString);
        int code = calendar.monthCode(date.year(), date.month());
        assertTrue(calendar.isValidMonthCode(code), date::toString);
        assertEquals(date.month(), calendar.ordinalOf(date.year(), code), date::toString);
        if (date.day() == 1) {
            assertEquals(date, calendar.monthAt(calendar.monthIndex(date.year(), date.month())));
            checkYear(calendar, date.year());
        }
    }

    private static void checkYear(CalendarSystem calendar, int year) {
        int days = 0;
        for (int month = 1; month <= calendar.monthsInYear(year); month++) days += calendar.daysInMonth(year, month);
        assertEquals(calendar.daysInYear(year), days);
        assertEquals(calendar.epochDay(year + 1, 1, 1), calendar.epochDay(year, 1, 1) + days);
    }

    @Test
    void knownDates() {
        assertEquals(new CalendarDate(2020, 5, 1), date("chinese", 2020, 5, 23));
        assertEquals("M04L", MonthCode.text(CalendarSystem.named("chinese").monthCode(2020, 5)));
        assertEquals(new CalendarDate(5781, 1, 1), date("hebrew", 2020, 9, 19));
        assertEquals(new CalendarDate(1397, 1, 1), date("persian", 2018, 3, 21));
        assertEquals(new CalendarDate(1445, 1, 1), date("islamic-umalqura", 2023, 7, 19));
        assertEquals(new CalendarDate(1736, 1, 1), date("coptic", 2019, 9, 12));
        assertEquals(
                "reiwa",
                CalendarSystem.named("japanese")
                        .eraOf(2019, IsoDate.epochDay(2019, 5, 1))
                        .code());
        assertEquals(
                "heisei",
                CalendarSystem.named("japanese")
                        .eraOf(2019, IsoDate.epochDay(2019, 4, 30))
                        .code());
    }

    private static CalendarDate date(String calendar, int year, int month, int day) {
        return CalendarSystem.named(calendar).dateOf(IsoDate.epochDay(year, month, day));
    }

    @Test
    void namesAreInAnyCaseAndHaveAliases() {
        assertEquals("ethioaa", CalendarSystem.named("Ethiopic-Amete-Alem").id());
        assertEquals("islamic-civil", CalendarSystem.named("ISLAMICC").id());
        assertNull(CalendarSystem.named("islamic"));
        assertNull(CalendarSystem.named("julian"));
    }
}
