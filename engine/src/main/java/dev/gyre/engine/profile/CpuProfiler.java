package dev.gyre.engine.profile;

import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.runtime.error.NativeFrame;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.StackSampler;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A profile that is being taken. A thread of the embedder calls {@link #tick} once an interval, which requests an interrupt; the interrupt check takes
 * the stack. A sample of a builtin function, in which interrupt checks may come late, counts as often as intervals have passed.
 */
public final class CpuProfiler implements StackSampler {
    /** V8's limit: callers beyond it are not in the tree. */
    private static final int MOST_FRAMES = 255;

    /** The longest time without a tick that counts as samples: the machine may have been suspended. */
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final Agent agent;
    private final ProfiledTimes times;
    private final long intervalNanos;
    private final long startNanos = System.nanoTime();
    private final CallTree tree = new CallTree();
    private final SampleList samples = new SampleList();
    private final List<StackFrame> stack = new ArrayList<>();
    /** The ticks without a stack since the last sample. */
    private final AtomicReference<EmptyTicks> empty = new AtomicReference<>();

    private long lastNanos = startNanos;
    private long lastCollection;
    private long lastCpu;
    private volatile WaitingCall waiting;
    private volatile boolean due;

    /** A builtin function that was running at a tick, and the frame that called it. */
    private record WaitingCall(StackFrame caller, JsFunction builtin) {}

    /** Successive ticks at which no JavaScript ran, the last of them at a time. */
    private record EmptyTicks(boolean worked, long at, EmptyTicks before) {}

    /** Begins a profile on the thread of the agent. */
    public CpuProfiler(Agent agent, ProfiledTimes times, long intervalNanos) {
        this.agent = agent;
        this.times = times;
        this.intervalNanos = intervalNanos;
        lastCollection = times.collectionMillis();
        lastCpu = times.threadCpuNanos();
    }

    /** Must be called once an interval, on another thread than the agent's. */
    public void tick() {
        long cpu = times.threadCpuNanos();
        boolean worked = cpu - lastCpu > intervalNanos / 8;
        lastCpu = cpu;
        StackFrame top = agent.topFrame();
        if (top == null) {
            long now = System.nanoTime();
            empty.updateAndGet(last -> last != null && last.worked == worked
                    ? new EmptyTicks(worked, now, last.before)
                    : new EmptyTicks(worked, now, last));
            return;
        }
        waiting = builtinOf(top);
        due = true;
        agent.requestInterrupt();
    }

    /** A builtin without interrupt checks would hide the time that passes in it, so it is looked for at the tick as well. */
    private static WaitingCall builtinOf(StackFrame top) {
        try {
            JsFunction builtin = top.activeNative();
            return builtin == null ? null : new WaitingCall(top, builtin);
        } catch (NullPointerException | IndexOutOfBoundsException changing) {
            // The frame is being entered or left.
            return null;
        }
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
        if (top != null) takeStack(top, isEntry, inBuiltin);
    }

    private void takeStack(StackFrame top, boolean isEntry, boolean inBuiltin) {
        addEmpty(empty.getAndSet(null));
        long now = System.nanoTime();
        collect(top.top(agent), inBuiltin, now - lastNanos > intervalNanos + intervalNanos / 2 ? waiting : null);
        if (isEntry && stack.size() > 1) stack.removeFirst();
        CallTree.Node node = tree.root;
        for (int i = stack.size() - 1; i >= 0; i--) {
            StackFrame frame = stack.get(i);
            node = tree.child(node, frame, frame instanceof Frame code ? code.code : null);
        }
        StackFrame innermost = stack.isEmpty() ? null : stack.getFirst();
        add(node, innermost instanceof Frame code ? code.position().line() : -1, now, innermost instanceof NativeFrame);
        stack.clear();
    }

    /** Collects the frames, the innermost first; from the caller of the builtin that was running at the tick, if it is still on the stack. */
    private void collect(StackFrame top, boolean inBuiltin, WaitingCall callOrNull) {
        for (StackFrame frame = top; frame != null && stack.size() < MOST_FRAMES; frame = frame.caller()) {
            if (frame.isAsync()) break;
            JsFunction builtin = frame.activeNative();
            boolean isCaller = callOrNull != null && frame == callOrNull.caller;
            if (isCaller) {
                stack.clear();
                builtin = callOrNull.builtin;
            }
            if (builtin != null && (frame != top || inBuiltin || isCaller))
                stack.add(new NativeFrame(frame, builtin, null, false));
            stack.add(frame);
        }
    }

    /** Adds the ticks without a stack, the first first. */
    private void addEmpty(EmptyTicks last) {
        if (last == null) return;
        addEmpty(last.before);
        add(last.worked ? tree.program : tree.idle, -1, last.at, true);
    }

    /** @param fills whether the node counts for each interval since the last sample, and not once */
    private void add(CallTree.Node node, int line, long now, boolean fills) {
        long passed = Math.clamp(now - lastNanos, 0, MOST_NANOS);
        int intervals = (int) Math.max(1, Math.round((double) passed / intervalNanos));
        long collection = times.collectionMillis();
        long collected = TimeUnit.MILLISECONDS.toNanos(collection - lastCollection) / Math.max(1, intervalNanos);
        int collecting = (int) Math.min(intervals, collected);
        if (collecting > 0) lastCollection = collection;
        int count = fills ? intervals : Math.min(intervals, collecting + 1);
        for (int i = 1; i <= count; i++) {
            long at = now - passed + passed * i / count;
            CallTree.Node counted = i <= collecting ? tree.collector : node;
            counted.hit(i <= collecting ? -1 : line);
            samples.add(counted.id, TimeUnit.NANOSECONDS.toMicros(at));
        }
        lastNanos = now;
    }

    /** Ends the profile; returns it as JSON, in the format of .cpuprofile files. On the agent's thread. */
    public String finish() {
        due = false;
        addEmpty(empty.getAndSet(null));
        return new CpuProfileText(tree, samples)
                .write(TimeUnit.NANOSECONDS.toMicros(startNanos), TimeUnit.NANOSECONDS.toMicros(System.nanoTime()));
    }
}
