package dev.gyre.engine.syntax.source;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The functions of a text whose runs are counted. */
public final class SourceCoverage {
    private record Range(int start, int end) {}

    private final Map<Range, FunctionCoverage> functions = new LinkedHashMap<>();

    /** The function with this text, added if it is new. */
    public FunctionCoverage function(String name, int start, int end) {
        return functions.computeIfAbsent(new Range(start, end), added -> new FunctionCoverage(name, start, end));
    }

    /** All functions, in the order of their texts, those around others before them. */
    public List<FunctionCoverage> functions() {
        Collection<FunctionCoverage> all = functions.values();
        List<FunctionCoverage> ordered = new ArrayList<>(all);
        ordered.sort((a, b) -> a.start() != b.start() ? Integer.compare(a.start(), b.start()) : b.end() - a.end());
        return ordered;
    }
}
