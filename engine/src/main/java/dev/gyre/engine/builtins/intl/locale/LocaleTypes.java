package dev.gyre.engine.builtins.intl.locale;

import com.ibm.icu.text.Collator;
import com.ibm.icu.text.NumberingSystem;
import com.ibm.icu.util.Calendar;
import com.ibm.icu.util.ULocale;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** The calendars, collations and numbering systems there are. */
public final class LocaleTypes {
    private LocaleTypes() {}

    // AvailableCalendars ( ), https://tc39.es/ecma402/#sec-availablecalendars
    /** The canonical types in alphabetical order. */
    public static List<String> calendars() {
        return List.of(
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
                "iso8601",
                "japanese",
                "persian",
                "roc");
    }

    /** Whether a canonical type is a calendar. */
    public static boolean isCalendar(String dataLocale, String type) {
        return calendars().contains(type);
    }

    // AvailableCanonicalNumberingSystems ( ), https://tc39.es/ecma402/#sec-availablecanonicalnumberingsystems
    public static List<String> numberingSystems() {
        var result = new TreeSet<String>();
        for (String name : NumberingSystem.getAvailableNames()) if (isNumberingSystem("", name)) result.add(name);
        return List.copyOf(result);
    }

    /** Whether a type is a numbering system of ten digits. */
    public static boolean isNumberingSystem(String dataLocale, String type) {
        if (type.equals("latn")) return true;
        NumberingSystem system = NumberingSystem.getInstanceByName(type);
        return system != null && !system.isAlgorithmic();
    }

    /** The numbering system that a locale uses. */
    public static String defaultNumberingSystem(String dataLocale) {
        return dataLocale.equals("en-US") || dataLocale.equals("en")
                ? "latn"
                : NumberingSystem.getInstance(ULocale.forLanguageTag(dataLocale))
                        .getName();
    }

    // AvailableCanonicalCollations ( ), https://tc39.es/ecma402/#sec-availablecanonicalcollations
    public static List<String> collations() {
        var result = new TreeSet<String>();
        for (String value : Collator.getKeywordValues("collation")) addCollation(result, value);
        return List.copyOf(result);
    }

    /** The collations of a locale, without the standard order and that of searches. */
    public static List<String> collationsOf(String dataLocale) {
        var result = new TreeSet<String>();
        for (String value : Collator.getKeywordValuesForLocale("collation", ULocale.forLanguageTag(dataLocale), false))
            addCollation(result, value);
        return List.copyOf(result);
    }

    private static void addCollation(TreeSet<String> result, String legacy) {
        String type = ULocale.toUnicodeLocaleType("co", legacy);
        if (!type.equals("standard") && !type.equals("search")) result.add(type);
    }

    /** Whether a locale has a collation. */
    public static boolean isCollation(String dataLocale, String type) {
        return collationsOf(dataLocale).contains(type);
    }

    /** The calendars in use in a region, the preferred first. */
    static List<String> calendarsOf(ULocale locale) {
        return Arrays.stream(Calendar.getKeywordValuesForLocale("calendar", locale, true))
                .map(type -> ULocale.toUnicodeLocaleType("ca", type))
                .toList();
    }
}
