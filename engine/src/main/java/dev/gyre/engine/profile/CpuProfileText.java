package dev.gyre.engine.profile;

import java.util.Map;
import java.util.TreeMap;

/** Writes a profile in the format of .cpuprofile files. */
// https://chromedevtools.github.io/devtools-protocol/v8/Profiler/#type-Profile
final class CpuProfileText {
    private final CallTree tree;
    private final SampleList samples;
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
        comma(node.id - 1).append("{\"id\":").append(node.id).append(",\"callFrame\":");
        CallFrameText.write(node, out);
        out.append(",\"hitCount\":").append(node.hits);
        if (!node.children.isEmpty()) {
            out.append(",\"children\":[");
            int index = 0;
            for (CallTree.Node child : node.children.values()) comma(index++).append(child.id);
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
}
