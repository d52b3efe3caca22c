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

    private CoverageText() {}

    /** Appends an array of ScriptCoverage. */
    public static void write(List<Source> sources, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < sources.size(); i++) {
            if (i > 0) out.append(',');
            out.append("{\"scriptId\":\"").append(i + 1).append("\",\"url\":");
            JsonStrings.quote(out, SourceUrl.of(sources.get(i)));
            out.append(",\"functions\":[");
            boolean first = true;
            for (FunctionCoverage function : sources.get(i).coverage().functions()) {
                if (!first) out.append(',');
                first = false;
                writeFunction(function, out);
            }
            out.append("]}");
        }
        out.append(']');
    }

    private static void writeFunction(FunctionCoverage function, StringBuilder out) {
        out.append("{\"functionName\":");
        JsonStrings.quote(out, function.name());
        out.append(",\"ranges\":[");
        List<Range> ranges = ranges(function);
        for (int i = 0; i < ranges.size(); i++) {
            if (i > 0) out.append(',');
            out.append("{\"startOffset\":").append(ranges.get(i).start);
            out.append(",\"endOffset\":").append(ranges.get(i).end);
            out.append(",\"count\":").append(ranges.get(i).count).append('}');
        }
        boolean hasBlocks = function.isCompiled() && function.countOf(0) > 0;
        out.append("],\"isBlockCoverage\":").append(hasBlocks).append('}');
    }

    /** The function, and those blocks that ran more or less often than what is around them. */
    private static List<Range> ranges(FunctionCoverage function) {
        Range whole = new Range(function.start(), function.end(), function.countOf(0));
        List<Range> shown = new ArrayList<>(List.of(whole));
        if (whole.count == 0) return shown;
        List<Range> blocks = new ArrayList<>();
        for (int i = 1; i < function.size(); i++)
            blocks.add(new Range(function.startOf(i), function.endOf(i), function.countOf(i)));
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
