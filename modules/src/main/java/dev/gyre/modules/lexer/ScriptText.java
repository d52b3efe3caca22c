package dev.gyre.modules.lexer;

import java.util.ArrayDeque;
import java.util.Set;

/** Iterates over the words of a script, skipping its strings, templates, comments and regular expressions. */
final class ScriptText {
    /** Words after which a slash begins a regular expression. */
    private static final Set<String> BEFORE_EXPRESSION = Set.of(
            "await",
            "case",
            "delete",
            "do",
            "else",
            "in",
            "instanceof",
            "new",
            "of",
            "return",
            "throw",
            "typeof",
            "void",
            "yield",
            "extends",
            "debugger");

    private static final Set<String> BEFORE_PARENTHESES = Set.of("while", "for", "if", "with", "catch");

    /** An open bracket: its kind, whether an expression may follow its end, and whether a template continues there. */
    private record Open(char bracket, boolean expressionFollows) {}

    private final String source;
    private int position;
    private int wordStart;
    private int wordEnd;
    private final ArrayDeque<Open> open = new ArrayDeque<>();
    /** Whether an operand was read last, so that a slash divides. */
    private boolean afterOperand;

    private String lastWord;

    ScriptText(String source) {
        this.source = source;
        if (source.startsWith("#!")) position = lineEnd(0);
    }

    int mark() {
        return position;
    }

    /** Returns to a position at which a pattern did not match; scanning continues after the word there. */
    void reset(int mark) {
        position = mark;
    }

    String word() {
        return source.substring(wordStart, wordEnd);
    }

    int wordStart() {
        return wordStart;
    }

    boolean isTopLevel() {
        return open.isEmpty();
    }

    /** Whether the word is the name of a member. */
    boolean isMember() {
        int before = wordStart - 1;
        return before >= 0 && source.charAt(before) == '.' && !source.startsWith("...", before - 2);
    }

    /** Advances to the next identifier or keyword outside of literals and comments. */
    boolean nextWord() {
        while (position < source.length()) {
            char c = source.charAt(position);
            if (isStart(c)) {
                wordStart = position;
                while (position < source.length() && isPart(source.charAt(position))) position++;
                wordEnd = position;
                lastWord = word();
                afterOperand =
                        isMember() || !BEFORE_EXPRESSION.contains(lastWord) && !BEFORE_PARENTHESES.contains(lastWord);
                return true;
            }
            skip(c);
        }
        return false;
    }

    private void skip(char c) {
        if (Character.isWhitespace(c) || c == '\uFEFF') {
            position++;
            return;
        }
        switch (c) {
            case '"', '\'' -> {
                skipString();
                afterOperand = true;
            }
            case '`' -> {
                position++;
                template();
            }
            case '/' -> slash();
            case '(', '{', '[' -> {
                boolean follows = c == '('
                        ? lastWord != null && BEFORE_PARENTHESES.contains(lastWord)
                        : c == '{' && !opensObject();
                open.push(new Open(c, follows));
                afterOperand = false;
                position++;
            }
            case ')', ']', '}' -> close();
            default -> {
                position++;
                // After an operand a doubled sign is a postfix operator, so the operand is complete.
                boolean isDoubled =
                        (c == '+' || c == '-') && position < source.length() && source.charAt(position) == c;
                if (isDoubled) position++;
                else afterOperand = c >= '0' && c <= '9';
            }
        }
        lastWord = null;
    }

    /** Whether a brace begins an object literal: after an operator, a bracket or a keyword that needs an operand. */
    private boolean opensObject() {
        int before = position - 1;
        while (before >= 0 && Character.isWhitespace(source.charAt(before))) before--;
        if (before < 0) return false;
        char c = source.charAt(before);
        if (c == '>' && before > 0 && source.charAt(before - 1) == '=') return false;
        if (isPart(c))
            return lastWord != null
                    && Set.of(
                                    "return", "typeof", "void", "new", "in", "of", "case", "throw", "delete", "await",
                                    "yield")
                            .contains(lastWord);
        return "(,=:[!&|?+-*/%<>~^".indexOf(c) >= 0;
    }

    private void close() {
        Open opened = open.poll();
        position++;
        if (opened != null && opened.bracket() == '`') {
            template();
            return;
        }
        afterOperand = opened == null || !opened.expressionFollows();
    }

    /** Skips to the end of a template, or past the beginning of a substitution. */
    private void template() {
        while (position < source.length()) {
            char c = source.charAt(position++);
            if (c == '\\') position++;
            else if (c == '`') {
                afterOperand = true;
                return;
            } else if (c == '$' && position < source.length() && source.charAt(position) == '{') {
                position++;
                open.push(new Open('`', false));
                afterOperand = false;
                return;
            }
        }
    }

    private void slash() {
        char next = position + 1 < source.length() ? source.charAt(position + 1) : 0;
        if (next == '/') {
            position = lineEnd(position);
        } else if (next == '*') {
            int end = source.indexOf("*/", position + 2);
            position = end < 0 ? source.length() : end + 2;
        } else if (afterOperand) {
            position++;
            afterOperand = false;
        } else {
            regularExpression();
        }
    }

    private void regularExpression() {
        boolean inClass = false;
        for (position++; position < source.length(); position++) {
            char c = source.charAt(position);
            if (c == '\n' || c == '\r') break;
            if (c == '\\') position++;
            else if (c == '[') inClass = true;
            else if (c == ']') inClass = false;
            else if (c == '/' && !inClass) {
                position++;
                break;
            }
        }
        while (position < source.length() && isPart(source.charAt(position))) position++;
        afterOperand = true;
    }

    private int lineEnd(int from) {
        int end = from;
        while (end < source.length() && "\n\r\u2028\u2029".indexOf(source.charAt(end)) < 0) end++;
        return end;
    }

    private void skipString() {
        char quote = source.charAt(position++);
        while (position < source.length() && source.charAt(position) != quote) {
            if (source.charAt(position) == '\\') position++;
            else if (source.charAt(position) == '\n') return;
            position++;
        }
        position++;
    }

    private static boolean isStart(char c) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || c == '_'
                || c == '$'
                || c == '\\'
                || c > 127 && (Character.isUnicodeIdentifierStart(c) || Character.isSurrogate(c));
    }

    private static boolean isPart(char c) {
        return isStart(c) || c >= '0' && c <= '9' || c > 127 && Character.isUnicodeIdentifierPart(c);
    }

    // ---- the parts of a form

    private void skipSpace() {
        while (position < source.length()) {
            char c = source.charAt(position);
            if (Character.isWhitespace(c) || c == '\uFEFF' || c == '\u00A0') position++;
            else if (source.startsWith("//", position)) position = lineEnd(position);
            else if (source.startsWith("/*", position)) {
                int end = source.indexOf("*/", position + 2);
                position = end < 0 ? source.length() : end + 2;
            } else return;
        }
    }

    boolean isNext(char c) {
        skipSpace();
        return position < source.length() && source.charAt(position) == c;
    }

    boolean accept(String token) {
        skipSpace();
        if (!source.startsWith(token, position)) return false;
        position += token.length();
        return true;
    }

    boolean acceptWord(String word) {
        skipSpace();
        int end = position + word.length();
        if (!source.startsWith(word, position) || end < source.length() && isPart(source.charAt(end))) return false;
        position = end;
        return true;
    }

    /** Reads an identifier, or returns null. */
    String identifier() {
        skipSpace();
        int start = position;
        if (start >= source.length() || !isStart(source.charAt(start))) return null;
        while (position < source.length() && isPart(source.charAt(position))) position++;
        return source.substring(start, position);
    }

    /** Reads a string literal, or returns null. */
    String string() {
        skipSpace();
        if (position >= source.length() || source.charAt(position) != '"' && source.charAt(position) != '\'')
            return null;
        int start = position + 1;
        skipString();
        if (position > source.length()) return null;
        String text = source.substring(start, position - 1);
        return text.indexOf('\\') < 0 ? text : unescaped(text);
    }

    private static String unescaped(String text) {
        try {
            return text.translateEscapes();
        } catch (IllegalArgumentException others) {
            return null;
        }
    }

    /** The name in {@code var name =} (or let, const) directly before an offset, or null. */
    String variableBefore(int offset) {
        int end = spaceBefore(offset);
        if (end == 0 || source.charAt(end - 1) != '=') return null;
        end = spaceBefore(end - 1);
        int start = end;
        while (start > 0 && isPart(source.charAt(start - 1))) start--;
        int keywordEnd = spaceBefore(start);
        if (start == end || keywordEnd == start) return null;
        for (String keyword : new String[] {"var", "let", "const"}) {
            if (source.startsWith(keyword, keywordEnd - keyword.length()) && source.length() >= keywordEnd)
                return source.substring(start, end);
        }
        return null;
    }

    private int spaceBefore(int offset) {
        int start = offset;
        while (start > 0 && Character.isWhitespace(source.charAt(start - 1))) start--;
        return start;
    }
}
