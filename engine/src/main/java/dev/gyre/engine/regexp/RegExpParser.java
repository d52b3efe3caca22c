package dev.gyre.engine.regexp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Parses a pattern to a {@link RegExpNode} tree and reports early errors. */
public final class RegExpParser {
    /** The maximum nesting of groups and classes, so that recursion over trees does not overflow the Java stack. */
    static final int MAX_DEPTH = 100_000;

    static final String STACK_OVERFLOW = "Stack overflow";
    private static final int MAX_GROUPS = 32767;

    private final PatternCursor cursor;
    private final EscapeParser escapes;
    private final GroupNames names = new GroupNames();
    private final boolean annexB;
    private int groups;
    private int depth;
    private int totalGroups = -1;
    private boolean namedGroups;

    private RegExpParser(String pattern, int flags, boolean validating) {
        cursor = new PatternCursor(pattern, flags, validating);
        escapes = new EscapeParser(cursor, this);
        annexB = !cursor.unicodeMode;
    }

    /** A parsed pattern: its tree, the number of its capturing groups and the groups of each name. */
    record Pattern(RegExpNode root, int groupCount, Map<String, int[]> groupNames) {}

    /** Throws the early error of a pattern and its flags, if there is one. */
    public static void validate(String pattern, String flags) {
        parse(pattern, RegExpFlags.parse(flags), true);
    }

    static Pattern parse(String pattern, int flags) {
        return parse(pattern, flags, false);
    }

    private static Pattern parse(String pattern, int flags, boolean validating) {
        var parser = new RegExpParser(pattern, flags, validating);
        try {
            return parser.parsePattern();
        } catch (StackOverflowError e) {
            throw parser.cursor.error(STACK_OVERFLOW);
        }
    }

    // Pattern, https://tc39.es/ecma262/#prod-Pattern
    private Pattern parsePattern() {
        RegExpNode root = disjunction();
        if (!cursor.atEnd()) {
            throw cursor.error("Unmatched ')'");
        }
        if (!names.allReferencesDeclared()) {
            throw cursor.error("Invalid named capture referenced");
        }
        return new Pattern(root, groups, names.toTable());
    }

    // Disjunction, https://tc39.es/ecma262/#prod-Disjunction
    private RegExpNode disjunction() {
        if (++depth > MAX_DEPTH) {
            throw cursor.error(STACK_OVERFLOW);
        }
        names.openDisjunction();
        RegExpNode first = alternative();
        if (cursor.current() == '|') {
            List<RegExpNode> alternatives = new ArrayList<>();
            alternatives.add(first);
            while (cursor.eat('|')) {
                names.nextAlternative();
                alternatives.add(alternative());
            }
            first = new RegExpNode.Disjunction(alternatives);
        }
        names.closeDisjunction();
        depth--;
        return first;
    }

    // Alternative, https://tc39.es/ecma262/#prod-Alternative
    private RegExpNode alternative() {
        RegExpNode first = null;
        List<RegExpNode> terms = null;
        while (!cursor.atEnd() && cursor.current() != '|' && cursor.current() != ')') {
            RegExpNode term = term();
            if (first == null) {
                first = term;
            } else {
                if (terms == null) {
                    terms = new ArrayList<>();
                    terms.add(first);
                }
                terms.add(term);
            }
        }
        return terms != null ? new RegExpNode.Sequence(terms) : first != null ? first : RegExpNode.Empty.INSTANCE;
    }

    // Term, https://tc39.es/ecma262/#prod-Term and https://tc39.es/ecma262/#prod-annexB-Term
    private RegExpNode term() {
        int firstGroup = groups;
        int character = cursor.current();
        switch (character) {
            case '^':
                cursor.position++;
                return assertion(
                        cursor.multiline ? RegExpNode.AssertionKind.LINE_START : RegExpNode.AssertionKind.START);
            case '$':
                cursor.position++;
                return assertion(cursor.multiline ? RegExpNode.AssertionKind.LINE_END : RegExpNode.AssertionKind.END);
            case '*', '+', '?':
                throw cursor.error("Nothing to repeat");
            case '(':
                boolean quantifiable = isQuantifiableGroup();
                return quantified(new GroupParser(cursor, this).parse(), firstGroup, quantifiable);
            case '.':
                cursor.position++;
                CodePointSet all = cursor.dotAll ? CodePointSet.ALL : CodePointSet.NOT_LINE_TERMINATORS;
                return quantified(new RegExpNode.CharacterClass(all), firstGroup);
            case '[':
                return quantified(
                        cursor.unicodeSets
                                ? new ClassSetParser(cursor, escapes).parse()
                                : new CharacterClassParser(cursor, escapes).parse(),
                        firstGroup);
            case '\\':
                return escape(firstGroup);
            case '{':
                if (isInterval()) {
                    throw cursor.error("Nothing to repeat");
                }
                return loneBracket(firstGroup);
            case '}', ']':
                return loneBracket(firstGroup);
            default:
                return quantified(cursor.character(cursor.take()), firstGroup);
        }
    }

    private static RegExpNode assertion(RegExpNode.AssertionKind kind) {
        return new RegExpNode.Assertion(kind);
    }

    private RegExpNode loneBracket(int firstGroup) {
        if (!annexB) {
            throw cursor.error("Lone quantifier brackets");
        }
        return quantified(cursor.character(cursor.take()), firstGroup);
    }

    // AtomEscape, https://tc39.es/ecma262/#prod-AtomEscape and https://tc39.es/ecma262/#prod-annexB-AtomEscape
    private RegExpNode escape(int firstGroup) {
        int next = cursor.peek(1);
        if (next == PatternCursor.END) {
            throw cursor.error("\\ at end of pattern");
        }
        cursor.position++;
        boolean unicodeWord = cursor.unicodeMode && cursor.ignoreCase;
        switch (next) {
            case 'b':
                cursor.position++;
                return assertion(
                        unicodeWord
                                ? RegExpNode.AssertionKind.UNICODE_WORD_BOUNDARY
                                : RegExpNode.AssertionKind.WORD_BOUNDARY);
            case 'B':
                cursor.position++;
                return assertion(
                        unicodeWord
                                ? RegExpNode.AssertionKind.NOT_UNICODE_WORD_BOUNDARY
                                : RegExpNode.AssertionKind.NOT_WORD_BOUNDARY);
            case '1', '2', '3', '4', '5', '6', '7', '8', '9':
                return quantified(decimalEscape(next), firstGroup);
            case 'k':
                if (cursor.unicodeMode || hasNamedGroups()) {
                    cursor.position++;
                    return quantified(namedReference(), firstGroup);
                }
                break;
            default:
                break;
        }
        ClassContents contents = escapes.classEscape(false);
        return quantified(
                contents != null ? contents.toNode(cursor) : cursor.character(escapes.characterEscape(false)),
                firstGroup);
    }

    private RegExpNode decimalEscape(int first) {
        int start = cursor.position;
        int value = 0;
        for (int digit = cursor.current();
                digit >= '0' && digit <= '9' && value <= MAX_GROUPS;
                digit = cursor.current()) {
            value = value * 10 + digit - '0';
            cursor.position++;
        }
        if (value <= groups || value <= totalGroups()) {
            return new RegExpNode.BackReference(new int[] {value}, cursor.ignoreCase);
        }
        if (cursor.unicodeMode) {
            throw cursor.error("Invalid escape");
        }
        cursor.position = start;
        if (first >= '8') {
            cursor.position++;
            return cursor.character(first);
        }
        return cursor.character(escapes.characterEscape(false));
    }

    private int totalGroups() {
        if (totalGroups < 0) {
            int count = GroupNames.countGroups(cursor.pattern, cursor.unicodeSets);
            namedGroups = count < 0;
            totalGroups = namedGroups ? -count - 1 : count;
        }
        return totalGroups;
    }

    /** Whether any group of the pattern, parsed or not, has a name: then \k is always a reference. */
    boolean hasNamedGroups() {
        totalGroups();
        return namedGroups;
    }

    private RegExpNode namedReference() {
        if (!cursor.eat('<')) {
            throw cursor.error("Invalid named reference");
        }
        String name = new GroupParser(cursor, this).name();
        names.refer(name);
        return new RegExpNode.NamedReference(name, cursor.ignoreCase);
    }

    /** The number of groups so far. */
    int groups() {
        return groups;
    }

    /** Begins a capturing group and returns its index, from 1; the name may be null. */
    int beginGroup() {
        if (groups >= MAX_GROUPS) {
            throw cursor.error("Too many captures");
        }
        return ++groups;
    }

    void declare(String name, int group) {
        if (!names.declare(name, group)) {
            throw cursor.error("Duplicate capture group name");
        }
    }

    /** Parses the body of a group and its closing parenthesis. */
    RegExpNode groupBody() {
        RegExpNode body = disjunction();
        if (!cursor.eat(')')) {
            throw cursor.error("Unterminated group");
        }
        return body;
    }

    /** Lookbehinds cannot be quantified, lookaheads only without the flags u and v. */
    private boolean isQuantifiableGroup() {
        return cursor.peek(1) != '?'
                || switch (cursor.peek(2)) {
                    case '=', '!' -> annexB;
                    case '<' -> cursor.peek(3) != '=' && cursor.peek(3) != '!';
                    default -> true;
                };
    }

    private RegExpNode quantified(RegExpNode atom, int firstGroup) {
        return quantified(atom, firstGroup, true);
    }

    // Quantifier, https://tc39.es/ecma262/#prod-Quantifier
    private RegExpNode quantified(RegExpNode atom, int firstGroup, boolean quantifiable) {
        int min = 0;
        int max = RegExpNode.INFINITY;
        switch (cursor.current()) {
            case '*' -> cursor.position++;
            case '+' -> {
                cursor.position++;
                min = 1;
            }
            case '?' -> {
                cursor.position++;
                max = 1;
            }
            case '{' -> {
                if (!isInterval()) {
                    if (!annexB) {
                        throw cursor.error("Incomplete quantifier");
                    }
                    return atom;
                }
                cursor.position++;
                min = number();
                max = cursor.eat(',') ? cursor.current() == '}' ? RegExpNode.INFINITY : number() : min;
                cursor.position++;
                if (max < min) {
                    throw cursor.error("numbers out of order in {} quantifier");
                }
            }
            default -> {
                return atom;
            }
        }
        boolean greedy = !cursor.eat('?');
        if (!quantifiable) {
            throw cursor.error("Invalid quantifier");
        }
        return new RegExpNode.Quantifier(atom, min, max, greedy, firstGroup + 1, groups + 1);
    }

    /** Whether a quantifier in braces follows: digits, perhaps a comma and more digits. */
    private boolean isInterval() {
        int offset = skipDigits(1);
        if (offset == 1) {
            return false;
        }
        if (cursor.peek(offset) == ',') {
            offset = skipDigits(offset + 1);
        }
        return cursor.peek(offset) == '}';
    }

    private int skipDigits(int from) {
        int offset = from;
        while (cursor.peek(offset) >= '0' && cursor.peek(offset) <= '9') {
            offset++;
        }
        return offset;
    }

    /** Parses a decimal number; too large ones become infinite. */
    private int number() {
        long value = 0;
        for (int digit = cursor.current(); digit >= '0' && digit <= '9'; digit = cursor.current()) {
            value = Math.min(value * 10 + digit - '0', RegExpNode.INFINITY);
            cursor.position++;
        }
        return (int) value;
    }
}
