package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.DateTimePatternGenerator;
import com.ibm.icu.util.Calendar;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.TreeSet;

/** Writes the table of {@link UsualPatterns} from ICU's data, which a new release of ICU changes. */
final class UsualPatternsWriter {
    private UsualPatternsWriter() {}

    /** @param arguments the file to write */
    public static void main(String[] arguments) throws IOException {
        var table = new LocaleTableWriter();
        for (String tag : tags()) table.add(row(ULocale.forLanguageTag(tag)), tag, region(tag) + calendarSuffix(tag));
        Files.write(Path.of(arguments[0]), table.bytes());
    }

    /** The canonical tags of ICU's locales, and for tags with a script the one without. */
    static TreeSet<String> tags() {
        var tags = new TreeSet<String>();
        for (ULocale locale : ULocale.getAvailableLocalesByType(ULocale.AvailableType.WITH_LEGACY_ALIASES)) {
            String tag = locale.toLanguageTag();
            if (tag.contains("-u-")) continue;
            tags.add(tag);
            String[] parts = tag.split("-");
            if (parts.length == 3 && parts[1].length() == 4) tags.add(parts[0] + "-" + parts[2]);
        }
        return tags;
    }

    private static String row(ULocale locale) {
        DateTimePatternGenerator generator = DatePatterns.generator(locale);
        var row = new ArrayList<String>();
        row.add(String.valueOf(HourCycle.of(generator.getDefaultHourCycle()).symbol()));
        for (int style = DateFormat.FULL; style <= DateFormat.SHORT; style++)
            row.add(generator.getDateTimeFormat(style));
        for (String date : UsualPatterns.DATES) row.add(best(generator, date));
        for (String time : UsualPatterns.TIMES) row.add(best(generator, time));
        for (int style = DateFormat.FULL; style <= DateFormat.SHORT; style++)
            row.add(DatePatterns.styled(locale, style, DateFormat.NONE));
        for (int style = DateFormat.FULL; style <= DateFormat.SHORT; style++)
            row.add(DatePatterns.styled(locale, DateFormat.NONE, style));
        return String.join("\t", row);
    }

    static String best(DateTimePatternGenerator generator, String skeleton) {
        return generator.getBestPattern(skeleton, DateTimePatternGenerator.MATCH_HOUR_FIELD_LENGTH);
    }

    static String region(String tag) {
        return ULocale.addLikelySubtags(ULocale.forLanguageTag(tag)).getCountry();
    }

    static String calendar(String tag) {
        return Calendar.getInstance(ULocale.forLanguageTag(tag)).getType();
    }

    private static String calendarSuffix(String tag) {
        String calendar = calendar(tag);
        return calendar.equals(UsualPatterns.GREGORIAN) ? "" : ":" + calendar;
    }
}
