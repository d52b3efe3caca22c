package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.text.NumberingSystem;
import com.ibm.icu.text.SimpleDateFormat;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/** Writes the table of {@link UsualNames} from ICU's data, which a new release of ICU changes. */
final class UsualNamesWriter {
    private static final long DAY = 86_400_000;

    private UsualNamesWriter() {}

    /** @param arguments the file to write */
    public static void main(String[] arguments) throws IOException {
        var table = new LocaleTableWriter();
        for (String tag : UsualPatternsWriter.tags())
            if (isUsual(tag)) table.add(row(ULocale.forLanguageTag(tag)), tag, "");
        Files.write(Path.of(arguments[0]), table.bytes());
    }

    static boolean isUsual(String tag) {
        return UsualPatternsWriter.calendar(tag).equals(UsualPatterns.GREGORIAN)
                && NumberingSystem.getInstance(ULocale.forLanguageTag(tag))
                        .getName()
                        .equals("latn");
    }

    private static String row(ULocale locale) {
        var row = new ArrayList<String>();
        for (String field : UsualNames.FIELDS) {
            String names = String.join(UsualNames.SEPARATOR, names(locale, field));
            int whole = row.size() - UsualNames.ALONE;
            boolean isKnown = "Lc".indexOf(field.charAt(0)) >= 0 && names.equals(row.get(whole));
            row.add(isKnown ? "" : names);
        }
        return String.join("\t", row);
    }

    private static List<String> names(ULocale locale, String field) {
        var format = new SimpleDateFormat(field, locale);
        format.setTimeZone(TimeZone.GMT_ZONE);
        var names = new ArrayList<String>();
        for (long time : times(field.charAt(0))) {
            String name = format.format(new Date(time));
            if (name.contains(UsualNames.SEPARATOR) || name.contains("\t")) throw new IllegalStateException(name);
            names.add(name);
        }
        return names;
    }

    /** Times in all months of 1970, all days of a week from Sunday on, or before and after noon. */
    private static long[] times(char symbol) {
        int count = symbol == 'M' || symbol == 'L' ? 12 : symbol == 'a' ? 2 : 7;
        long first = count == 12 ? 14 * DAY : count == 7 ? 3 * DAY : 0;
        long step = count == 12 ? 30 * DAY : count == 7 ? DAY : DAY / 2;
        long[] times = new long[count];
        for (int i = 0; i < count; i++) times[i] = first + i * step;
        return times;
    }
}
