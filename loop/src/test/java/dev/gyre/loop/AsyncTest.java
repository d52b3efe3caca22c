package dev.gyre.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AsyncTest {
    private final TestScope scope = new TestScope();
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, new WorkPool(1));
    private final List<String> log = new ArrayList<>();

    @AfterEach
    void close() {
        loop.close();
    }

    private Async async(String name, Runnable more) {
        return new Async(loop, name, () -> {
            log.add(name);
            more.run();
        });
    }

    private void turn() {
        loop.run(RunMode.NOWAIT);
        log.add("|");
    }

    @Test
    void severalSendsBeforeTheCallAreOneAndLaterOnesAnother() {
        var one = async("one", () -> {});
        one.send();
        one.send();
        turn();
        turn();
        one.send();
        turn();
        assertEquals(List.of("one", "|", "|", "one", "|"), log);
    }

    @Test
    void whoIsSentDuringThePassIsCalledInItOrElseInTheNextTurn() {
        var first = new Async[1];
        var last = new Async[1];
        first[0] = async("first", () -> {});
        var middle = async("middle", () -> {
            first[0].send();
            last[0].send();
        });
        last[0] = async("last", () -> {});
        middle.send();
        turn();
        turn();
        assertEquals(List.of("middle", "last", "|", "first", "|"), log);
    }

    @Test
    void whoSendsItselfWaitsForTheNextTurn() {
        var self = new Async[1];
        self[0] = async("self", () -> {
            if (log.size() < 5) {
                self[0].send();
            }
        });
        self[0].send();
        turn();
        turn();
        turn();
        turn();
        assertEquals(List.of("self", "|", "self", "|", "self", "|", "|"), log);
    }

    @Test
    void whatIsMadeAndSentDuringThePassWaitsForTheNextTurn() {
        async("maker", () -> async("made", () -> {}).send()).send();
        turn();
        turn();
        assertEquals(List.of("maker", "|", "made", "|"), log);
    }

    @Test
    void oneThatThrowsLeavesTheOthersToRun() {
        async("bad", () -> {
                    throw new IllegalStateException("boom");
                })
                .send();
        var good = async("good", () -> {});
        good.send();
        turn();
        turn();
        log.removeIf("|"::equals);
        assertEquals(List.of("bad", "good"), log);
        assertEquals(1, scope.errors.size());
    }

    @Test
    void whoClosesInThePassIsNotCalledAndLeavesTheListForTheOthers() {
        var second = new Async[1];
        var first = async("first", () -> second[0].close(() -> log.add("closed")));
        second[0] = async("second", () -> {});
        var third = async("third", () -> {});
        first.send();
        second[0].send();
        third.send();
        turn();
        third.send();
        first.unref();
        turn();
        assertEquals(List.of("first", "third", "closed", "|", "third", "|"), log);
        assertFalse(second[0].isActive());
    }
}
