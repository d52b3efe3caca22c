package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.intl.parts.PartList;
import dev.gyre.engine.builtins.temporal.iso.IsoDate;
import java.time.Instant;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.List;

/**
 * A format by a pattern of ICU whose fields are numbers in Latin digits and names of a table, in the Gregorian calendar. It needs none of ICU's classes and data, which take a program's
 * first format a hundred milliseconds to load.
 */
final class UsualFormat {
    private static final long DAY = 86_400_000;
    private static final int EPOCH_WEEKDAY = 4;

    /**
     * A field or a literal.
     *
     * @param type in formatToParts
     * @param symbol of ICU's patterns; 0 for a literal
     * @param namesOrText the names of a field that has names; the text of a literal
     */
    private record Field(String type, char symbol, int length, String... namesOrText) {}

    private final ZoneRules zone;
    private final Field[] fields;

    private UsualFormat(ZoneRules zone, Field[] fields) {
        this.zone = zone;
        this.fields = fields;
    }

    /** Null if the pattern has other fields. */
    static UsualFormat of(String pattern, UsualNames names, ZoneRules zone) {
        List<Field> fields = new ArrayList<>();
        StringBuilder literal = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                boolean isDouble = i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'';
                if (isDouble) literal.append(pattern.charAt(i++));
                else quoted = !quoted;
            } else if (quoted || !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')) {
                literal.append(c);
            } else {
                int start = i;
                while (i + 1 < pattern.length() && pattern.charAt(i + 1) == c) i++;
                Field field = field(pattern.substring(start, i + 1), names);
                if (field == null) return null;
                addLiteral(fields, literal);
                fields.add(field);
            }
        }
        addLiteral(fields, literal);
        return new UsualFormat(zone, fields.toArray(new Field[0]));
    }

    private static void addLiteral(List<Field> fields, StringBuilder literal) {
        if (!literal.isEmpty()) fields.add(new Field("literal", (char) 0, 0, literal.toString()));
        literal.setLength(0);
    }

    private static Field field(String text, UsualNames names) {
        char symbol = text.charAt(0);
        int length = text.length();
        String type = type(symbol);
        if (type == null) return null;
        boolean isNamed =
                symbol == 'E' || symbol == 'c' || symbol == 'a' || (symbol == 'M' || symbol == 'L') && length > 2;
        if (!isNamed) return new Field(type, symbol, length);
        String[] known = names.of(symbol == 'E' && length < 3 ? "EEE" : symbol == 'a' && length < 4 ? "a" : text);
        return known == null ? null : new Field(type, symbol, length, known);
    }

    private static String type(char symbol) {
        return switch (symbol) {
            case 'y' -> "year";
            case 'M', 'L' -> "month";
            case 'd' -> "day";
            case 'E', 'c' -> "weekday";
            case 'a' -> "dayPeriod";
            case 'h', 'H', 'k', 'K' -> "hour";
            case 'm' -> "minute";
            case 's' -> "second";
            default -> null;
        };
    }

    /** @param time milliseconds since the epoch */
    String text(double time) {
        long local = local(time);
        IsoDate date = date(local);
        StringBuilder text = new StringBuilder();
        for (Field field : fields) append(text, field, local, date);
        return text.toString();
    }

    /** Adds the parts of {@link #text}; with the property source if it is not null. */
    void appendParts(PartList parts, double time, String sourceOrNull) {
        long local = local(time);
        IsoDate date = date(local);
        for (Field field : fields) {
            StringBuilder text = new StringBuilder();
            append(text, field, local, date);
            parts.add(field.type, DateParts.plainSpaces(text.toString()), "source", sourceOrNull);
        }
    }

    private long local(double time) {
        long millis = (long) time;
        return millis + 1000L * zone.getOffset(Instant.ofEpochMilli(millis)).getTotalSeconds();
    }

    private static IsoDate date(long local) {
        return IsoDate.ofEpochDay(Math.floorDiv(local, DAY));
    }

    private static void append(StringBuilder text, Field field, long local, IsoDate date) {
        String[] names = field.namesOrText;
        if (field.symbol == 0) text.append(names[0]);
        else if (names.length > 0) text.append(names[index(field.symbol, local, date)]);
        else if (field.symbol == 'y') appendYear(text, date.year(), field.length);
        else appendNumber(text, number(field.symbol, local, date), field.length);
    }

    /** The index of a name. */
    private static int index(char symbol, long local, IsoDate date) {
        return switch (symbol) {
            case 'M', 'L' -> date.month() - 1;
            case 'a' -> hour(local) / 12;
            default -> (int) Math.floorMod(Math.floorDiv(local, DAY) + EPOCH_WEEKDAY, 7L);
        };
    }

    private static int number(char symbol, long local, IsoDate date) {
        return switch (symbol) {
            case 'M', 'L' -> date.month();
            case 'd' -> date.day();
            case 'h' -> (hour(local) + 11) % 12 + 1;
            case 'H' -> hour(local);
            case 'k' -> (hour(local) + 23) % 24 + 1;
            case 'K' -> hour(local) % 12;
            case 'm' -> (int) (Math.floorMod(local, 3_600_000L) / 60_000);
            default -> (int) (Math.floorMod(local, 60_000L) / 1000);
        };
    }

    private static int hour(long local) {
        return (int) (Math.floorMod(local, DAY) / 3_600_000);
    }

    /** The year of its era; of two digits if the field has that length. */
    private static void appendYear(StringBuilder text, int year, int length) {
        int ofEra = year > 0 ? year : 1 - year;
        appendNumber(text, length == 2 ? ofEra % 100 : ofEra, length);
    }

    private static void appendNumber(StringBuilder text, int number, int length) {
        String digits = Integer.toString(number);
        text.repeat('0', Math.max(0, length - digits.length())).append(digits);
    }
}
