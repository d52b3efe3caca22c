package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.clock.LoopClock;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.Descriptors;
import dev.gyre.loop.ticks.TickHooks;
import dev.gyre.loop.ticks.TickQueue;
import dev.gyre.loop.ticks.TickScope;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.loop.timers.ImmediateQueue;
import dev.gyre.loop.timers.Timeout;
import dev.gyre.loop.timers.TimerLists;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Ten thousand random schedules of ticks, jobs, timers, immediates and I/O (bytes through a socket, completions of other threads), run by the loop and by
 * {@link LoopModel}: both must do the same in the same order.
 */
class LoopModelTest implements TickHooks {
    private final TickQueue ticks = new TickQueue(this);
    private final EventLoop loop = new EventLoop(LoopClock.virtual(0), new TickScope(ticks, this), new WorkPool(1));
    private final TimerLists timers = new TimerLists(loop);
    private final ImmediateQueue immediates = new ImmediateQueue(loop);
    private final Map<Integer, Timeout> timeouts = new HashMap<>();
    private final Map<Integer, Immediate> waiting = new HashMap<>();
    private final StringBuilder log = new StringBuilder();
    private final List<SocketByte> sent = new ArrayList<>();
    private final EnumMap<LoopProgram.Kind, Integer> performed = new EnumMap<>(LoopProgram.Kind.class);
    private LoopProgram.Execution program;
    private TcpSocket near;
    private TcpSocket far;

    /** In two parts: the loop parks in one and polls in the other. */
    @ParameterizedTest
    @CsvSource({"false, 0, 7500", "true, 7500, 10000"})
    void tenThousandRandomSchedulesOfTicksJobsTimersImmediatesAndIoRunAsTheModelSays(
            boolean withSocket, int first, int end) throws UvException {
        if (withSocket) {
            connect();
        }
        for (var seed = first; seed < end; seed++) {
            var random = new LoopProgram(new Random(seed), withSocket);
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
        performed.forEach((kind, times) -> assertTrue(times > end - first, kind + " " + times));
        assertEquals(LoopProgram.Kind.values().length - (withSocket ? 0 : 1), performed.size());
    }

    /** Two ends of a pair of sockets; neither keeps the loop alive, only bytes under way do. */
    private void connect() throws UvException {
        var pair = Descriptors.socketPair(false, false);
        near = TcpSocket.open(loop, pair.near());
        far = TcpSocket.open(loop, pair.far());
        far.unref();
        far.listen(new SocketListener() {
            @Override
            public void read(ByteBuffer data) {
                var arrived = List.copyOf(sent.subList(0, data.remaining()));
                sent.subList(0, data.remaining()).clear();
                arrived.forEach(SocketByte::arrive);
            }

            @Override
            public void ended() {
                throw new AssertionError("ended");
            }

            @Override
            public void failed(UvError error) {
                throw new AssertionError(error.code());
            }
        });
        far.readStart();
    }

    private void step(int id, long start) {
        log.append(id).append('@').append(loop.now() - start).append(' ');
        for (var action : program.next(id)) {
            perform(action, start);
        }
    }

    private void perform(LoopProgram.Action action, long start) {
        var id = action.target();
        performed.merge(action.kind(), 1, Integer::sum);
        switch (action.kind()) {
            case TICK -> ticks.nextTick(() -> step(id, start));
            case MICROTASK -> ticks.enqueueMicrotask(() -> step(id, start));
            case TIMER, INTERVAL -> {
                var timeout =
                        new Timeout(() -> step(id, start), action.delay(), action.kind() == LoopProgram.Kind.INTERVAL);
                timeouts.put(id, timeout);
                timers.start(timeout);
            }
            case IMMEDIATE -> {
                var immediate = new Immediate(() -> step(id, start));
                waiting.put(id, immediate);
                immediates.add(immediate);
            }
            case INPUT -> new Input(() -> step(id, start));
            case SOCKET -> {
                sent.add(new SocketByte(() -> step(id, start)));
                assertTrue(near.write(ByteBuffer.wrap(new byte[1]), null));
            }
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

    /** A byte between the two sockets. */
    private final class SocketByte extends Request {
        private final Runnable callback;

        SocketByte(Runnable callback) {
            super(loop);
            this.callback = callback;
            begin();
        }

        void arrive() {
            end();
            callback.run();
        }

        @Override
        public String kind() {
            return "byte";
        }

        @Override
        public String reason() {
            return "test";
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
