package dev.gyre.node.embed;

import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.node.loops.LoopPorts;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Several runtimes of one program in one JVM, each on a thread of its own, whose servers share their ports: {@code gyre
 * --loops=N}. A loop that fails is started again, and {@link #reload} replaces all of them without losing a connection.
 * docs/deployment.md says what programs see of it.
 */
public final class LoopGroup {
    private static final long FIRST_DELAY_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long LAST_DELAY_NANOS = TimeUnit.SECONDS.toNanos(5);
    /** A loop that has run for so long has not failed at its start. */
    private static final long STEADY_NANOS = TimeUnit.SECONDS.toNanos(10);

    private static final long START_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final long DRAIN_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final long NEVER = Long.MAX_VALUE;

    private final Supplier<NodeRuntime.Builder> settings;
    private final String file;
    private final PrintStream log;
    private final LoopPorts ports = new LoopPorts();
    private final CompilationCache cache = new CompilationCache();
    private final LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    private final List<Slot> slots = new ArrayList<>();
    private final List<Leaving> leaving = new ArrayList<>();
    private boolean hasListened;
    private boolean isReloading;
    private long reloadEnds;
    private int exitCode;

    /** A loop's place, which has one loop after the other. */
    private static final class Slot {
        private final int index;
        private LoopThread current;
        private LoopThread successor;
        private long delay = FIRST_DELAY_NANOS;
        private long restartAt = NEVER;

        Slot(int index) {
            this.index = index;
        }

        boolean isOver() {
            return current == null && restartAt == NEVER;
        }
    }

    /** A loop that has been replaced. */
    private record Leaving(LoopThread loop, long deadline) {}

    /**
     * A group that is to be run.
     *
     * @param settings makes the settings of each loop's runtime
     * @param file the program
     * @param log where failures of loops are reported
     */
    public LoopGroup(int loops, Supplier<NodeRuntime.Builder> settings, String file, PrintStream log) {
        if (loops < 1) throw new IllegalArgumentException("a group of " + loops + " loops");
        this.settings = settings;
        this.file = file;
        this.log = log;
        for (int i = 0; i < loops; i++) slots.add(new Slot(i));
    }

    /** Starts the loops and returns when all have ended: 0, or the exit code of the first that failed to start. */
    public int run() {
        try {
            for (Slot slot : slots) slot.current = start(slot);
            while (!isOver()) {
                Runnable event = events.poll(nextDeadline(), TimeUnit.NANOSECONDS);
                if (event != null) event.run();
                checkDeadlines();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            stopAll();
        } finally {
            ports.closeAll();
        }
        return exitCode;
    }

    /** Starts new loops; when they listen where the old ones do, the old ones take no more connections and end when they have served those they have. Any thread. */
    public void reload() {
        events.add(this::beginReload);
    }

    private boolean isOver() {
        for (Slot slot : slots) if (!slot.isOver()) return false;
        return leaving.isEmpty();
    }

    private LoopThread start(Slot slot) {
        LoopThread loop = new LoopThread(ports, slot.index, () -> events.add(this::listening), log);
        NodeRuntime.Builder own = settings.get().compilationCache(cache).loopOf(slot.index, slots.size());
        loop.start(own, file, code -> events.add(() -> ended(slot, loop, code)));
        return loop;
    }

    private void listening() {
        hasListened = true;
        if (isReloading) finishReload();
    }

    // ---- the end of a loop

    private void ended(Slot slot, LoopThread loop, int code) {
        if (leaving.removeIf(entry -> entry.loop() == loop)) return;
        if (loop == slot.successor) {
            slot.successor = null;
            abandonReload("loop " + slot.index + " ended with code " + code);
        } else if (loop == slot.current) {
            slot.current = null;
            if (slot.successor != null) return;
            if (code == 0) return;
            if (hasListened) restart(slot, loop, code);
            else fail(code);
        }
    }

    /** A program that cannot start is not started again. */
    private void fail(int code) {
        if (exitCode == 0) exitCode = code;
        stopAll();
    }

    private void restart(Slot slot, LoopThread loop, int code) {
        if (loop.age() > STEADY_NANOS) slot.delay = FIRST_DELAY_NANOS;
        slot.restartAt = System.nanoTime() + slot.delay;
        log.println("gyre: loop " + slot.index + " ended with code " + code + "; it starts again in "
                + TimeUnit.NANOSECONDS.toMillis(slot.delay) + " ms");
        slot.delay = Math.min(2 * slot.delay, LAST_DELAY_NANOS);
    }

    private void stopAll() {
        for (Slot slot : slots) {
            slot.restartAt = NEVER;
            if (slot.current != null) leave(slot.current);
            if (slot.successor != null) leave(slot.successor);
            slot.current = null;
            slot.successor = null;
        }
        for (Leaving entry : leaving) entry.loop().stop();
    }

    private void leave(LoopThread loop) {
        leaving.add(new Leaving(loop, System.nanoTime() + DRAIN_NANOS));
    }

    // ---- reloading

    private void beginReload() {
        if (isReloading) return;
        isReloading = true;
        reloadEnds = System.nanoTime() + START_NANOS;
        for (Slot slot : slots) {
            slot.restartAt = NEVER;
            slot.successor = start(slot);
        }
    }

    private boolean isReady(Slot slot) {
        return slot.current == null
                ? !slot.successor.places().isEmpty()
                : slot.successor.places().containsAll(slot.current.places());
    }

    private void finishReload() {
        for (Slot slot : slots) if (!isReady(slot)) return;
        isReloading = false;
        for (Slot slot : slots) {
            if (slot.current != null) {
                leave(slot.current);
                slot.current.drain();
            }
            slot.current = slot.successor;
            slot.successor = null;
            slot.delay = FIRST_DELAY_NANOS;
        }
    }

    private void abandonReload(String reason) {
        if (!isReloading) return;
        isReloading = false;
        log.println("gyre: not reloaded, the old loops go on: " + reason);
        for (Slot slot : slots) {
            if (slot.successor != null) {
                leave(slot.successor);
                slot.successor.drain();
                slot.successor.stop();
            }
            slot.successor = null;
            if (slot.current == null) slot.restartAt = System.nanoTime();
        }
    }

    // ---- time

    private long nextDeadline() {
        long next = isReloading ? reloadEnds : NEVER;
        for (Slot slot : slots) next = Math.min(next, slot.restartAt);
        for (Leaving entry : leaving) next = Math.min(next, entry.deadline());
        return next == NEVER ? NEVER : Math.max(0, next - System.nanoTime());
    }

    private void checkDeadlines() {
        long now = System.nanoTime();
        if (isReloading && now >= reloadEnds) abandonReload("the new loops do not listen where the old ones do");
        for (Slot slot : slots) {
            if (now < slot.restartAt) continue;
            slot.restartAt = NEVER;
            slot.current = start(slot);
        }
        leaving.replaceAll(entry -> {
            if (now < entry.deadline()) return entry;
            entry.loop().stop();
            return new Leaving(entry.loop(), NEVER);
        });
    }
}
