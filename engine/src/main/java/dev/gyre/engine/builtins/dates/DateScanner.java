package dev.gyre.engine.builtins.dates;

/** Splits a date string into numbers, signs and other symbols, words, white space and the rest; a NUL character ends the string as in V8. */
final class DateScanner {
    /** The kinds of tokens. */
    enum Token {
        END,
        NUMBER,
        SYMBOL,
        WORD,
        SPACE,
        OTHER
    }

    /** The kinds of words. */
    enum Word {
        MONTH,
        MERIDIEM,
        ZONE,
        TIME_SEPARATOR,
        UNKNOWN
    }

    private static final int SIGNIFICANT_DIGITS = 9;
    private static final String MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";
    /** Zone abbreviations of three letters in the order of their hours from UTC, two for each hour from -4 to -8. */
    private static final String AMERICAN_ZONES = "edtestcdtcstmdtmstpdtpst";

    private final String text;
    private int position;
    private Token token;
    private int value;
    private int length;
    private Word word;

    DateScanner(String text) {
        this.text = text;
        advance();
    }

    /** The number, the symbol's character, or the value of the word. */
    int value() {
        return value;
    }

    /** Number of characters of the token. */
    int length() {
        return length;
    }

    boolean is(Token kind) {
        return token == kind;
    }

    boolean isSymbol(char symbol) {
        return token == Token.SYMBOL && value == symbol;
    }

    boolean isSign() {
        return isSymbol('+') || isSymbol('-');
    }

    boolean isWord(Word kind) {
        return token == Token.WORD && word == kind;
    }

    /** The letter Z by itself. */
    boolean isZulu() {
        return isWord(Word.ZONE) && length == 1;
    }

    /** Whether the token is a number of that many digits within the bounds. */
    boolean isNumber(int digits, int low, int high) {
        return token == Token.NUMBER && length == digits && value >= low && value <= high;
    }

    /** Skips the symbol if it is the current token. */
    boolean skip(char symbol) {
        if (!isSymbol(symbol)) return false;
        advance();
        return true;
    }

    /** Returns the current number and advances. */
    int takeNumber() {
        int number = value;
        advance();
        return number;
    }

    /** Returns the current number, read as the decimal digits of seconds, in milliseconds, and advances. */
    int takeMilliseconds() {
        int digits = Math.min(length, SIGNIFICANT_DIGITS);
        int number = takeNumber();
        for (; digits < 3; digits++) number *= 10;
        for (; digits > 3; digits--) number /= 10;
        return number;
    }

    void advance() {
        int start = position;
        char c = peek();
        if (c == 0) {
            token = Token.END;
        } else if (isDigit(c)) {
            token = Token.NUMBER;
            value = digits();
        } else if (c == ':' || c == '-' || c == '+' || c == '.' || c == ')') {
            token = Token.SYMBOL;
            value = c;
            position++;
        } else if (isWordPart(c)) {
            word();
        } else if (isSpace(c)) {
            token = Token.SPACE;
            position++;
        } else {
            token = Token.OTHER;
            if (c == '(') skipComment();
            else position++;
        }
        length = position - start;
    }

    private char peek() {
        return position < text.length() ? text.charAt(position) : 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Any character from the letter A upwards, so that words of any script count as words. */
    private static boolean isWordPart(char c) {
        return c >= 'A' && !isSpace(c);
    }

    private static boolean isSpace(char c) {
        return c == ' '
                || c >= 9 && c <= 13
                || c == 0xA0
                || c == 0xFEFF
                || c == 0x2028
                || c == 0x2029
                || Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    private int digits() {
        while (peek() == '0') position++;
        int number = 0;
        for (int i = 0; isDigit(peek()); i++, position++) {
            if (i < SIGNIFICANT_DIGITS) number = number * 10 + (peek() - '0');
        }
        return number;
    }

    /** Skips a comment in parentheses, which may nest; the end of the text ends it too. */
    private void skipComment() {
        int depth = 0;
        do {
            char c = peek();
            if (c == '(') depth++;
            if (c == ')') depth--;
            position++;
        } while (depth > 0 && peek() != 0);
    }

    private void word() {
        int start = position;
        while (isWordPart(peek())) position++;
        token = Token.WORD;
        classify(text.substring(start, position));
    }

    private void classify(String name) {
        int size = name.length();
        String lower = lowerCase(name.substring(0, Math.min(size, 3)));
        int month = size >= 3 ? MONTHS.indexOf(lower) : -1;
        if (month >= 0 && month % 3 == 0) {
            set(Word.MONTH, month / 3 + 1);
        } else if (size == 2 && (lower.equals("am") || lower.equals("pm"))) {
            set(Word.MERIDIEM, lower.equals("pm") ? 12 : 0);
        } else if (size == 1 && lower.equals("t")) {
            set(Word.TIME_SEPARATOR, 0);
        } else {
            zone(lower, size);
        }
    }

    private void zone(String lower, int size) {
        int american = size == 3 ? AMERICAN_ZONES.indexOf(lower) : -1;
        if (american >= 0 && american % 3 == 0) {
            set(Word.ZONE, -4 - (american / 3 + 1) / 2);
        } else if (size <= 3
                && (lower.equals("z") || lower.equals("ut") || lower.equals("utc") || lower.equals("gmt"))) {
            set(Word.ZONE, 0);
        } else {
            set(Word.UNKNOWN, 0);
        }
    }

    private void set(Word kind, int meaning) {
        word = kind;
        value = meaning;
    }

    private static String lowerCase(String name) {
        StringBuilder lower = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            lower.append(c >= 'A' && c <= 'Z' ? (char) (c | 0x20) : c);
        }
        return lower.toString();
    }
}
