package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.gyre.loop.ticks.TickHooks;
import dev.gyre.loop.ticks.TickQueue;
import dev.gyre.loop.ticks.TickScope;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.loop.timers.ImmediateQueue;
import dev.gyre.loop.timers.TimerLists;
import dev.gyre.loop.timers.Timeout;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random programs of ticks, microtasks, timers, immediates and I/O, run by the loop and by {@link LoopModel}: both must do the same in the same order. */
class LoopModelTest implements TickHooks {
    private static final int PROGRAMS = 10_000;

    private final TickQueue ticks = new TickQueue(this);
    private final EventLoop loop = new EventLoop(LoopClock.virtual(0), new TickScope(ticks, this), new WorkPool(1));
    private final TimerLists timers = new TimerLists(loop);
    private final ImmediateQueue immediates = new ImmediateQueue(loop);
    private final Map<Integer, Timeout> timeouts = new HashMap<>();
    private final Map<Integer, Immediate> waiting = new HashMap<>();
    private final StringBuilder log = new StringBuilder();
    private LoopProgram.Execution program;

    @Test
    void tenThousandRandomProgramsRunAsTheModelSays() {
        for (var seed = 0; seed < PROGRAMS; seed++) {
            var random = new LoopProgram(new Random(seed));
            var expected = new LoopModel(random).run();
            program = random.execute();
            log.setLength(0);
            timeouts.clear();
            waiting.clear();
            var start = loop.updateTime();
            loop.call(() -> step(0, start));
            assertFalse(loop.run(RunMode.DEFAULT));
            assertEquals(expected, log.toString(), "program " + seed);
        }
        loop.close();
    }

    private void step(int id, long start) {
        log.append(id).append('@').append(loop.now() - start).append(' ');
        for (var action : program.next(id)) {
            perform(action, start);
        }
    }

    private void perform(LoopProgram.Action action, long start) {
        var id = action.target();
        switch (action.kind()) {
            case TICK -> ticks.nextTick(() -> step(id, start));
            case MICROTASK -> ticks.enqueueMicrotask(() -> step(id, start));
            case TIMER, INTERVAL -> {
                var timeout = new Timeout(() -> step(id, start), action.delay(), action.kind() == LoopProgram.Kind.INTERVAL);
                timeouts.put(id, timeout);
                timers.start(timeout);
            }
            case IMMEDIATE -> {
                var immediate = new Immediate(() -> step(id, start));
                waiting.put(id, immediate);
                immediates.add(immediate);
            }
            case INPUT -> new Input(() -> step(id, start));
            case CLEAR -> {
                if (timeouts.containsKey(id)) {
                    timers.clear(timeouts.get(id));
                } else if (waiting.containsKey(id)) {
                    immediates.clear(waiting.get(id));
                }
            }
            case REFRESH -> {
                if (timeouts.containsKey(id)) {
                    timers.refresh(timeouts.get(id));
                }
            }
        }
    }

    /** A result of something outside, at hand in the next poll phase. */
    private final class Input extends Request {
        Input(Runnable callback) {
            super(loop);
            begin();
            loop.post(() -> {
                end();
                callback.run();
            });
        }

        @Override
        public String kind() {
            return "input";
        }

        @Override
        public String reason() {
            return "test";
        }
    }

    @Override
    public boolean hasRejectionToWarn() {
        return false;
    }

    @Override
    public boolean processPromiseRejections() {
        return false;
    }

    @Override
    public void uncaught(Throwable error) {
        throw new AssertionError(error);
    }

    @Override
    public boolean canCall() {
        return true;
    }
}
