package dev.gyre.engine.regexp;

import java.util.TreeSet;

/** Parses a character class in brackets with the flag v: nested classes, set operations and strings. */
final class ClassSetParser {
    private static final String SYNTAX_CHARACTERS = "()[]{}/-\\|";
    private static final String DOUBLE_PUNCTUATORS = "&!#$%*+,.:;<=>?@^`~";
    private static final String ESCAPABLE_PUNCTUATORS = "&-!#%,:;<=>@`~";

    private final PatternCursor cursor;
    private final EscapeParser escapes;
    private int depth;
    /** The last operand when it was a single character, otherwise -1. */
    private int operandCharacter;

    ClassSetParser(PatternCursor cursor, EscapeParser escapes) {
        this.cursor = cursor;
        this.escapes = escapes;
    }

    RegExpNode parse() {
        return characterClass().toNode(cursor);
    }

    // CharacterClass, https://tc39.es/ecma262/#prod-CharacterClass
    private ClassContents characterClass() {
        if (++depth > RegExpParser.MAX_DEPTH) {
            throw cursor.error(RegExpParser.STACK_OVERFLOW);
        }
        cursor.position++;
        boolean inverted = cursor.eat('^');
        ClassContents contents = cursor.eat(']') ? ClassContents.EMPTY : contents();
        depth--;
        if (!inverted) {
            return contents;
        }
        if (contents.mayContainStrings()) {
            throw cursor.error("Negated character class may contain strings");
        }
        return cursor.validating ? contents : new ClassContents(escapes.complement(contents.set()));
    }

    private ClassContents contents() {
        requireMore();
        ClassContents first = operand();
        if (cursor.current() == '-' && cursor.peek(1) == '-') {
            return operation(first, '-');
        }
        if (cursor.current() == '&' && cursor.peek(1) == '&') {
            return operation(first, '&');
        }
        return union(first);
    }

    private void requireMore() {
        if (cursor.atEnd()) {
            throw cursor.error("Unterminated character class");
        }
    }

    // ClassIntersection, https://tc39.es/ecma262/#prod-ClassIntersection and ClassSubtraction,
    // https://tc39.es/ecma262/#prod-ClassSubtraction
    private ClassContents operation(ClassContents first, char operator) {
        ClassContents result = first;
        while (!cursor.eat(']')) {
            requireMore();
            if (cursor.current() != operator || cursor.peek(1) != operator) {
                throw cursor.error("Invalid set operation in character class");
            }
            cursor.position += 2;
            requireMore();
            if (operator == '&' && cursor.current() == '&') {
                throw cursor.error("Invalid character in character class");
            }
            ClassContents next = operand();
            result = operator == '&' ? result.intersection(next) : result.difference(next);
        }
        return result;
    }

    // ClassUnion, https://tc39.es/ecma262/#prod-ClassUnion
    private ClassContents union(ClassContents first) {
        ClassContents result = first;
        while (!cursor.eat(']')) {
            requireMore();
            if (cursor.current() == '-') {
                result = result.union(range());
            } else {
                result = result.union(operand());
            }
        }
        return result;
    }

    // ClassSetRange, https://tc39.es/ecma262/#prod-ClassSetRange
    private ClassContents range() {
        if (cursor.peek(1) == '-') {
            throw cursor.error("Invalid set operation in character class");
        }
        int first = operandCharacter;
        cursor.position++;
        requireMore();
        if (first < 0) {
            throw cursor.error("Invalid character class");
        }
        operand();
        int last = operandCharacter;
        if (last < 0) {
            throw cursor.error("Invalid character class");
        }
        if (first > last) {
            throw cursor.error("Range out of order in character class");
        }
        operandCharacter = -1;
        return maybeFold(CodePointSet.ofRanges(first, last));
    }

    private ClassContents maybeFold(CodePointSet set) {
        return new ClassContents(cursor.ignoreCase && !cursor.validating ? CaseFolding.fold(set) : set);
    }

    // ClassSetOperand, https://tc39.es/ecma262/#prod-ClassSetOperand
    private ClassContents operand() {
        operandCharacter = -1;
        if (cursor.current() == '[') {
            ClassContents nested = characterClass();
            operandCharacter = -1;
            return nested;
        }
        if (cursor.current() == '\\') {
            if (cursor.peek(1) == 'q' && cursor.peek(2) == '{') {
                cursor.position += 3;
                return stringDisjunction();
            }
            if (cursor.peek(1) != PatternCursor.END) {
                cursor.position++;
                ClassContents contents = escapes.classEscape(true);
                if (contents != null) {
                    return contents;
                }
                cursor.position--;
            }
        }
        operandCharacter = character();
        return maybeFold(CodePointSet.of(operandCharacter));
    }

    // ClassStringDisjunction, https://tc39.es/ecma262/#prod-ClassStringDisjunction
    private ClassContents stringDisjunction() {
        var strings = new TreeSet<String>();
        var singles = new CodePointSet.Builder();
        var string = new StringBuilder();
        while (true) {
            requireMore();
            boolean end = cursor.current() == '}';
            if (end || cursor.current() == '|') {
                cursor.position++;
                String text = string.toString();
                if (!text.isEmpty() && text.codePointCount(0, text.length()) == 1) {
                    singles.add(text.codePointAt(0));
                } else {
                    strings.add(cursor.ignoreCase && !cursor.validating ? ClassContents.fold(text) : text);
                }
                string.setLength(0);
                if (end) {
                    return new ClassContents(maybeFold(singles.build()).set(), strings);
                }
            } else {
                string.appendCodePoint(character());
            }
        }
    }

    // ClassSetCharacter, https://tc39.es/ecma262/#prod-ClassSetCharacter
    private int character() {
        int character = cursor.current();
        if (character == '\\') {
            return escapedCharacter();
        }
        if (character < 128 && SYNTAX_CHARACTERS.indexOf(character) >= 0) {
            throw cursor.error("Invalid character in character class");
        }
        if (character == cursor.peek(1) && character < 128 && DOUBLE_PUNCTUATORS.indexOf(character) >= 0) {
            throw cursor.error("Invalid set operation in character class");
        }
        return cursor.take();
    }

    private int escapedCharacter() {
        int escaped = cursor.peek(1);
        if (escaped == PatternCursor.END) {
            throw cursor.error("\\ at end of pattern");
        }
        cursor.position++;
        if (cursor.eat('b')) {
            return '\b';
        }
        if (escaped < 128 && ESCAPABLE_PUNCTUATORS.indexOf(escaped) >= 0) {
            cursor.position++;
            return escaped;
        }
        return escapes.characterEscape(true);
    }
}
