package dev.gyre.engine.regexp;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Groups alternatives that begin with a code unit by that unit, so that the next unit of the input decides which of them are tried. Alternatives that begin
 * with different units cannot both match, and those with the same unit keep their order, so the first one that matches stays the first.
 */
final class AlternativeGroups {
    private AlternativeGroups() {}

    /** The alternatives of forward matching, of which each sequence that begins with code units is one {@link RegExpNode.Dispatch}. */
    static List<RegExpNode> of(List<RegExpNode> alternatives, boolean unicodeMode) {
        int count = alternatives.size();
        var result = new ArrayList<RegExpNode>(count);
        for (int from = 0; from < count; ) {
            int to = from;
            while (to < count && firstUnit(alternatives.get(to), unicodeMode) >= 0) to++;
            if (to - from > 1) {
                result.add(dispatch(alternatives.subList(from, to), unicodeMode));
            } else {
                result.addAll(alternatives.subList(from, Math.max(to, from + 1)));
            }
            from = Math.max(to, from + 1);
        }
        return result;
    }

    private static RegExpNode dispatch(List<RegExpNode> alternatives, boolean unicodeMode) {
        var groups = new TreeMap<Integer, List<RegExpNode>>();
        for (RegExpNode alternative : alternatives) {
            groups.computeIfAbsent(firstUnit(alternative, unicodeMode), unit -> new ArrayList<>())
                    .add(alternative);
        }
        var units = new int[groups.size()];
        var rests = new ArrayList<RegExpNode>(units.length);
        for (var group : groups.entrySet()) {
            units[rests.size()] = group.getKey();
            rests.add(rest(group.getValue(), unicodeMode));
        }
        return new RegExpNode.Dispatch(units, rests);
    }

    /** What comes after the first unit of alternatives that share it. All units that they share come first, so that long equal prefixes do not nest. */
    private static RegExpNode rest(List<RegExpNode> group, boolean unicodeMode) {
        int shared = 1;
        while (group.size() > 1 && isShared(group, shared, unicodeMode)) shared++;
        var rests = new ArrayList<RegExpNode>(group.size());
        for (RegExpNode alternative : group) rests.add(from(alternative, shared));
        RegExpNode last = rests.size() == 1 ? rests.getFirst() : new RegExpNode.Disjunction(rests);
        if (shared == 1) return last;
        var terms = new ArrayList<>(terms(group.getFirst()).subList(1, shared));
        terms.add(last);
        return new RegExpNode.Sequence(terms);
    }

    private static boolean isShared(List<RegExpNode> group, int index, boolean unicodeMode) {
        int unit = unit(group.getFirst(), index, unicodeMode);
        if (unit < 0) return false;
        for (RegExpNode alternative : group) {
            if (unit(alternative, index, unicodeMode) != unit) return false;
        }
        return true;
    }

    private static RegExpNode from(RegExpNode alternative, int index) {
        List<RegExpNode> terms = terms(alternative);
        if (index == terms.size()) return RegExpNode.Empty.INSTANCE;
        return index == terms.size() - 1
                ? terms.get(index)
                : new RegExpNode.Sequence(terms.subList(index, terms.size()));
    }

    private static int firstUnit(RegExpNode alternative, boolean unicodeMode) {
        return unit(alternative, 0, unicodeMode);
    }

    /** The code unit that a term of an alternative matches; negative if there is no such term, or if it matches something else. */
    private static int unit(RegExpNode alternative, int index, boolean unicodeMode) {
        List<RegExpNode> terms = terms(alternative);
        if (index >= terms.size() || !(terms.get(index) instanceof RegExpNode.Char character)) return -1;
        int codePoint = character.codePoint();
        return codePoint > 0xFFFF || unicodeMode && RegExpCompiler.isSurrogate(codePoint) ? -1 : codePoint;
    }

    private static List<RegExpNode> terms(RegExpNode alternative) {
        return alternative instanceof RegExpNode.Sequence sequence ? sequence.terms() : List.of(alternative);
    }
}
