package dev.gyre.engine.profile;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.bytecode.SourceUrl;
import dev.gyre.engine.runtime.operations.JsonStrings;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.engine.syntax.source.SourcePosition;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes a profile in the format of .cpuprofile files. */
// https://chromedevtools.github.io/devtools-protocol/v8/Profiler/#type-Profile
final class CpuProfileText {
    private final CallTree tree;
    private final SampleList samples;
    private final Map<Source, Integer> scripts = new IdentityHashMap<>();
    private final StringBuilder out = new StringBuilder(1 << 14);

    CpuProfileText(CallTree tree, SampleList samples) {
        this.tree = tree;
        this.samples = samples;
    }

    String write(long startMicros, long endMicros) {
        out.append("{\"nodes\":[");
        for (CallTree.Node node : tree.nodes()) writeNode(node);
        out.append("],\"startTime\":").append(startMicros);
        out.append(",\"endTime\":").append(endMicros);
        out.append(",\"samples\":[");
        for (int i = 0; i < samples.size(); i++) comma(i).append(samples.node(i));
        out.append("],\"timeDeltas\":[");
        long last = startMicros;
        for (int i = 0; i < samples.size(); i++) {
            comma(i).append(samples.micros(i) - last);
            last = samples.micros(i);
        }
        return out.append("]}").toString();
    }

    private StringBuilder comma(int index) {
        return index == 0 ? out : out.append(',');
    }

    private void writeNode(CallTree.Node node) {
        comma(node.id - 1).append("{\"id\":").append(node.id).append(",\"callFrame\":{\"functionName\":");
        JsonStrings.quote(out, node.name);
        if (node.key instanceof CodeBlock code) writeCode(code);
        else out.append(",\"scriptId\":\"0\",\"url\":\"\",\"lineNumber\":-1,\"columnNumber\":-1");
        out.append("},\"hitCount\":").append(node.hits);
        if (!node.children.isEmpty()) {
            List<CallTree.Node> children =
                    tree.nodes().stream().filter(other -> other.parent == node).toList();
            out.append(",\"children\":[");
            for (int i = 0; i < children.size(); i++) comma(i).append(children.get(i).id);
            out.append(']');
        }
        if (!node.ticksOfLines.isEmpty()) writeTicks(node);
        out.append('}');
    }

    private void writeTicks(CallTree.Node node) {
        out.append(",\"positionTicks\":[");
        int index = 0;
        for (Map.Entry<Integer, int[]> line : new TreeMap<>(node.ticksOfLines).entrySet()) {
            comma(index++).append("{\"line\":").append(line.getKey());
            out.append(",\"ticks\":").append(line.getValue()[0]).append('}');
        }
        out.append(']');
    }

    private void writeCode(CodeBlock code) {
        int script = scripts.computeIfAbsent(code.source, first -> scripts.size() + 1);
        out.append(",\"scriptId\":\"").append(script).append("\",\"url\":");
        JsonStrings.quote(out, SourceUrl.of(code.source));
        // Positions in these files count from 0.
        SourcePosition start = code.source.position(code.shared == null ? 0 : parametersStart(code.shared));
        out.append(",\"lineNumber\":").append(start.line() - 1);
        out.append(",\"columnNumber\":").append(start.column() - 1);
    }

    /** Where V8 says that a function begins: at its parameters. */
    private static int parametersStart(SharedFunctionInfo function) {
        String text = function.text();
        // The function that a CommonJS module is.
        if (function.start() == 0
                && function.source().text().substring(function.end()).isBlank()) return 0;
        int from = 0;
        switch (function.kind()) {
            case ARROW -> {
                String async = function.isAsync() ? "async" : "";
                return function.start() + async.length() + (text.startsWith(" ", async.length()) ? 1 : 0);
            }
            case CONSTRUCTOR, DERIVED_CONSTRUCTOR -> from = Math.max(0, text.indexOf("constructor"));
            case CLASS_FIELD_INITIALIZER, CLASS_STATIC_BLOCK -> {
                return function.start();
            }
            default -> {}
        }
        return function.start() + Math.max(0, text.indexOf('(', from));
    }
}
