package dev.gyre.engine.profile;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Agent;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * A profile of what functions allocate. When the agent's thread has allocated an interval of bytes, the next interrupt check takes the stack, and the bytes since
 * the last sample count for the innermost function. Objects that have been collected since are part of it.
 */
public final class AllocationProfiler implements SamplingProfiler {
    private final Agent agent;
    private final LongSupplier allocatedBytes;
    private final long intervalBytes;
    private final CallTree tree = new CallTree();
    private final SampledStack stack;
    private final Map<CallTree.Node, Long> bytes = new HashMap<>();
    private final StringBuilder samples = new StringBuilder();
    private int sampleCount;
    private volatile long lastBytes;
    private volatile boolean due;

    /**
     * Begins a profile on the thread of the agent.
     *
     * @param allocatedBytes how many bytes that thread has allocated; any thread may call it
     * @param intervalBytes the least number of bytes between two samples
     * @param mostFrames how many functions of a stack are kept apart, from the innermost
     */
    public AllocationProfiler(Agent agent, LongSupplier allocatedBytes, long intervalBytes, int mostFrames) {
        this.agent = agent;
        this.allocatedBytes = allocatedBytes;
        this.intervalBytes = intervalBytes;
        stack = new SampledStack(agent, tree, mostFrames);
        lastBytes = allocatedBytes.getAsLong();
    }

    @Override
    public void tick() {
        if (allocatedBytes.getAsLong() - lastBytes < intervalBytes || agent.topFrame() == null) return;
        due = true;
        agent.requestInterrupt();
    }

    @Override
    public void sample(boolean isEntry) {
        sample(isEntry, false);
    }

    @Override
    public void sampleInBuiltin() {
        sample(false, true);
    }

    private void sample(boolean isEntry, boolean inBuiltin) {
        if (!due) return;
        due = false;
        StackFrame top = agent.topFrame();
        if (top == null) return;
        long allocated = allocatedBytes.getAsLong() - lastBytes;
        CallTree.Node node = stack.node(top, isEntry, inBuiltin, null);
        bytes.merge(node, allocated, Long::sum);
        samples.append(sampleCount == 0 ? "" : ",").append("{\"size\":").append(allocated);
        samples.append(",\"nodeId\":").append(node.id);
        samples.append(",\"ordinal\":").append(++sampleCount).append('}');
        // What the sample itself has allocated is not the program's.
        lastBytes = allocatedBytes.getAsLong();
    }

    // https://chromedevtools.github.io/devtools-protocol/v8/HeapProfiler/#type-SamplingHeapProfile
    @Override
    public String text() {
        StringBuilder out = new StringBuilder("{\"head\":");
        writeNode(tree.root, out);
        return out.append(",\"samples\":[").append(samples).append("]}").toString();
    }

    private void writeNode(CallTree.Node node, StringBuilder out) {
        out.append("{\"callFrame\":");
        CallFrameText.write(node, out);
        out.append(",\"selfSize\":").append(bytes.getOrDefault(node, 0L));
        out.append(",\"id\":").append(node.id).append(",\"children\":[");
        boolean first = true;
        for (CallTree.Node child : node.children.values()) {
            if (!first) out.append(',');
            first = false;
            writeNode(child, out);
        }
        out.append("]}");
    }

    @Override
    public String finish() {
        due = false;
        return text();
    }
}
