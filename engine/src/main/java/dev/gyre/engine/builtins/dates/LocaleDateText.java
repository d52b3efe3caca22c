package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.TextStyle;
import java.util.Locale;

/** The en-US text of a time value with the component and style options of Intl.DateTimeFormat. */
final class LocaleDateText {
    /** The components that a method shows by default. */
    enum Defaults {
        DATE,
        TIME,
        ALL
    }

    private static final String SPACE = " ";

    private final ZonedDateTime time;
    private final JsObject options;
    private String weekday;
    private String year;
    private String month;
    private String day;
    private String hour;
    private String minute;
    private String second;
    private boolean hour12 = true;
    private String zoneName;
    private String dateStyle;
    private String timeStyle;

    private LocaleDateText(double t, JsObject options) {
        this.options = options;
        this.time = Instant.ofEpochMilli((long) t).atZone(zone());
    }

    static String format(Realm realm, double t, Object options, Defaults defaults) {
        LocaleDateText text =
                new LocaleDateText(t, options == Undefined.INSTANCE ? null : TypeConversion.toObject(realm, options));
        text.read(defaults);
        return text.format();
    }

    private ZoneId zone() {
        String name = option("timeZone");
        if (name == null) return ZoneId.systemDefault();
        try {
            return ZoneId.of(name);
        } catch (DateTimeException unknown) {
            throw Errors.rangeError("Invalid time zone specified: " + name);
        }
    }

    private String option(String name) {
        Object value = options == null ? Undefined.INSTANCE : options.get(name);
        return value == Undefined.INSTANCE ? null : TypeConversion.toString(value);
    }

    private void read(Defaults defaults) {
        weekday = option("weekday");
        year = option("year");
        month = option("month");
        day = option("day");
        hour = option("hour");
        minute = option("minute");
        second = option("second");
        zoneName = option("timeZoneName");
        Object twelve = options == null ? Undefined.INSTANCE : options.get("hour12");
        String cycle = option("hourCycle");
        hour12 = twelve == Undefined.INSTANCE
                ? cycle == null || cycle.startsWith("h1")
                : TypeConversion.toBoolean(twelve);
        dateStyle = option("dateStyle");
        timeStyle = option("timeStyle");
        if (dateStyle != null || timeStyle != null) {
            readStyles(defaults);
        } else {
            addDefaults(defaults);
        }
    }

    private void readStyles(Defaults defaults) {
        if (dateStyle != null && defaults == Defaults.TIME) throw Errors.typeError("Invalid option : dateStyle");
        if (timeStyle != null && defaults == Defaults.DATE) throw Errors.typeError("Invalid option : timeStyle");
        if (dateStyle != null) {
            weekday = dateStyle.equals("full") ? "long" : null;
            boolean isShort = dateStyle.equals("short");
            month = isShort ? "numeric" : dateStyle.equals("medium") ? "short" : "long";
            day = "numeric";
            year = isShort ? "2-digit" : "numeric";
        }
        if (timeStyle == null) return;
        hour = minute = "numeric";
        second = timeStyle.equals("short") ? null : "numeric";
        zoneName = timeStyle.equals("full") ? "long" : timeStyle.equals("long") ? "short" : null;
    }

    private void addDefaults(Defaults defaults) {
        boolean needsDate =
                defaults != Defaults.TIME && weekday == null && year == null && month == null && day == null;
        boolean needsTime = defaults != Defaults.DATE && hour == null && minute == null && second == null;
        if (defaults == Defaults.ALL && !(needsDate && needsTime)) return;
        if (needsDate) year = month = day = "numeric";
        if (needsTime) hour = minute = second = "numeric";
    }

    private String format() {
        String date = date();
        String clock = clock();
        if (date.isEmpty()) return clock;
        if (clock.isEmpty()) return date;
        if ("long".equals(month)) return date + " at " + clock;
        boolean isWeekdayOnly = weekday != null && month == null && day == null && year == null;
        return date + (isWeekdayOnly ? " " : ", ") + clock;
    }

    private String date() {
        boolean named = month != null && !month.equals("numeric") && !month.equals("2-digit");
        String name = weekday == null ? "" : time.getDayOfWeek().getDisplayName(style(weekday), Locale.US);
        String rest = named ? namedDate() : numericDate();
        return name.isEmpty() ? rest : rest.isEmpty() ? name : name + ", " + rest;
    }

    private String namedDate() {
        String text = time.getMonth().getDisplayName(style(month), Locale.US);
        if (day != null) text += " " + number(time.getDayOfMonth(), day);
        if (year != null) text += (day != null ? ", " : " ") + yearText();
        return text;
    }

    private String numericDate() {
        StringBuilder text = new StringBuilder();
        if (month != null) text.append(number(time.getMonthValue(), month));
        if (day != null) text.append(text.isEmpty() ? "" : "/").append(number(time.getDayOfMonth(), day));
        if (year != null) text.append(text.isEmpty() ? "" : "/").append(yearText());
        return text.toString();
    }

    private String yearText() {
        // Years before year 1 are counted backwards from it, without an era.
        int value = time.getYear() > 0 ? time.getYear() : 1 - time.getYear();
        return year.equals("2-digit") ? twoDigits(value % 100) : Integer.toString(value);
    }

    private String clock() {
        StringBuilder text = new StringBuilder();
        int hours = time.getHour();
        if (hour != null) {
            int shown = hour12 ? (hours + 11) % 12 + 1 : hours;
            text.append(hour12 ? number(shown, hour) : twoDigits(shown));
        }
        if (minute != null)
            text.append(
                    text.isEmpty()
                            ? number(time.getMinute(), second == null ? minute : "2-digit")
                            : ":" + twoDigits(time.getMinute()));
        if (second != null)
            text.append(text.isEmpty() ? number(time.getSecond(), second) : ":" + twoDigits(time.getSecond()));
        if (hour != null && hour12) text.append(SPACE).append(hours < 12 ? "AM" : "PM");
        if (zoneName != null) text.append(text.isEmpty() ? "" : " ").append(zoneText());
        return text.toString();
    }

    private String zoneText() {
        String id = time.getZone().getId();
        int offset = time.getOffset().getTotalSeconds();
        boolean daylight = time.getZone().getRules().isDaylightSavings(time.toInstant());
        return switch (zoneName) {
            case "long", "longGeneric" -> ZoneNames.longName(id, offset, daylight);
            case "longOffset" -> ZoneNames.longOffset(offset);
            case "shortOffset" -> ZoneNames.shortOffset(offset);
            default -> ZoneNames.shortName(id, offset, daylight);
        };
    }

    private static TextStyle style(String option) {
        return switch (option) {
            case "long" -> TextStyle.FULL;
            case "narrow" -> TextStyle.NARROW;
            default -> TextStyle.SHORT;
        };
    }

    private static String number(int value, String option) {
        return option.equals("2-digit") ? twoDigits(value) : Integer.toString(value);
    }

    private static String twoDigits(int value) {
        return value < 10 ? "0" + value : Integer.toString(value);
    }
}
