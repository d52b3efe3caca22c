package dev.gyre.loop.timers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Phase;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestClock;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImmediateQueueTest {
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(new TestClock(), scope, new WorkPool(1));
    private final ImmediateQueue immediates = new ImmediateQueue(loop);
    private final List<String> log = new ArrayList<>();

    private Immediate add(Runnable callback) {
        var immediate = new Immediate(callback);
        immediates.add(immediate);
        return immediate;
    }

    private Immediate add(String name) {
        return add(() -> {
            assertEquals(Phase.CHECK, loop.phase());
            log.add(name + " in turn " + loop.turns());
        });
    }

    @Test
    void anEmptyQueueDoesNotKeepTheLoopAlive() {
        assertFalse(loop.isAlive());
        add("a");
        assertTrue(loop.isAlive());
        loop.run(RunMode.DEFAULT);
        assertFalse(loop.isAlive());
        assertEquals(List.of("a in turn 1"), log);
    }

    @Test
    void anImmediateOfAnImmediateWaitsATurn() {
        add(() -> add("inner"));
        add("outer");
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("outer in turn 1", "inner in turn 2"), log);
    }

    @Test
    void clearingWorksBeforeAndDuringTheRun() {
        var victims = new ArrayList<Immediate>();
        victims.add(add("first"));
        add(() -> victims.forEach(immediates::clear));
        victims.add(add("third"));
        victims.add(add("fourth"));
        add("fifth");
        immediates.clear(victims.getFirst());
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("fifth in turn 1"), log);
        assertEquals(0, immediates.size());
    }

    @Test
    void theRestRunsInTheSamePhaseAfterAThrow() {
        add(() -> {
            throw new IllegalStateException("boom");
        });
        add("second");
        add("third");
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("second in turn 1", "third in turn 1"), log);
        assertEquals(1, scope.errors.size());
        assertEquals(2, scope.opened);
        assertEquals(1, scope.betweens);
    }

    @Test
    void unreferencedImmediatesDoNotKeepTheLoopAlive() {
        immediates.unref(add("unref"));
        assertFalse(loop.run(RunMode.DEFAULT));
        assertEquals(List.of(), log);
        add("ref");
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("unref in turn 1", "ref in turn 1"), log);
    }

    @Test
    void nothingRunsOnceTheContextIsGone() {
        add(() -> {
            log.add("first");
            immediates.close();
            assertTrue(add("late").isDestroyed());
        });
        var second = add("second");
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("first"), log);
        immediates.unref(second);
        immediates.ref(second);
        immediates.clear(second);
        assertTrue(second.isDestroyed());
        assertFalse(loop.run(RunMode.DEFAULT));
        assertEquals(List.of(), scope.errors);
    }
}
