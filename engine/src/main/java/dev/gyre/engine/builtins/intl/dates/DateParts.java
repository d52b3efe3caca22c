package dev.gyre.engine.builtins.intl.dates;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.DateIntervalFormat;
import com.ibm.icu.text.SimpleDateFormat;
import dev.gyre.engine.builtins.intl.parts.FieldRuns;
import dev.gyre.engine.builtins.intl.parts.PartList;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import java.text.Format;
import java.util.Date;
import java.util.List;
import java.util.Map;

/** The texts of dates, and their parts. */
final class DateParts {
    private DateParts() {}

    // FormatDateTime ( dateTimeFormat, x ), https://tc39.es/ecma402/#sec-formatdatetime
    static String text(DateFormatters formatters, double time) {
        UsualFormat usual = formatters.usual();
        if (usual != null) return plainSpaces(usual.text(time));
        return plainSpaces(formatters.format().format(new Date((long) time)));
    }

    /** V8 writes spaces in place of the narrow no-break ones of CLDR, which many programs do not expect. */
    static String plainSpaces(String text) {
        return text.replace('\u202F', ' ');
    }

    // FormatDateTimeToParts ( dateTimeFormat, x ), https://tc39.es/ecma402/#sec-formatdatetimetoparts
    static JsObject parts(Realm realm, DateFormatters formatters, double time) {
        PartList parts = new PartList(realm);
        append(parts, formatters, time, null);
        return parts.toArray();
    }

    private static void append(PartList parts, DateFormatters formatters, double time, String sourceOrNull) {
        UsualFormat usual = formatters.usual();
        if (usual != null) {
            usual.appendParts(parts, time, sourceOrNull);
            return;
        }
        SimpleDateFormat format = formatters.format();
        boolean cyclic = hasCyclicYear(formatters);
        AttributedCharacterIterator text = format.formatToCharacterIterator(new Date((long) time));
        StringBuilder part = new StringBuilder();
        for (char c = text.first(); c != CharacterIterator.DONE; c = text.next()) {
            part.append(c);
            if (text.getIndex() + 1 < text.getRunLimit()) continue;
            parts.add(type(field(text.getAttributes()), cyclic), plainSpaces(part.toString()), "source", sourceOrNull);
            part.setLength(0);
        }
    }

    /** Whether the years of the pattern are names in the cycle of sixty years; a pattern of the same calendars may also have their numbers. */
    private static boolean hasCyclicYear(DateFormatters formatters) {
        return ResolvedComponents.withoutLiterals(formatters.pattern()).indexOf('U') >= 0;
    }

    private static Format.Field field(Map<AttributedCharacterIterator.Attribute, Object> attributes) {
        for (AttributedCharacterIterator.Attribute attribute : attributes.keySet())
            if (attribute instanceof DateFormat.Field field) return field;
        return null;
    }

    // FormatDateTimeRange ( dateTimeFormat, x, y ), https://tc39.es/ecma402/#sec-formatdatetimerange
    static String rangeText(DateFormatters formatters, double start, double end) {
        DateIntervalFormat.FormattedDateInterval range = range(formatters, start, end);
        if (range == null) {
            String[] around = formatters.fallbackPattern();
            String from = text(formatters, start), to = text(formatters, end);
            return from.equals(to) ? from : around[0] + from + around[1] + to + around[2];
        }
        return spans(range).isEmpty() ? text(formatters, start) : plainSpaces(range.toString());
    }

    /** Null if ICU4J, which makes an invalid pattern for some skeletons with a day period, cannot format it. */
    private static DateIntervalFormat.FormattedDateInterval range(DateFormatters formatters, double start, double end) {
        try {
            return formatters.intervals().formatToValue(formatters.at(start), formatters.at(end));
        } catch (IllegalArgumentException invalidPattern) {
            return null;
        }
    }

    /** The texts of start and end; none if the dates do not differ in what is shown. */
    private static List<FieldRuns.Run> spans(DateIntervalFormat.FormattedDateInterval range) {
        return FieldRuns.fields(range, field -> field == DateIntervalFormat.SpanField.DATE_INTERVAL_SPAN);
    }

    // FormatDateTimeRangeToParts ( dateTimeFormat, x, y ), https://tc39.es/ecma402/#sec-formatdatetimerangetoparts
    static JsObject rangeParts(Realm realm, DateFormatters formatters, double start, double end) {
        DateIntervalFormat.FormattedDateInterval formatted = range(formatters, start, end);
        PartList parts = new PartList(realm);
        if (formatted == null && !text(formatters, start).equals(text(formatters, end))) {
            String[] around = formatters.fallbackPattern();
            parts.add("literal", around[0], "source", "shared");
            append(parts, formatters, start, "startRange");
            parts.add("literal", around[1], "source", "shared");
            append(parts, formatters, end, "endRange");
            parts.add("literal", around[2], "source", "shared");
            return parts.toArray();
        }
        List<FieldRuns.Run> spans = formatted == null ? List.of() : spans(formatted);
        if (spans.isEmpty()) {
            append(parts, formatters, start, "shared");
            return parts.toArray();
        }
        String text = plainSpaces(formatted.toString());
        boolean cyclic = hasCyclicYear(formatters);
        List<FieldRuns.Run> runs = FieldRuns.of(
                formatted, field -> field instanceof DateFormat.Field || field instanceof DateIntervalFormat.SpanField);
        for (FieldRuns.Run run : runs) {
            String source = "shared";
            for (FieldRuns.Run span : spans)
                if (run.start() >= span.start() && run.end() <= span.end())
                    source = (Integer) span.value() == 0 ? "startRange" : "endRange";
            Format.Field field = run.field() instanceof DateFormat.Field ? run.field() : null;
            parts.add(type(field, cyclic), text.substring(run.start(), run.end()), "source", source);
        }
        return parts.toArray();
    }

    private static String type(Format.Field field, boolean cyclic) {
        if (field == null) return "literal";
        if (field == DateFormat.Field.YEAR) return cyclic ? "yearName" : "year";
        if (field == DateFormat.Field.EXTENDED_YEAR || field == DateFormat.Field.YEAR_WOY) return "year";
        if (field == DateFormat.Field.RELATED_YEAR) return "relatedYear";
        if (field == DateFormat.Field.MONTH) return "month";
        if (field == DateFormat.Field.DAY_OF_MONTH) return "day";
        if (field == DateFormat.Field.DAY_OF_WEEK || field == DateFormat.Field.DOW_LOCAL) return "weekday";
        if (field == DateFormat.Field.ERA) return "era";
        if (field == DateFormat.Field.MINUTE) return "minute";
        if (field == DateFormat.Field.SECOND) return "second";
        if (field == DateFormat.Field.MILLISECOND) return "fractionalSecond";
        if (field == DateFormat.Field.TIME_ZONE) return "timeZoneName";
        if (field == DateFormat.Field.AM_PM
                || field == DateFormat.Field.AM_PM_MIDNIGHT_NOON
                || field == DateFormat.Field.FLEXIBLE_DAY_PERIOD) return "dayPeriod";
        if (field == DateFormat.Field.HOUR0
                || field == DateFormat.Field.HOUR1
                || field == DateFormat.Field.HOUR_OF_DAY0
                || field == DateFormat.Field.HOUR_OF_DAY1) return "hour";
        return "literal";
    }
}
