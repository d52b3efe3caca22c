package dev.gyre.engine.regexp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The named groups of a pattern while it is parsed: the groups of each name, and the names that cannot be reused. */
final class GroupNames {
    private final Map<String, List<Integer>> groups = new LinkedHashMap<>();
    private final List<String> references = new ArrayList<>();
    /** For each open disjunction the names of the alternative being read. */
    private final List<List<String>> current = new ArrayList<>();
    /** For each open disjunction the names of its earlier alternatives. */
    private final List<List<String>> earlier = new ArrayList<>();

    boolean isEmpty() {
        return groups.isEmpty() && references.isEmpty();
    }

    void openDisjunction() {
        current.add(null);
        earlier.add(null);
    }

    void nextAlternative() {
        int level = current.size() - 1;
        if (current.get(level) != null) {
            earlier.set(level, merge(earlier.get(level), current.get(level)));
            current.set(level, null);
        }
    }

    void closeDisjunction() {
        nextAlternative();
        List<String> names = earlier.removeLast();
        current.removeLast();
        if (names != null && !current.isEmpty()) {
            int level = current.size() - 1;
            current.set(level, merge(current.get(level), names));
        }
    }

    private static List<String> merge(List<String> target, List<String> added) {
        if (target == null) {
            return added;
        }
        target.addAll(added);
        return target;
    }

    /**
     * Declares a group; returns false if the name is already used by a group that can participate in the same match.
     */
    boolean declare(String name, int group) {
        for (List<String> names : current) {
            if (names != null && names.contains(name)) {
                return false;
            }
        }
        groups.computeIfAbsent(name, key -> new ArrayList<>(1)).add(group);
        List<String> names = new ArrayList<>(2);
        names.add(name);
        int level = current.size() - 1;
        current.set(level, merge(current.get(level), names));
        return true;
    }

    void refer(String name) {
        references.add(name);
    }

    boolean allReferencesDeclared() {
        for (String name : references) {
            if (!groups.containsKey(name)) {
                return false;
            }
        }
        return true;
    }

    /** The names in the order of their first groups, each with its groups. */
    Map<String, int[]> toTable() {
        if (groups.isEmpty()) {
            return Map.of();
        }
        List<Map.Entry<String, List<Integer>>> entries = new ArrayList<>(groups.entrySet());
        entries.sort((a, b) -> a.getValue().getFirst() - b.getValue().getFirst());
        Map<String, int[]> table = new LinkedHashMap<>();
        for (var entry : entries) {
            int[] indices = new int[entry.getValue().size()];
            for (int i = 0; i < indices.length; i++) {
                indices[i] = entry.getValue().get(i);
            }
            table.put(entry.getKey(), indices);
        }
        return table;
    }

    /** The number of capturing groups in a pattern, negated (minus one) when one of them has a name. */
    static int countGroups(String pattern, boolean unicodeSets) {
        int count = 0;
        int classDepth = 0;
        boolean named = false;
        for (int i = 0; i < pattern.length(); i++) {
            switch (pattern.charAt(i)) {
                case '\\' -> i++;
                case '[' -> classDepth = unicodeSets ? classDepth + 1 : 1;
                case ']' -> classDepth = Math.max(0, classDepth - 1);
                case '(' -> {
                    boolean name = isName(pattern, i + 1);
                    if (classDepth == 0 && (name || i + 1 >= pattern.length() || pattern.charAt(i + 1) != '?')) {
                        count++;
                        named |= name;
                    }
                }
                default -> {}
            }
        }
        return named ? -count - 1 : count;
    }

    private static boolean isName(String pattern, int index) {
        return pattern.startsWith("?<", index)
                && !pattern.startsWith("?<=", index)
                && !pattern.startsWith("?<!", index);
    }
}
