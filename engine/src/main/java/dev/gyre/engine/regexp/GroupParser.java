package dev.gyre.engine.regexp;

/** Parses parenthesised constructs: groups, lookarounds and modifiers. */
final class GroupParser {
    private final PatternCursor cursor;
    private final RegExpParser parser;

    GroupParser(PatternCursor cursor, RegExpParser parser) {
        this.cursor = cursor;
        this.parser = parser;
    }

    RegExpNode parse() {
        cursor.position++;
        if (!cursor.eat('?')) {
            int group = parser.beginGroup();
            return new RegExpNode.Capture(group, parser.groupBody());
        }
        int kind = cursor.current();
        cursor.position++;
        return switch (kind) {
            case ':' -> parser.groupBody();
            case '=' -> lookaround(false, false);
            case '!' -> lookaround(false, true);
            case '<' -> cursor.eat('=') ? lookaround(true, false) : cursor.eat('!') ? lookaround(true, true) : named();
            case 'i', 'm', 's', '-' -> {
                cursor.position--;
                yield modified();
            }
            default -> throw cursor.error("Invalid group");
        };
    }

    private RegExpNode lookaround(boolean behind, boolean negative) {
        int firstGroup = parser.groups() + 1;
        RegExpNode body = parser.groupBody();
        return new RegExpNode.Lookaround(body, behind, negative, firstGroup, parser.groups() + 1);
    }

    private RegExpNode named() {
        int group = parser.beginGroup();
        String name = name();
        RegExpNode body = parser.groupBody();
        parser.declare(name, group);
        return new RegExpNode.Capture(group, body);
    }

    // GroupName, https://tc39.es/ecma262/#prod-GroupName
    /** Parses a name and the closing bracket. */
    String name() {
        var name = new StringBuilder();
        while (true) {
            if (cursor.atEnd()) {
                throw cursor.error("Invalid capture group name");
            }
            int character = cursor.takeCodePoint();
            if (character == '>' && !name.isEmpty()) {
                return name.toString();
            }
            if (character == '\\' && cursor.eat('u')) {
                character = new EscapeParser(cursor, parser).unicodeEscape(true);
                if (character < 0) {
                    throw cursor.error("Invalid Unicode escape");
                }
            }
            if (!(name.isEmpty() ? isIdentifierStart(character) : isIdentifierPart(character))) {
                throw cursor.error("Invalid capture group name");
            }
            name.appendCodePoint(character);
        }
    }

    private static boolean isIdentifierStart(int character) {
        return character == '$' || character == '_' || Character.isUnicodeIdentifierStart(character);
    }

    private static boolean isIdentifierPart(int character) {
        return character == '$'
                || character == 0x200C
                || character == 0x200D
                || Character.isUnicodeIdentifierPart(character) && !Character.isIdentifierIgnorable(character);
    }

    // Atom :: ( ? RegularExpressionModifiers : Disjunction ), https://tc39.es/ecma262/#prod-Atom
    private RegExpNode modified() {
        boolean ignoreCase = cursor.ignoreCase;
        boolean multiline = cursor.multiline;
        boolean dotAll = cursor.dotAll;
        applyModifiers();
        RegExpNode body = parser.groupBody();
        cursor.ignoreCase = ignoreCase;
        cursor.multiline = multiline;
        cursor.dotAll = dotAll;
        return body;
    }

    private void applyModifiers() {
        boolean value = true;
        int seen = 0;
        int added = 0;
        int removed = 0;
        while (!cursor.eat(':')) {
            int letter = cursor.current();
            cursor.position++;
            int bit = switch (letter) {
                case 'i' -> RegExpFlags.IGNORE_CASE;
                case 'm' -> RegExpFlags.MULTILINE;
                case 's' -> RegExpFlags.DOT_ALL;
                case '-' -> 0;
                default -> throw cursor.error("Invalid group");
            };
            if (bit == 0) {
                if (!value) {
                    throw cursor.error("Multiple dashes in flag group");
                }
                value = false;
            } else if ((seen & bit) != 0) {
                throw cursor.error("Repeated flag in flag group");
            }
            seen |= bit;
            added |= value ? bit : 0;
            removed |= value ? 0 : bit;
        }
        if (seen == 0) {
            throw cursor.error("Invalid flag group");
        }
        cursor.ignoreCase = modified(cursor.ignoreCase, RegExpFlags.IGNORE_CASE, added, removed);
        cursor.multiline = modified(cursor.multiline, RegExpFlags.MULTILINE, added, removed);
        cursor.dotAll = modified(cursor.dotAll, RegExpFlags.DOT_ALL, added, removed);
    }

    private static boolean modified(boolean flag, int bit, int added, int removed) {
        return (added & bit) != 0 || flag && (removed & bit) == 0;
    }
}
