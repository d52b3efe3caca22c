package dev.gyre.engine.regexp;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The contents of a character class: single characters and, with the flag v, strings of other lengths. */
record ClassContents(CodePointSet set, Set<String> strings, boolean mayContainStrings) {
    static final ClassContents EMPTY = new ClassContents(CodePointSet.EMPTY);

    ClassContents(CodePointSet set) {
        this(set, Set.of(), false);
    }

    ClassContents(CodePointSet set, Set<String> strings) {
        this(set, strings, !strings.isEmpty());
    }

    /** A placeholder for contents that are not used. */
    static ClassContents placeholder(boolean mayContainStrings) {
        return new ClassContents(CodePointSet.EMPTY, Set.of(), mayContainStrings);
    }

    ClassContents union(ClassContents other) {
        Set<String> all = strings;
        if (all.isEmpty()) {
            all = other.strings;
        } else if (!other.strings.isEmpty()) {
            all = new TreeSet<>(all);
            all.addAll(other.strings);
        }
        return new ClassContents(set.union(other.set), all, mayContainStrings || other.mayContainStrings);
    }

    ClassContents intersection(ClassContents other) {
        Set<String> common = new TreeSet<>(strings);
        common.retainAll(other.strings);
        return new ClassContents(set.intersection(other.set), common, mayContainStrings && other.mayContainStrings);
    }

    ClassContents difference(ClassContents other) {
        Set<String> rest = new TreeSet<>(strings);
        rest.removeAll(other.strings);
        return new ClassContents(set.difference(other.set), rest, mayContainStrings);
    }

    // MaybeSimpleCaseFolding ( rer, A ), https://tc39.es/ecma262/#sec-maybesimplecasefolding
    ClassContents fold() {
        Set<String> folded = new TreeSet<>();
        for (String string : strings) {
            folded.add(fold(string));
        }
        return new ClassContents(CaseFolding.fold(set), folded, mayContainStrings);
    }

    static String fold(String string) {
        var text = new StringBuilder(string.length());
        for (int i = 0; i < string.length(); i = string.offsetByCodePoints(i, 1)) {
            text.appendCodePoint(CaseFolding.canonicalize(string.codePointAt(i), true));
        }
        return text.toString();
    }

    // CompileAtom of a CharacterClass, https://tc39.es/ecma262/#sec-compileatom
    /** The node: longer strings come first, then the single characters, then the empty string. */
    RegExpNode toNode(PatternCursor cursor) {
        if (strings.isEmpty()) {
            return cursor.characterClass(set);
        }
        List<String> sorted = new ArrayList<>(strings);
        sorted.sort((a, b) -> Integer.compare(b.codePointCount(0, b.length()), a.codePointCount(0, a.length())));
        List<RegExpNode> alternatives = new ArrayList<>();
        for (String string : sorted) {
            if (string.isEmpty()) {
                continue;
            }
            List<RegExpNode> terms = new ArrayList<>();
            for (int i = 0; i < string.length(); i = string.offsetByCodePoints(i, 1)) {
                terms.add(cursor.character(string.codePointAt(i)));
            }
            alternatives.add(new RegExpNode.Sequence(terms));
        }
        if (!set.isEmpty()) {
            alternatives.add(cursor.characterClass(set));
        }
        if (strings.contains("")) {
            alternatives.add(RegExpNode.Empty.INSTANCE);
        }
        return new RegExpNode.Disjunction(alternatives);
    }
}
