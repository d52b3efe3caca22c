package dev.gyre.engine.regexp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Compiles a {@link RegExpNode} tree to the code of a {@link RegExpProgram}. */
final class RegExpCompiler {
    private static final int MAX_CODE = 1 << 24;

    private final boolean unicodeMode;
    private final Map<String, int[]> groupNames;
    private final List<CharacterMatcher> sets = new ArrayList<>();
    private final Map<CodePointSet, Integer> setIndices = new HashMap<>();
    private final Map<RegExpNode, FirstCharacters> firsts = new IdentityHashMap<>();
    private final List<String> strings = new ArrayList<>();
    private final List<int[]> references = new ArrayList<>();
    private final List<DispatchTable> dispatches = new ArrayList<>();
    private int[] code = new int[32];
    private int length;
    private int registerCount;
    private String prefix = "";
    private RequiredText requiredText;
    private CharacterMatcher firstSet;
    private boolean anchored;

    private RegExpCompiler(RegExpParser.Pattern pattern, int flags) {
        unicodeMode = (flags & (RegExpFlags.UNICODE | RegExpFlags.UNICODE_SETS)) != 0;
        groupNames = pattern.groupNames();
        registerCount = (pattern.groupCount() + 1) * 2;
    }

    static RegExpCompiler compile(RegExpParser.Pattern pattern, int flags) {
        var compiler = new RegExpCompiler(pattern, flags);
        RegExpNode root = pattern.root();
        compiler.emit(RegExpOpcodes.FAIL);
        compiler.node(root, false, FirstCharacters.ANYTHING);
        compiler.emit(RegExpOpcodes.MATCH);
        compiler.prefix = compiler.literalPrefix(root);
        compiler.findRequiredText(root);
        FirstCharacters first = compiler.first(root);
        if (first.isSelective()) {
            compiler.firstSet = new CharacterMatcher(first.set(), compiler.unicodeMode);
        }
        compiler.anchored = isAnchored(root);
        return compiler;
    }

    int[] code() {
        return Arrays.copyOf(code, length);
    }

    CharacterMatcher[] sets() {
        return sets.toArray(new CharacterMatcher[0]);
    }

    String[] strings() {
        return strings.toArray(new String[0]);
    }

    int[][] references() {
        return references.toArray(new int[0][]);
    }

    DispatchTable[] dispatches() {
        return dispatches.toArray(new DispatchTable[0]);
    }

    int registerCount() {
        return registerCount;
    }

    String prefix() {
        return prefix;
    }

    /** A text that every match contains; null if there is none or if it is the prefix. */
    RequiredText requiredText() {
        return requiredText;
    }

    private void findRequiredText(RegExpNode root) {
        if (unicodeMode || !prefix.isEmpty()) {
            return;
        }
        RequiredText required = RequiredText.of(root);
        if (!required.text().isEmpty()) {
            requiredText = required;
        }
    }

    CharacterMatcher firstSet() {
        return firstSet;
    }

    boolean isAnchored() {
        return anchored;
    }

    private static boolean isAnchored(RegExpNode node) {
        if (node instanceof RegExpNode.Assertion assertion) return assertion.kind() == RegExpNode.AssertionKind.START;
        if (node instanceof RegExpNode.Sequence sequence)
            return isAnchored(sequence.terms().getFirst());
        if (node instanceof RegExpNode.Capture capture) return isAnchored(capture.body());
        if (!(node instanceof RegExpNode.Disjunction disjunction)) return false;
        for (RegExpNode alternative : disjunction.alternatives()) {
            if (!isAnchored(alternative)) return false;
        }
        return true;
    }

    private String literalPrefix(RegExpNode root) {
        List<RegExpNode> terms = root instanceof RegExpNode.Sequence sequence ? sequence.terms() : List.of(root);
        var text = new StringBuilder();
        for (RegExpNode term : terms) {
            if (!(term instanceof RegExpNode.Char character) || unicodeMode && isSurrogate(character.codePoint())) {
                break;
            }
            text.appendCodePoint(character.codePoint());
        }
        return text.toString();
    }

    static boolean isSurrogate(int codePoint) {
        return codePoint >= 0xD800 && codePoint <= 0xDFFF;
    }

    void emit(int... words) {
        if (length + words.length > code.length) {
            if (length > MAX_CODE) {
                throw new RegExpSyntaxException(
                        "Invalid regular expression: Regular expression too large", "Regular expression too large");
            }
            code = Arrays.copyOf(code, Math.max(code.length * 2, length + words.length));
        }
        System.arraycopy(words, 0, code, length, words.length);
        length += words.length;
    }

    int here() {
        return length;
    }

    /** Patches an operand to refer to the next instruction. */
    void patch(int operand) {
        code[operand] = length;
    }

    FirstCharacters first(RegExpNode node) {
        return FirstCharacters.of(node, firsts);
    }

    int newRegister() {
        return registerCount++;
    }

    int setIndex(CodePointSet set) {
        Integer index = setIndices.get(set);
        if (index == null) {
            index = sets.size();
            sets.add(new CharacterMatcher(set, unicodeMode));
            setIndices.put(set, index);
        }
        return index;
    }

    boolean isWide(int setIndex) {
        return sets.get(setIndex).wide;
    }

    /** The only code unit before which the rest can succeed, or -1. */
    int nextUnit(FirstCharacters follow) {
        int single = follow.nullable() ? -1 : follow.set().single();
        return single > 0xFFFF || unicodeMode && isSurrogate(single) ? -1 : single;
    }

    /** Emits a node; {@code follow} is what may come after it in forward matching. */
    void node(RegExpNode node, boolean backward, FirstCharacters follow) {
        // No switch over types; see FirstCharacters.
        if (node instanceof RegExpNode.Char character) character(character.codePoint(), backward);
        else if (node instanceof RegExpNode.CharacterClass characters) characterClass(characters.set(), backward);
        else if (node instanceof RegExpNode.Sequence sequence) sequence(sequence.terms(), backward, follow);
        else if (node instanceof RegExpNode.Disjunction disjunction) disjunction(disjunction, backward, follow);
        else if (node instanceof RegExpNode.Dispatch dispatch) dispatch(dispatch, follow);
        else if (node instanceof RegExpNode.Capture capture) capture(capture, backward, follow);
        else if (node instanceof RegExpNode.Quantifier quantifier)
            new QuantifierCompiler(this, quantifier, backward, follow).compile();
        else if (node instanceof RegExpNode.Lookaround lookaround) lookaround(lookaround);
        else if (node instanceof RegExpNode.BackReference reference)
            backReference(reference.groups(), reference.ignoreCase(), backward);
        else if (node instanceof RegExpNode.NamedReference reference)
            backReference(groupNames.get(reference.name()), reference.ignoreCase(), backward);
        else if (node instanceof RegExpNode.Assertion assertion)
            emit(RegExpOpcodes.ASSERT, assertion.kind().ordinal());
    }

    private void capture(RegExpNode.Capture capture, boolean backward, FirstCharacters follow) {
        emit(RegExpOpcodes.SAVE, capture.index() * 2 + (backward ? 1 : 0));
        node(capture.body(), backward, follow);
        emit(RegExpOpcodes.SAVE, capture.index() * 2 + (backward ? 0 : 1));
    }

    private void backReference(int[] groups, boolean ignoreCase, boolean backward) {
        emit(RegExpOpcodes.BACK_REFERENCE, references.size(), ignoreCase ? 1 : 0, backward ? 1 : 0);
        references.add(groups);
    }

    private void character(int codePoint, boolean backward) {
        if (backward || unicodeMode && isSurrogate(codePoint)) {
            characterClass(CodePointSet.of(codePoint), backward);
        } else if (codePoint > 0xFFFF) {
            emit(RegExpOpcodes.CHAR, Character.highSurrogate(codePoint));
            emit(RegExpOpcodes.CHAR, Character.lowSurrogate(codePoint));
        } else {
            emit(RegExpOpcodes.CHAR, codePoint);
        }
    }

    private void characterClass(CodePointSet set, boolean backward) {
        if (!backward && set.size() == 2 && set.last() < 0xD800) {
            emit(RegExpOpcodes.EITHER, set.rangeStart(0), set.last());
            return;
        }
        int index = setIndex(set);
        emit(backward ? RegExpOpcodes.SET_BACK : isWide(index) ? RegExpOpcodes.WIDE_SET : RegExpOpcodes.SET, index);
    }

    private void sequence(List<RegExpNode> terms, boolean backward, FirstCharacters follow) {
        if (backward) {
            for (int i = terms.size() - 1; i >= 0; i--) {
                node(terms.get(i), true, FirstCharacters.ANYTHING);
            }
            return;
        }
        FirstCharacters[] follows = new FirstCharacters[terms.size()];
        FirstCharacters next = follow;
        for (int i = terms.size() - 1; i >= 0; i--) {
            follows[i] = next;
            next = first(terms.get(i)).then(next);
        }
        for (int i = 0; i < terms.size(); i++) {
            int run = literalRun(terms, i);
            if (run > 1) {
                i += run - 1;
            } else {
                node(terms.get(i), false, follows[i]);
            }
        }
    }

    /** Emits several characters from an index on as one string; returns their number. */
    private int literalRun(List<RegExpNode> terms, int from) {
        var text = new StringBuilder();
        int i = from;
        while (i < terms.size()
                && terms.get(i) instanceof RegExpNode.Char character
                && !(unicodeMode && isSurrogate(character.codePoint()))) {
            text.appendCodePoint(character.codePoint());
            i++;
        }
        if (i - from > 1) {
            emit(RegExpOpcodes.STRING, strings.size());
            strings.add(text.toString());
        }
        return i - from;
    }

    private void disjunction(RegExpNode.Disjunction disjunction, boolean backward, FirstCharacters follow) {
        CodePointSet single = FirstCharacters.singleCharacter(disjunction);
        if (single != null) {
            characterClass(single, backward);
            return;
        }
        List<RegExpNode> alternatives =
                backward ? disjunction.alternatives() : AlternativeGroups.of(disjunction.alternatives(), unicodeMode);
        int count = alternatives.size();
        FirstCharacters[] firsts = new FirstCharacters[count];
        FirstCharacters[] later = new FirstCharacters[count];
        for (int i = count - 1; i >= 0; i--) {
            firsts[i] = backward
                    ? FirstCharacters.ANYTHING
                    : first(alternatives.get(i)).then(follow);
            later[i] = i == count - 1 ? firsts[i] : firsts[i].or(later[i + 1]);
        }
        int[] exits = new int[count];
        for (int i = 0; i < count - 1; i++) {
            int skip = -1;
            if (firsts[i].isSelective()) {
                emit(RegExpOpcodes.UNLESS_FIRST, setIndex(firsts[i].set()), 0);
                skip = here() - 1;
            }
            int split = -1;
            if (skip < 0 || !firsts[i].excludes(later[i + 1])) {
                emit(RegExpOpcodes.SPLIT, 0);
                split = here() - 1;
            }
            node(alternatives.get(i), backward, follow);
            emit(RegExpOpcodes.JUMP, 0);
            exits[i] = here() - 1;
            if (skip >= 0) {
                patch(skip);
            }
            if (split >= 0) {
                patch(split);
            }
        }
        node(alternatives.get(count - 1), backward, follow);
        for (int i = 0; i < count - 1; i++) {
            patch(exits[i]);
        }
    }

    private void dispatch(RegExpNode.Dispatch dispatch, FirstCharacters follow) {
        List<RegExpNode> rests = dispatch.rests();
        var targets = new int[rests.size()];
        var exits = new int[targets.length];
        emit(RegExpOpcodes.DISPATCH, dispatches.size());
        dispatches.add(new DispatchTable(dispatch.units(), targets));
        for (int i = 0; i < targets.length; i++) {
            targets[i] = here();
            node(rests.get(i), false, follow);
            emit(RegExpOpcodes.JUMP, 0);
            exits[i] = here() - 1;
        }
        for (int exit : exits) patch(exit);
    }

    private void lookaround(RegExpNode.Lookaround lookaround) {
        if (lookaround.lastGroup() > lookaround.firstGroup()) {
            emit(RegExpOpcodes.KEEP, lookaround.firstGroup() * 2, lookaround.lastGroup() * 2);
        }
        int register = newRegister();
        if (lookaround.negative()) {
            emit(RegExpOpcodes.NOT_LOOK, register, 0);
            int target = here() - 1;
            node(lookaround.body(), lookaround.behind(), FirstCharacters.ANYTHING);
            emit(RegExpOpcodes.NOT_LOOK_END, register);
            patch(target);
        } else {
            newRegister();
            emit(RegExpOpcodes.LOOK, register);
            node(lookaround.body(), lookaround.behind(), FirstCharacters.ANYTHING);
            emit(RegExpOpcodes.LOOK_END, register);
        }
    }
}
