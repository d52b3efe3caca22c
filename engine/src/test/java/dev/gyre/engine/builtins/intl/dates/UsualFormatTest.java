package dev.gyre.engine.builtins.intl.dates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.ibm.icu.text.SimpleDateFormat;
import com.ibm.icu.util.GregorianCalendar;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Formats without ICU are ICU's. */
class UsualFormatTest {
    private static final long MAX_TIME = 8_640_000_000_000_000L;

    private static UsualNames names(String tag) {
        return UsualNames.of(LocaleTableWriter.row(UsualNames.TABLE, tag));
    }

    private static SimpleDateFormat icu(String pattern, String tag, String zone) {
        var format = new SimpleDateFormat(pattern, ULocale.forLanguageTag(tag));
        var calendar = new GregorianCalendar(TimeZone.getTimeZone(zone));
        calendar.setGregorianChange(new Date(Long.MIN_VALUE));
        format.setCalendar(calendar);
        return format;
    }

    private static long time(Random random) {
        return random.nextBoolean() ? random.nextLong(-MAX_TIME, MAX_TIME + 1) : random.nextLong(-1L << 42, 1L << 42);
    }

    @Test
    void allLocalesHaveIcuNames() {
        var random = new Random(1);
        for (String tag : UsualPatternsWriter.tags()) {
            UsualNames names = names(tag);
            if (!UsualNamesWriter.isUsual(tag)) {
                assertNull(names, tag);
                continue;
            }
            for (String field : UsualNames.FIELDS) {
                UsualFormat usual = UsualFormat.of(field, names, ZoneOffset.UTC.getRules());
                SimpleDateFormat icu = icu(field, tag, "UTC");
                for (int i = 0; i < 4; i++) {
                    long time = time(random);
                    assertEquals(icu.format(new Date(time)), usual.text(time), () -> tag + " " + field + " " + time);
                }
            }
        }
    }

    @Test
    void allPatternsOfTheTableAreFormattedAsByIcu() {
        var random = new Random(2);
        Set<String> compared = new HashSet<>();
        int withoutIcu = 0;
        for (String tag : UsualPatternsWriter.tags()) {
            UsualNames names = names(tag);
            if (names == null) continue;
            for (String pattern :
                    LocaleTableWriter.row(UsualPatterns.TABLE, tag).row()) {
                if (pattern.contains("{") || !compared.add(pattern)) continue;
                UsualFormat usual = UsualFormat.of(pattern, names, ZoneOffset.UTC.getRules());
                if (usual == null) continue;
                withoutIcu++;
                SimpleDateFormat icu = icu(pattern, tag, "UTC");
                for (int i = 0; i < 20; i++) {
                    long time = time(random);
                    assertEquals(icu.format(new Date(time)), usual.text(time), () -> tag + " " + pattern + " " + time);
                }
            }
        }
        assertTrue(withoutIcu > 800, "patterns without ICU: " + withoutIcu);
    }

    @Test
    void localTimeIsThatOfTheZonesRules() {
        var random = new Random(3);
        for (String zone : new String[] {"Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"}) {
            UsualFormat usual = UsualFormat.of(
                    "y-MM-dd HH:mm:ss", names("en-US"), ZoneId.of(zone).getRules());
            SimpleDateFormat icu = icu("y-MM-dd HH:mm:ss", "en-US", zone);
            for (int i = 0; i < 1000; i++) {
                long time = random.nextLong(-1L << 40, 1L << 42);
                assertEquals(icu.format(new Date(time)), usual.text(time), () -> zone + " " + time);
            }
        }
    }

    @Test
    void otherFieldsAreLeftToIcu() {
        UsualNames names = names("en-US");
        for (String pattern : new String[] {"y G", "h B", "HH z", "Y", "SSS", "EEEEEE", "MMMMMM", "w", "b"})
            assertNull(UsualFormat.of(pattern, names, ZoneOffset.UTC.getRules()), pattern);
        assertNotNull(UsualFormat.of("h 'o''clock' a", names, ZoneOffset.UTC.getRules()));
        assertNull(names("th"));
        assertNull(names("mr"));
    }
}
