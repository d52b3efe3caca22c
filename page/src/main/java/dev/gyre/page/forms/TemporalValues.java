package dev.gyre.page.forms;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates and times as controls have them, https://html.spec.whatwg.org/#dates-and-times: texts and numbers, milliseconds since 1970 or of a day, or months since 1970. */
final class TemporalValues {
    private static final Pattern DATE = Pattern.compile("(\\d{4,})-(\\d\\d)-(\\d\\d)");
    private static final Pattern MONTH = Pattern.compile("(\\d{4,})-(\\d\\d)");
    private static final Pattern WEEK = Pattern.compile("(\\d{4,})-W(\\d\\d)");
    private static final Pattern TIME = Pattern.compile("(\\d\\d):(\\d\\d)(?::(\\d\\d)(?:\\.(\\d{1,3}))?)?");
    private static final double DAY = 86_400_000;
    private static final double LATEST = 8.64e15;

    private TemporalValues() {}

    /** NaN for a text that is no value of the type. */
    static double parse(InputType type, String text) {
        try {
            double number = switch (type) {
                case DATE -> date(text) * DAY;
                case MONTH -> month(text);
                case WEEK -> week(text);
                case TIME -> time(text);
                default -> dateTime(text);
            };
            return type != InputType.MONTH && Math.abs(number) > LATEST ? Double.NaN : number;
        } catch (DateTimeException | NumberFormatException invalid) {
            return Double.NaN;
        }
    }

    private static int year(String digits) {
        int year = Integer.parseInt(digits);
        if (year < 1 || year > 275_760) throw new DateTimeException("year");
        return year;
    }

    private static double date(String text) {
        Matcher found = DATE.matcher(text);
        if (!found.matches()) return Double.NaN;
        return LocalDate.of(year(found.group(1)), Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3)))
                .toEpochDay();
    }

    private static double month(String text) {
        Matcher found = MONTH.matcher(text);
        if (!found.matches()) return Double.NaN;
        int month = Integer.parseInt(found.group(2));
        return month < 1 || month > 12 ? Double.NaN : (year(found.group(1)) - 1970) * 12.0 + month - 1;
    }

    private static double week(String text) {
        Matcher found = WEEK.matcher(text);
        if (!found.matches()) return Double.NaN;
        int week = Integer.parseInt(found.group(2));
        LocalDate inFirst = LocalDate.of(year(found.group(1)), 1, 4);
        if (week < 1
                || week
                        > IsoFields.WEEK_OF_WEEK_BASED_YEAR
                                .rangeRefinedBy(inFirst)
                                .getMaximum()) return Double.NaN;
        return inFirst.with(IsoFields.WEEK_OF_WEEK_BASED_YEAR, week)
                        .with(java.time.DayOfWeek.MONDAY)
                        .toEpochDay()
                * DAY;
    }

    private static double time(String text) {
        Matcher found = TIME.matcher(text);
        if (!found.matches()) return Double.NaN;
        int hour = Integer.parseInt(found.group(1));
        int minute = Integer.parseInt(found.group(2));
        int second = found.group(3) == null ? 0 : Integer.parseInt(found.group(3));
        if (hour > 23 || minute > 59 || second > 59) return Double.NaN;
        String fraction = found.group(4) == null ? "0" : (found.group(4) + "00").substring(0, 3);
        return ((hour * 60.0 + minute) * 60 + second) * 1000 + Integer.parseInt(fraction);
    }

    private static double dateTime(String text) {
        int separator = Math.max(text.indexOf('T'), text.indexOf(' '));
        return separator < 0
                ? Double.NaN
                : date(text.substring(0, separator)) * DAY + time(text.substring(separator + 1));
    }

    /** Empty for a number that is no value of the type. */
    static String format(InputType type, double number) {
        if (Double.isNaN(number) || Double.isInfinite(number) || Math.abs(number) > LATEST) return "";
        try {
            return switch (type) {
                case DATE -> formatDate(LocalDate.ofEpochDay((long) Math.floor(number / DAY)));
                case MONTH -> formatMonth((long) number);
                case WEEK -> formatWeek(LocalDate.ofEpochDay((long) Math.floor(number / DAY)));
                case TIME -> formatTime((long) (number - Math.floor(number / DAY) * DAY));
                default -> {
                    LocalDateTime moment = Instant.ofEpochMilli((long) number)
                            .atOffset(ZoneOffset.UTC)
                            .toLocalDateTime();
                    yield formatDate(moment.toLocalDate())
                            + "T"
                            + formatTime(ChronoUnit.MILLIS.between(
                                    moment.toLocalDate().atStartOfDay(), moment));
                }
            };
        } catch (DateTimeException invalid) {
            return "";
        }
    }

    private static String formatDate(LocalDate date) {
        if (date.getYear() < 1) return "";
        return "%04d-%02d-%02d".formatted(date.getYear(), date.getMonthValue(), date.getDayOfMonth());
    }

    private static String formatMonth(long months) {
        long year = 1970 + Math.floorDiv(months, 12);
        return year < 1 || year > 275_760 ? "" : "%04d-%02d".formatted(year, Math.floorMod(months, 12) + 1);
    }

    private static String formatWeek(LocalDate date) {
        int year = date.get(IsoFields.WEEK_BASED_YEAR);
        return year < 1 ? "" : "%04d-W%02d".formatted(year, date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
    }

    private static String formatTime(long milliseconds) {
        long seconds = milliseconds / 1000;
        long rest = milliseconds % 1000;
        String text = "%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60);
        if (seconds % 60 != 0 || rest != 0) text += ":%02d".formatted(seconds % 60);
        if (rest != 0) text += ".%03d".formatted(rest).replaceFirst("0+$", "");
        return text;
    }

    // https://html.spec.whatwg.org/#concept-input-value-string-date
    /** Milliseconds since 1970 of the moment that a value stands for; NaN if it does for none. */
    static double moment(InputType type, String text) {
        double number = parse(type, text);
        if (type != InputType.MONTH || Double.isNaN(number)) return number;
        return LocalDate.of(
                                (int) (1970 + Math.floorDiv((long) number, 12L)),
                                (int) Math.floorMod((long) number, 12L) + 1,
                                1)
                        .toEpochDay()
                * DAY;
    }

    // https://html.spec.whatwg.org/#concept-input-value-date-string
    static String ofMoment(InputType type, double milliseconds) {
        if (type != InputType.MONTH || Double.isNaN(milliseconds)) return format(type, milliseconds);
        LocalDate date = LocalDate.ofEpochDay((long) Math.floor(milliseconds / DAY));
        return format(type, (date.getYear() - 1970) * 12.0 + date.getMonthValue() - 1);
    }
}
