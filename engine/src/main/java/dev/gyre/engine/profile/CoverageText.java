package dev.gyre.engine.profile;

import dev.gyre.engine.bytecode.SourceUrl;
import dev.gyre.engine.runtime.operations.JsonStrings;
import dev.gyre.engine.syntax.source.FunctionCoverage;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Writes how often functions and blocks have run, in the format of V8's precise coverage. */
// https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-ScriptCoverage
public final class CoverageText {
    /** A part of a function that ran so often. */
    private record Range(int start, int end, long count) {}

    /**
     * What is written.
     *
     * @param counts how often each function and block has run; otherwise whether it has run, as 1 or 0
     * @param blocks the blocks in functions as well
     * @param onlyNew whether functions that have been reported as run before are taken for functions that have not run
     */
    public record Form(boolean counts, boolean blocks, boolean onlyNew) {
        /** All that is counted. */
        public static final Form COMPLETE = new Form(true, true, false);

        /** Which functions have run at all. */
        public static final Form BEST_EFFORT = new Form(false, false, false);

        private long of(long count) {
            return counts ? count : Math.min(count, 1);
        }
    }

    private CoverageText() {}

    /** Appends an array of ScriptCoverage: functions that have run, and those directly in them that have not. */
    public static void write(List<Source> sources, Form form, StringBuilder out) {
        out.append('[');
        boolean first = true;
        for (Source source : sources) {
            List<FunctionCoverage> functions = shown(source, form);
            if (functions.isEmpty()) continue;
            if (!first) out.append(',');
            first = false;
            out.append("{\"scriptId\":\"").append(source.id()).append("\",\"url\":");
            JsonStrings.quote(out, SourceUrl.of(source));
            out.append(",\"functions\":[");
            for (int i = 0; i < functions.size(); i++) {
                if (i > 0) out.append(',');
                writeFunction(functions.get(i), form, out);
            }
            out.append("]}");
        }
        out.append(']');
    }

    private static List<FunctionCoverage> shown(Source source, Form form) {
        List<FunctionCoverage> shown = new ArrayList<>();
        Deque<FunctionCoverage> around = new ArrayDeque<>();
        for (FunctionCoverage function : source.coverage().functions()) {
            while (!around.isEmpty() && around.peek().end() <= function.start()) around.pop();
            boolean isCovered = isCovered(function, form);
            if (!isCovered && (around.isEmpty() || !isCovered(around.peek(), form))) continue;
            around.push(function);
            shown.add(function);
        }
        return shown;
    }

    private static boolean isCovered(FunctionCoverage function, Form form) {
        return function.countOf(0) > 0 && !(form.onlyNew && function.isReported());
    }

    private static void writeFunction(FunctionCoverage function, Form form, StringBuilder out) {
        out.append("{\"functionName\":");
        JsonStrings.quote(out, function.name());
        out.append(",\"ranges\":[");
        List<Range> ranges = ranges(function, form);
        for (int i = 0; i < ranges.size(); i++) {
            if (i > 0) out.append(',');
            out.append("{\"startOffset\":").append(ranges.get(i).start);
            out.append(",\"endOffset\":").append(ranges.get(i).end);
            out.append(",\"count\":").append(ranges.get(i).count).append('}');
        }
        boolean hasBlocks = form.blocks && function.isCompiled() && isCovered(function, form);
        out.append("],\"isBlockCoverage\":").append(hasBlocks).append('}');
    }

    /** The function, and those blocks that ran more or less often than what is around them. */
    private static List<Range> ranges(FunctionCoverage function, Form form) {
        long calls = isCovered(function, form) ? form.of(function.countOf(0)) : 0;
        Range whole = new Range(function.start(), function.end(), calls);
        List<Range> shown = new ArrayList<>(List.of(whole));
        if (whole.count == 0 || !form.blocks) return shown;
        List<Range> blocks = new ArrayList<>();
        for (int i = 1; i < function.size(); i++)
            blocks.add(new Range(function.startOf(i), function.endOf(i), form.of(function.countOf(i))));
        blocks.sort((a, b) -> a.start != b.start ? Integer.compare(a.start, b.start) : b.end - a.end);
        Deque<Range> around = new ArrayDeque<>(List.of(whole));
        for (Range block : blocks) {
            Range before = null;
            while (around.size() > 1 && around.peek().end < block.end) before = around.pop();
            if (block.count == around.peek().count || block.start >= block.end) continue;
            Range added = block;
            if (before != null && before.end == block.start && before.count == block.count) {
                added = new Range(before.start, block.end, block.count);
                shown.set(shown.indexOf(before), added);
            } else {
                shown.add(block);
            }
            around.push(added);
        }
        return shown;
    }
}
