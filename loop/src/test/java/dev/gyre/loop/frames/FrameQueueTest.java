package dev.gyre.loop.frames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrameQueueTest {
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(LoopClock.virtual(0), scope, new WorkPool(1));
    private final FrameQueue frames = new FrameQueue(loop, new TimedFrames(100));
    private final List<String> log = new ArrayList<>();

    private int request(String name) {
        return frames.request(time -> log.add(name + "@" + time));
    }

    @Test
    void whatACallbackRequestsWaitsForTheNextFrame() {
        frames.request(time -> {
            log.add("a@" + time);
            request("c");
        });
        request("b");
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("a@10.0", "b@10.0", "c@20.0"), log);
        assertFalse(loop.isAlive());
    }

    @Test
    void aCancelledRequestDoesNotRunNotEvenInsideItsFrame() {
        var victims = new int[2];
        frames.request(time -> frames.cancel(victims[0]));
        victims[0] = request("victim");
        victims[1] = request("other");
        frames.cancel(victims[1]);
        frames.cancel(12345);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of(), log);
        var only = request("only");
        assertTrue(loop.isAlive());
        frames.cancel(only);
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of(), log);
        assertEquals(10, loop.now());
    }

    @Test
    void aThrowDoesNotLoseTheOthers() {
        frames.request(time -> {
            throw new IllegalStateException("boom");
        });
        request("b");
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("b@10.0"), log);
        assertEquals(1, scope.errors.size());
    }

    @Test
    void aHostMaySupplyTheFrames() {
        var asked = new ArrayList<FrameClock.FrameCallback>();
        var host = new FrameQueue(loop, (sameLoop, frame) -> {
            asked.add(frame);
            return () -> asked.clear();
        });
        var first = host.request(time -> log.add("host@" + time));
        host.cancel(first);
        assertEquals(0, asked.size());
        host.request(time -> log.add("host@" + time));
        host.request(time -> assertThrows(IllegalStateException.class, () -> host.runFrame(1)));
        assertEquals(1, asked.size());
        asked.removeFirst().run(16.5);
        assertEquals(List.of("host@16.5"), log);
        host.request(time -> log.add("never"));
        host.cancelAll();
        assertEquals(0, asked.size() + host.size());
        assertEquals(0, scope.errors.size());
    }
}
