package dev.gyre.engine.regexp;

/** Parses escapes that denote one character or a set of characters, after the backslash. */
final class EscapeParser {
    private static final String SYNTAX_CHARACTERS = "^$\\.*+?()[]{}|/";

    private final PatternCursor cursor;
    private final RegExpParser parser;

    EscapeParser(PatternCursor cursor, RegExpParser parser) {
        this.cursor = cursor;
        this.parser = parser;
    }

    // CharacterEscape, https://tc39.es/ecma262/#prod-CharacterEscape (and
    // https://tc39.es/ecma262/#sec-regular-expressions-patterns)
    int characterEscape(boolean inClass) {
        int character = cursor.take();
        switch (character) {
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'v':
                return 0x0B;
            case 'c':
                return controlLetter(inClass);
            case '0', '1', '2', '3', '4', '5', '6', '7':
                return octal(character);
            case 'x':
                int hex = hexDigits(2);
                return hex >= 0 ? hex : identity('x', inClass);
            case 'u':
                int unicode = unicodeEscape(cursor.unicodeMode);
                if (unicode < 0 && cursor.unicodeMode) {
                    throw cursor.error("Invalid Unicode escape");
                }
                return unicode >= 0 ? unicode : 'u';
            default:
                return identity(character, inClass);
        }
    }

    private int identity(int character, boolean inClass) {
        boolean allowed = cursor.unicodeMode
                ? isSyntaxCharacter(character) || character == '-' && inClass
                : character != 'k' || !parser.hasNamedGroups();
        if (!allowed) {
            throw cursor.error("Invalid escape");
        }
        return character;
    }

    static boolean isSyntaxCharacter(int character) {
        return character < 128 && SYNTAX_CHARACTERS.indexOf(character) >= 0;
    }

    private int controlLetter(boolean inClass) {
        int letter = cursor.current();
        if (letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z') {
            cursor.position++;
            return letter & 0x1F;
        }
        if (cursor.unicodeMode) {
            throw cursor.error("Invalid Unicode escape");
        }
        if (inClass && (letter >= '0' && letter <= '9' || letter == '_')) {
            cursor.position++;
            return letter & 0x1F;
        }
        cursor.position--;
        return '\\';
    }

    private int octal(int first) {
        int next = cursor.current();
        if (cursor.unicodeMode) {
            if (first != '0' || next >= '0' && next <= '9') {
                throw cursor.error("Invalid decimal escape");
            }
            return 0;
        }
        int value = first - '0';
        if (isOctalDigit(next)) {
            cursor.position++;
            value = value * 8 + next - '0';
            next = cursor.current();
            if (value < 32 && isOctalDigit(next)) {
                cursor.position++;
                value = value * 8 + next - '0';
            }
        }
        return value;
    }

    private static boolean isOctalDigit(int character) {
        return character >= '0' && character <= '7';
    }

    /** The value of exactly so many hexadecimal digits, or -1 with the position unchanged. */
    private int hexDigits(int count) {
        int value = 0;
        for (int i = 0; i < count; i++) {
            int digit = hexDigit(cursor.peek(i));
            if (digit < 0) {
                return -1;
            }
            value = value * 16 + digit;
        }
        cursor.position += count;
        return value;
    }

    private static int hexDigit(int character) {
        return character < 0 || character > 'f' ? -1 : Character.digit(character, 16);
    }

    /**
     * The code point after a backslash and u, with surrogate pairs and braces if allowed; -1 if it is not an escape.
     */
    int unicodeEscape(boolean codePoints) {
        int start = cursor.position;
        if (codePoints && cursor.current() == '{') {
            return bracedEscape();
        }
        int high = hexDigits(4);
        if (codePoints && high >= 0xD800 && high <= 0xDBFF && cursor.current() == '\\' && cursor.peek(1) == 'u') {
            int afterHigh = cursor.position;
            cursor.position += 2;
            int low = hexDigits(4);
            if (low >= 0xDC00 && low <= 0xDFFF) {
                return Character.toCodePoint((char) high, (char) low);
            }
            cursor.position = afterHigh;
        }
        if (high < 0) {
            cursor.position = start;
        }
        return high;
    }

    private int bracedEscape() {
        int start = cursor.position++;
        int value = 0;
        int digits = 0;
        for (int digit = hexDigit(cursor.current()); digit >= 0; digit = hexDigit(cursor.current())) {
            value = value * 16 + digit;
            digits++;
            cursor.position++;
            if (value > 0x10FFFF) {
                break;
            }
        }
        if (digits == 0 || value > 0x10FFFF || !cursor.eat('}')) {
            cursor.position = start;
            return -1;
        }
        return value;
    }

    // CharacterClassEscape, https://tc39.es/ecma262/#prod-CharacterClassEscape
    /** The set of a class escape whose letter is current, or null; strings are added for a property that has them. */
    ClassContents classEscape(boolean inClass) {
        int letter = cursor.current();
        switch (letter) {
            case 'd':
                return escapeSet(CodePointSet.DIGITS);
            case 'D':
                return escapeSet(complement(CodePointSet.DIGITS));
            case 's':
                return escapeSet(CodePointSet.WHITE_SPACE);
            case 'S':
                return escapeSet(complement(CodePointSet.WHITE_SPACE));
            case 'w':
                return escapeSet(maybeFold(wordCharacters()));
            case 'W':
                return escapeSet(complement(maybeFold(wordCharacters())));
            case 'p', 'P':
                if (!cursor.unicodeMode) {
                    return null;
                }
                cursor.position++;
                return property(letter == 'P', inClass);
            default:
                return null;
        }
    }

    private ClassContents escapeSet(CodePointSet set) {
        cursor.position++;
        return new ClassContents(set);
    }

    // WordCharacters ( rer ), https://tc39.es/ecma262/#sec-wordcharacters
    private CodePointSet wordCharacters() {
        return cursor.unicodeMode && cursor.ignoreCase ? CodePointSet.UNICODE_IGNORE_CASE_WORD : CodePointSet.WORD;
    }

    private CodePointSet maybeFold(CodePointSet set) {
        return cursor.unicodeSets && cursor.ignoreCase && !cursor.validating ? CaseFolding.fold(set) : set;
    }

    // CharacterComplement ( rer, S ), https://tc39.es/ecma262/#sec-charactercomplement
    CodePointSet complement(CodePointSet set) {
        if (cursor.validating) {
            return set;
        }
        return cursor.unicodeSets && cursor.ignoreCase
                ? CaseFolding.foldedUniverse().difference(set)
                : set.complement();
    }

    private ClassContents property(boolean negated, boolean inClass) {
        int end = cursor.current() == '{' ? cursor.pattern.indexOf('}', cursor.position) : -1;
        String text = end < 0 ? "" : cursor.pattern.substring(cursor.position + 1, end);
        PropertyEscape property = PropertyEscape.find(text, cursor.unicodeSets && !negated);
        if (property == null) {
            throw cursor.error(inClass ? "Invalid property name in character class" : "Invalid property name");
        }
        cursor.position = end + 1;
        if (cursor.validating) {
            return ClassContents.placeholder(property.mayContainStrings());
        }
        ClassContents contents = property.resolve();
        if (cursor.unicodeSets && cursor.ignoreCase) {
            contents = contents.fold();
        }
        return negated ? new ClassContents(complement(contents.set())) : contents;
    }
}
