package dev.gyre.engine.profile;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.realm.Agent;
import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A profile that is being taken. A thread of the embedder calls {@link #tick} once an interval, which requests an interrupt; the interrupt check takes
 * the stack. A sample of a builtin function, in which interrupt checks may come late, counts as often as intervals have passed.
 */
public final class CpuProfiler implements SamplingProfiler {
    /** The longest time without a tick that counts as samples: the machine may have been suspended. */
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final Agent agent;
    private final ProfiledTimes times;
    private final long intervalNanos;
    private final long mostSamples;
    private final long startNanos = System.nanoTime();
    private final CallTree tree = new CallTree();
    private final CallTree.Node program = tree.childOfRoot("(program)");
    private final CallTree.Node idle = tree.childOfRoot("(idle)");
    private final CallTree.Node collector = tree.childOfRoot("(garbage collector)");
    private final SampleList samples = new SampleList();
    private final SampledStack stack;
    /** The ticks without a stack since the last sample. */
    private final AtomicReference<EmptyTicks> empty = new AtomicReference<>();

    private long lastNanos = startNanos;
    private long lastCollection;
    private long lastCpu;
    private volatile SampledStack.BuiltinCall waiting;
    /** How many ticks the next sample counts for: a loop of compiled code checks for interrupts once in two milliseconds. */
    private final AtomicInteger due = new AtomicInteger();

    /** Successive ticks at which no JavaScript ran, the last of them at a time. */
    private record EmptyTicks(boolean worked, long at, EmptyTicks before) {}

    /**
     * Begins a profile on the thread of the agent.
     *
     * @param mostSamples how many samples are listed; those after them are only counted
     */
    public CpuProfiler(Agent agent, ProfiledTimes times, long intervalNanos, long mostSamples) {
        this.agent = agent;
        stack = new SampledStack(agent, tree, SampledStack.MOST_FRAMES);
        this.times = times;
        this.intervalNanos = intervalNanos;
        this.mostSamples = mostSamples;
        lastCollection = times.collectionMillis();
        lastCpu = times.threadCpuNanos();
    }

    @Override
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
        // Time without a processor does not count.
        if (worked || due.get() == 0) due.incrementAndGet();
        agent.requestInterrupt();
    }

    /** A builtin without interrupt checks would hide the time that passes in it, so it is looked for at the tick as well. */
    private static SampledStack.BuiltinCall builtinOf(StackFrame top) {
        try {
            JsFunction builtin = top.activeNative();
            return builtin == null ? null : new SampledStack.BuiltinCall(top, builtin);
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
        if (due.get() == 0) return;
        int ticks = due.getAndSet(0);
        StackFrame top = agent.topFrame();
        if (top != null) takeStack(top, isEntry, inBuiltin, ticks);
    }

    private void takeStack(StackFrame top, boolean isEntry, boolean inBuiltin, int ticks) {
        addEmpty(empty.getAndSet(null));
        long now = System.nanoTime();
        boolean isLate = now - lastNanos > intervalNanos + intervalNanos / 2;
        CallTree.Node node = stack.node(top, isEntry, inBuiltin, isLate ? waiting : null);
        add(node, stack.line(), now, stack.isBuiltin() ? Integer.MAX_VALUE : ticks);
    }

    /** Adds the ticks without a stack, the first first. */
    private void addEmpty(EmptyTicks last) {
        var ticks = new ArrayDeque<EmptyTicks>();
        for (EmptyTicks tick = last; tick != null; tick = tick.before) ticks.push(tick);
        for (EmptyTicks tick : ticks) add(tick.worked ? program : idle, -1, tick.at, Integer.MAX_VALUE);
    }

    /** @param most for how many of the intervals since the last sample the node counts at most */
    private void add(CallTree.Node node, int line, long now, int most) {
        long passed = Math.clamp(now - lastNanos, 0, MOST_NANOS);
        int intervals = (int) Math.max(1, Math.round((double) passed / intervalNanos));
        long collection = times.collectionMillis();
        long collected = TimeUnit.MILLISECONDS.toNanos(collection - lastCollection) / Math.max(1, intervalNanos);
        int collecting = (int) Math.min(intervals, collected);
        if (collecting > 0) lastCollection = collection;
        int count = (int) Math.min(intervals, (long) collecting + most);
        for (int i = 1; i <= count; i++) {
            long at = now - passed + passed * i / count;
            CallTree.Node counted = i <= collecting ? collector : node;
            counted.hit(i <= collecting ? -1 : line);
            if (samples.size() < mostSamples) samples.add(counted.id, TimeUnit.NANOSECONDS.toMicros(at));
        }
        lastNanos = now;
    }

    @Override
    public String text() {
        addEmpty(empty.getAndSet(null));
        return new CpuProfileText(tree, samples)
                .write(TimeUnit.NANOSECONDS.toMicros(startNanos), TimeUnit.NANOSECONDS.toMicros(System.nanoTime()));
    }

    @Override
    public String finish() {
        due.set(0);
        return text();
    }
}
