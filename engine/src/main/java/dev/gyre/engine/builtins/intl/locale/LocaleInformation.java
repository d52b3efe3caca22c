package dev.gyre.engine.builtins.intl.locale;

import com.ibm.icu.impl.ICUData;
import com.ibm.icu.impl.ICUResourceBundle;
import com.ibm.icu.lang.UScript;
import com.ibm.icu.util.Calendar;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.UResourceBundle;
import java.util.ArrayList;
import java.util.List;
import java.util.MissingResourceException;
import java.util.TreeSet;

/** What Intl.Locale tells of a locale, from CLDR's supplemental data. */
// https://tc39.es/ecma402/#sec-locale-abstracts
final class LocaleInformation {
    /** The days of the week by their number in ISO 8601, and the weekend's. */
    record Week(int firstDay, List<Integer> weekend) {}

    private static final String WEEKDAYS = "montuewedthufrisatsun";

    private LocaleInformation() {}

    // RegionPreference ( locale ), https://tc39.es/ecma402/#sec-regionpreference
    /** The regions whose customs apply, the preferred first. */
    private static List<String> regions(LocaleTag tag) {
        List<String> regions = new ArrayList<>();
        String override = subdivisionRegion(tag, "rg");
        if (override != null) regions.add(override);
        String region = tag.region();
        if (region == null) region = subdivisionRegion(tag, "sd");
        if (region == null) region = maximal(tag).getCountry();
        regions.add(region.isEmpty() ? "001" : region);
        return regions;
    }

    private static ULocale maximal(LocaleTag tag) {
        return ULocale.addLikelySubtags(new ULocale(LocaleAliases.languageId(tag)));
    }

    // CanonicalUnicodeSubdivision ( locale, key ), https://tc39.es/ecma402/#sec-canonicalunicodesubdivision
    private static String subdivisionRegion(LocaleTag tag, String key) {
        String value = tag.keyword(key);
        if (value == null || value.length() < 3) return null;
        int end = LocaleTagParser.isDigit(value.charAt(0)) ? 3 : 2;
        if (value.length() - end < 1 || value.length() - end > 4) return null;
        LocaleTag region = LocaleAliases.canonical("und-" + value.substring(0, end));
        return region == null ? null : region.region();
    }

    // CalendarsOfLocale ( loc ), https://tc39.es/ecma402/#sec-calendars-of-locale
    static List<String> calendars(LocaleTag tag) {
        List<String> list = new ArrayList<>();
        for (String type : LocaleTypes.calendarsOf(
                new ULocale(tag.language() + "_" + regions(tag).getFirst()))) {
            String canonical = LocaleAliases.canonicalType("ca", type);
            if (LocaleTypes.isCalendar("", canonical) && !list.contains(canonical)) list.add(canonical);
        }
        return list.isEmpty() ? List.of("gregory") : list;
    }

    // CollationsOfLocale ( loc ), https://tc39.es/ecma402/#sec-collations-of-locale
    static List<String> collations(LocaleTag tag) {
        return LocaleTypes.collationsOf(tag.baseName());
    }

    // NumberingSystemsOfLocale ( loc ), https://tc39.es/ecma402/#sec-numberingsystems-of-locale
    static List<String> numberingSystems(LocaleTag tag) {
        String found = LocaleNegotiation.lookup(AvailableLocales.NUMBERS, tag);
        return List.of(found == null ? "latn" : LocaleTypes.defaultNumberingSystem(tag.baseName()));
    }

    // TimeZonesOfLocale ( loc ), https://tc39.es/ecma402/#sec-timezones-of-locale
    static List<String> timeZones(String region) {
        var zones = new TreeSet<String>();
        for (String id : TimeZone.getAvailableIDs(TimeZone.SystemTimeZoneType.CANONICAL_LOCATION, region, null)) {
            String iana = TimeZone.getIanaID(id);
            zones.add(iana == null ? id : iana);
        }
        return List.copyOf(zones);
    }

    // HourCyclesOfLocale ( loc ), https://tc39.es/ecma402/#sec-hour-cycles-of-locale
    /** The preferred cycle only, as in V8. */
    static List<String> hourCycles(LocaleTag tag) {
        return List.of(
                switch (preferredHourFormat(tag).charAt(0)) {
                    case 'h' -> "h12";
                    case 'K' -> "h11";
                    case 'k' -> "h24";
                    default -> "h23";
                });
    }

    private static String preferredHourFormat(LocaleTag tag) {
        UResourceBundle data = supplementalData("timeData");
        for (String region : regions(tag)) {
            for (String key : new String[] {tag.language() + "_" + region, region}) {
                UResourceBundle entry = childOrNull(data, key);
                if (entry != null) return entry.get("preferred").getString();
            }
        }
        return data.get("001").get("preferred").getString();
    }

    private static UResourceBundle supplementalData(String table) {
        return UResourceBundle.getBundleInstance(
                        ICUData.ICU_BASE_NAME, "supplementalData", ICUResourceBundle.ICU_DATA_CLASS_LOADER)
                .get(table);
    }

    private static UResourceBundle childOrNull(UResourceBundle table, String key) {
        try {
            return table.get(key);
        } catch (MissingResourceException none) {
            return null;
        }
    }

    // TextDirectionOfLocale ( loc ), https://tc39.es/ecma402/#sec-text-direction-of-locale
    /** "ltr", "rtl", or null for a locale without a known script. */
    static String textDirection(LocaleTag tag) {
        String script = tag.script() != null ? tag.script() : maximal(tag).getScript();
        if (script.isEmpty()) return null;
        int code = UScript.getCodeFromName(script);
        if (code < 0) return null;
        return UScript.isRightToLeft(code) ? "rtl" : "ltr";
    }

    // WeekInfoOfLocale ( loc ), https://tc39.es/ecma402/#sec-week-info-of-locale
    static Week week(LocaleTag tag) {
        Calendar.WeekData data = Calendar.getWeekDataForRegion(regions(tag).getFirst());
        List<Integer> weekend = new ArrayList<>();
        for (int day = 1; day <= 7; day++) if (isWeekend(data, day)) weekend.add(day);
        // As in UTS #35, weeks of ISO 8601's calendar begin on Monday in every region.
        int first = "iso8601".equals(tag.keyword("ca")) ? 1 : iso(data.firstDayOfWeek);
        String keyword = tag.keyword("fw");
        int asked = keyword == null || keyword.length() != 3 ? -1 : WEEKDAYS.indexOf(keyword);
        return new Week(asked >= 0 && asked % 3 == 0 ? asked / 3 + 1 : first, weekend);
    }

    private static boolean isWeekend(Calendar.WeekData data, int isoDay) {
        int onset = iso(data.weekendOnset), cease = iso(data.weekendCease);
        return onset <= cease ? isoDay >= onset && isoDay <= cease : isoDay >= onset || isoDay <= cease;
    }

    /** The number in ISO 8601 of a day whose number is ICU's, in which Sunday is the first. */
    private static int iso(int day) {
        return day == Calendar.SUNDAY ? 7 : day - 1;
    }
}
