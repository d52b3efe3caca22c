package dev.gyre.engine.regexp;

/** Parses a character class in brackets without the flag v. */
final class CharacterClassParser {
    private final PatternCursor cursor;
    private final EscapeParser escapes;
    /** The set of the last atom when it was a class escape, otherwise null. */
    private CodePointSet escapeSet;

    CharacterClassParser(PatternCursor cursor, EscapeParser escapes) {
        this.cursor = cursor;
        this.escapes = escapes;
    }

    // CharacterClass, https://tc39.es/ecma262/#prod-CharacterClass
    RegExpNode parse() {
        cursor.position++;
        boolean inverted = cursor.eat('^');
        CodePointSet set = ranges();
        if (!inverted) {
            return cursor.characterClass(set);
        }
        if (cursor.validating) {
            return new RegExpNode.CharacterClass(set);
        }
        CodePointSet closed = cursor.ignoreCase ? CaseFolding.close(set, cursor.unicodeMode) : set;
        return new RegExpNode.CharacterClass(closed.complement());
    }

    private CodePointSet ranges() {
        var builder = new CodePointSet.Builder();
        while (!cursor.atEnd() && cursor.current() != ']') {
            int first = atom();
            CodePointSet firstSet = escapeSet;
            if (cursor.current() == '-' && cursor.peek(1) != PatternCursor.END && cursor.peek(1) != ']') {
                cursor.position++;
                addRange(builder, first, firstSet);
            } else {
                add(builder, first, firstSet);
            }
        }
        if (!cursor.eat(']')) {
            throw cursor.error("Unterminated character class");
        }
        return builder.build();
    }

    private void addRange(CodePointSet.Builder builder, int first, CodePointSet firstSet) {
        int last = atom();
        CodePointSet lastSet = escapeSet;
        if (firstSet != null || lastSet != null) {
            if (cursor.unicodeMode) {
                throw cursor.error("Invalid character class");
            }
            add(builder, first, firstSet);
            builder.add('-');
            add(builder, last, lastSet);
        } else if (first > last) {
            throw cursor.error("Range out of order in character class");
        } else {
            builder.addRange(first, last);
        }
    }

    private static void add(CodePointSet.Builder builder, int character, CodePointSet set) {
        if (set != null) {
            builder.addAll(set);
        } else {
            builder.add(character);
        }
    }

    // ClassAtom, https://tc39.es/ecma262/#prod-ClassAtom
    private int atom() {
        escapeSet = null;
        if (cursor.current() != '\\') {
            return cursor.take();
        }
        cursor.position++;
        if (cursor.atEnd()) {
            throw cursor.error("\\ at end of pattern");
        }
        if (cursor.eat('b')) {
            return '\b';
        }
        ClassContents contents = escapes.classEscape(true);
        if (contents != null) {
            escapeSet = contents.set();
            return 0;
        }
        return escapes.characterEscape(true);
    }
}
