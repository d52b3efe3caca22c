package dev.gyre.engine.builtins.intl.dates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.DateTimePatternGenerator;
import com.ibm.icu.util.ULocale;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The table of usual patterns answers what ICU's generator answers. */
class UsualPatternsTest {
    private static UsualPatterns usual(String tag) {
        return UsualPatterns.of(LocaleTableWriter.row(UsualPatterns.TABLE, tag));
    }

    @Test
    void allLocalesHaveTheGeneratorsPatterns() {
        Set<String> rowsWithJoinedPatterns = new HashSet<>();
        for (String tag : UsualPatternsWriter.tags()) {
            UsualPatterns usual = usual(tag);
            assertNotNull(usual, tag);
            var generator = DatePatterns.generator(ULocale.forLanguageTag(tag));
            assertEquals(HourCycle.of(generator.getDefaultHourCycle()), usual.customaryCycle(), tag);
            assertEquals(UsualPatternsWriter.region(tag), usual.region(), tag);
            assertEquals(UsualPatternsWriter.calendar(tag), usual.calendar(), tag);
            var row = new StringBuilder();
            for (String date : UsualPatterns.DATES) row.append(equal(tag, generator, usual, date));
            for (String time : UsualPatterns.TIMES) row.append(equal(tag, generator, usual, time));
            for (int style = 0; style < 4; style++) row.append(generator.getDateTimeFormat(style));
            if (rowsWithJoinedPatterns.add(row.toString())) compareJoined(tag, generator, usual);
        }
    }

    private static void compareJoined(String tag, DateTimePatternGenerator generator, UsualPatterns usual) {
        for (String date : UsualPatterns.DATES) {
            if (!UsualPatterns.isJoined(date)) continue;
            for (String time : UsualPatterns.TIMES) equal(tag, generator, usual, date + time);
        }
    }

    private static String equal(String tag, DateTimePatternGenerator generator, UsualPatterns usual, String skeleton) {
        String pattern = usual.best(skeleton);
        assertEquals(UsualPatternsWriter.best(generator, skeleton), pattern, () -> tag + " " + skeleton);
        return pattern;
    }

    @Test
    void allLocalesHaveThePatternsOfStyles() {
        for (String tag : UsualPatternsWriter.tags()) {
            UsualPatterns usual = usual(tag);
            ULocale locale = ULocale.forLanguageTag(tag);
            for (int date = DateFormat.NONE; date <= DateFormat.SHORT; date++)
                for (int time = DateFormat.NONE; time <= DateFormat.SHORT; time++) {
                    if (date == DateFormat.NONE && time == DateFormat.NONE) continue;
                    String styles = tag + " " + date + " " + time;
                    assertEquals(DatePatterns.styled(locale, date, time), usual.styled(date, time), styles);
                }
        }
    }

    @Test
    void otherSkeletonsAreTheGenerators() {
        UsualPatterns usual = usual("en-US");
        for (String skeleton : new String[] {"Gy", "EEEh", "yhm", "yMMMMM", "hB", "Kms", "hmsSSS", "yMdhmvvvv"})
            assertNull(usual.best(skeleton), skeleton);
        assertNull(usual("xx"));
        assertNull(usual("0"));
    }
}
