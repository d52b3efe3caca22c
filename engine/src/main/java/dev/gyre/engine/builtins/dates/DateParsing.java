package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.builtins.dates.DateScanner.Token;
import dev.gyre.engine.builtins.dates.DateScanner.Word;

/**
 * Parses date strings: by the specification's format first, and from the first deviation on by V8's legacy format. In that, numbers next to a colon
 * are times and others are parts of the date; month names, AM, PM and zones may be anywhere, zone offsets after a time or zone, unknown words only
 * before the first number; text in parentheses and other punctuation is skipped.
 */
// Date.parse ( string ), https://tc39.es/ecma262/#sec-date.parse
final class DateParsing {
    private final DateScanner scanner;
    private final DateParts parts = new DateParts();
    private boolean numberSeen;

    private DateParsing(String text) {
        scanner = new DateScanner(text);
    }

    /** Time value, or NaN. */
    static double parse(String text) {
        DateParsing parsing = new DateParsing(text);
        return parsing.standardForm() && parsing.freeForm() ? parsing.parts.time() : Double.NaN;
    }

    // Date Time String Format, https://tc39.es/ecma262/#sec-date-time-string-format
    /** Parses the text as far as it has the standard format; returns false if it cannot be a date. */
    private boolean standardForm() {
        if (scanner.isSign()) {
            int sign = scanner.isSymbol('-') ? -1 : 1;
            scanner.advance();
            if (!scanner.is(Token.NUMBER) || scanner.length() != 6) return true;
            int year = scanner.takeNumber();
            if (year == 0 && sign < 0) return true;
            parts.addDay(sign * year);
        } else if (scanner.is(Token.NUMBER) && scanner.length() == 4) {
            parts.addDay(scanner.takeNumber());
        } else {
            return true;
        }
        numberSeen = true;
        if (scanner.skip('-')) {
            if (!scanner.isNumber(2, 1, 12)) return true;
            parts.addDay(scanner.takeNumber());
            if (scanner.skip('-')) {
                if (!scanner.isNumber(2, 1, 31)) return true;
                parts.addDay(scanner.takeNumber());
            }
        }
        if (scanner.isWord(Word.TIME_SEPARATOR)) {
            scanner.advance();
            return standardTime() && standardZone() && scanner.is(Token.END) && parts.standard();
        }
        if (scanner.is(Token.END)) {
            parts.zone(0);
            parts.standard();
        }
        return true;
    }

    private boolean standardTime() {
        if (!scanner.isNumber(2, 0, 24)) return false;
        int hour = scanner.takeNumber();
        int highest = hour == 24 ? 0 : 59;
        parts.addTime(hour);
        if (!scanner.skip(':') || !scanner.isNumber(2, 0, highest)) return false;
        parts.addTime(scanner.takeNumber());
        if (!scanner.skip(':')) return true;
        if (!scanner.isNumber(2, 0, highest)) return false;
        parts.addTime(scanner.takeNumber());
        if (!scanner.skip('.')) return true;
        if (!scanner.is(Token.NUMBER) || hour == 24 && scanner.value() > 0) return false;
        parts.addTime(scanner.takeMilliseconds());
        return true;
    }

    private boolean standardZone() {
        if (scanner.isZulu()) {
            scanner.advance();
            parts.zone(0);
        } else if (scanner.isSign()) {
            parts.zoneSign(scanner.isSymbol('-') ? -1 : 1);
            scanner.advance();
            if (scanner.isNumber(4, 0, 2359) && scanner.value() % 100 <= 59) {
                int both = scanner.takeNumber();
                parts.zoneTime(both / 100, both % 100);
                return true;
            }
            if (!scanner.isNumber(2, 0, 23)) return false;
            int hour = scanner.takeNumber();
            if (!scanner.skip(':') || !scanner.isNumber(2, 0, 59)) return false;
            parts.zoneTime(hour, scanner.takeNumber());
        }
        return true;
    }

    private boolean freeForm() {
        while (!scanner.is(Token.END)) {
            boolean accepted;
            if (scanner.is(Token.NUMBER)) accepted = number();
            else if (scanner.is(Token.WORD)) accepted = word();
            else if (scanner.isSign() && parts.takesZoneOffset()) accepted = zoneOffset();
            else {
                accepted = !numberSeen || !scanner.isSign() && !scanner.isSymbol(')');
                scanner.advance();
            }
            if (!accepted) return false;
        }
        return true;
    }

    private boolean number() {
        numberSeen = true;
        int number = scanner.takeNumber();
        if (scanner.skip(':')) return timePart(number);
        boolean point = scanner.skip('.');
        if (point && parts.expectsTime(number)) {
            parts.addTime(number);
            if (!scanner.is(Token.NUMBER)) return false;
            parts.finishTime(scanner.takeMilliseconds());
            return true;
        }
        if (parts.expectsZoneMinute(number)) {
            parts.zoneMinute(number);
            return true;
        }
        if (parts.expectsTime(number)) {
            parts.finishTime(number);
            return scanner.is(Token.END) || scanner.is(Token.SPACE) || scanner.isZulu() || scanner.isSign();
        }
        if (!parts.addDay(number)) return false;
        scanner.skip('-');
        return true;
    }

    /** A number before a colon, which has been skipped; two colons mean a zero between them. */
    private boolean timePart(int number) {
        if (scanner.skip(':')) {
            if (parts.hasTime()) return false;
            parts.addTime(number);
            return parts.addTime(0);
        }
        if (!parts.addTime(number)) return false;
        scanner.skip('.');
        return true;
    }

    private boolean word() {
        int meaning = scanner.value();
        boolean month = scanner.isWord(Word.MONTH);
        boolean meridiem = scanner.isWord(Word.MERIDIEM) && parts.hasTime();
        boolean zone = scanner.isWord(Word.ZONE) && numberSeen;
        scanner.advance();
        if (meridiem) {
            parts.meridiem(meaning);
        } else if (month) {
            parts.month(meaning);
            scanner.skip('-');
        } else if (zone) {
            parts.zone(meaning);
        } else {
            return !numberSeen && !scanner.is(Token.NUMBER);
        }
        return true;
    }

    /** Hours, or hours and minutes in four digits, or hours and a colon, after which the minutes follow as a number. */
    private boolean zoneOffset() {
        parts.zoneSign(scanner.isSymbol('-') ? -1 : 1);
        scanner.advance();
        int number = 0, length = 0;
        if (scanner.is(Token.NUMBER)) {
            length = scanner.length();
            number = scanner.takeNumber();
        }
        numberSeen = true;
        if (scanner.isSymbol(':')) {
            parts.zoneHour(number);
        } else if (length == 1 || length == 2) {
            parts.zoneTime(number, 0);
        } else if (length == 3 || length == 4) {
            parts.zoneTime(number / 100, number % 100);
        } else {
            return false;
        }
        return true;
    }
}
