package dev.gyre.loop.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.RecordRequest;
import dev.gyre.loop.RunMode;
import dev.gyre.loop.TestScope;
import dev.gyre.loop.WorkPool;
import dev.gyre.loop.clock.LoopClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RecordChannelTest {
    private final TestScope scope = new TestScope();
    private final WorkPool pool = new WorkPool(1);
    private final EventLoop loop = new EventLoop(LoopClock.system(), scope, pool);
    private final List<String> log = new ArrayList<>();
    private RecordChannel channel;
    private int failAt = -1;

    @AfterEach
    void close() {
        loop.close();
        pool.close();
    }

    private RecordChannel open(int records, int bytes) {
        channel = new RecordChannel(new RecordRing(records, bytes), this::drain);
        return channel;
    }

    private void drain() {
        while (!channel.isEmpty()) {
            var operation = channel.ring().firstOperation();
            var length = channel.ring().shift().length;
            log.add(operation + ":" + length);
            if (operation == failAt) {
                throw new IllegalStateException("boom");
            }
        }
    }

    /** Work that answers with that many bytes, or fails when there are fewer than none. */
    private final class Answer extends RecordRequest {
        private final int operation;
        private final int length;

        Answer(int operation, int length) {
            super(loop, channel, operation);
            this.operation = operation;
            this.length = length;
        }

        @Override
        public String reason() {
            return "answer " + operation;
        }

        @Override
        protected byte[] produce() {
            return new byte[length];
        }

        @Override
        protected void deliver(int number, Throwable failure, byte[] result) {
            log.add(number + ":" + (failure == null ? result.length : "failed"));
            if (number == failAt) {
                throw new IllegalStateException("boom");
            }
        }
    }

    /** Runs answers of these lengths, all of them ready before the loop looks. */
    private void runAnswers(int... lengths) throws InterruptedException {
        for (var i = 0; i < lengths.length; i++) {
            new Answer(i, lengths[i]).submit();
        }
        awaitPool();
        loop.run(RunMode.DEFAULT);
    }

    private void awaitPool() throws InterruptedException {
        var done = new CountDownLatch(1);
        new RecordRequest(loop, channel, 1000) {
            @Override
            public String reason() {
                return "last";
            }

            @Override
            protected byte[] produce() {
                done.countDown();
                throw new IllegalStateException("last");
            }

            @Override
            protected void deliver(int number, Throwable failure, byte[] result) {
                log.add("last");
            }
        }.submit();
        done.await();
    }

    @Test
    void manyAnswersAreOneEntry() throws InterruptedException {
        open(RecordRing.DEFAULT_RECORDS, RecordRing.DEFAULT_BYTES);
        runAnswers(1, 2, 3, 0, 5);
        assertEquals(List.of("0:1", "1:2", "2:3", "3:0", "4:5", "last"), log);
        assertEquals(1, channel.drains());
        assertEquals(5, channel.inRing());
        assertFalse(loop.isAlive());
    }

    @Test
    void whatDoesNotFitKeepsItsPlace() throws InterruptedException {
        open(3, 10);
        runAnswers(4, 11, 4, 4, 4, 1, 1, -1, 12, 2);
        assertEquals(List.of("0:4", "1:11", "2:4", "3:4", "4:4", "5:1", "6:1", "7:failed", "8:12", "9:2", "last"), log);
    }

    @Test
    void whatAnotherChannelHoldsComesFirst() throws InterruptedException {
        var first = open(10, 100);
        var others = new RecordChannel[1];
        others[0] = new RecordChannel(
                new RecordRing(10, 100),
                () -> log.add("other " + others[0].ring().shift().length));
        new Answer(0, 1).submit();
        channel = others[0];
        new Answer(1, 2).submit();
        channel = first;
        new Answer(2, 3).submit();
        awaitPool();
        loop.run(RunMode.DEFAULT);
        assertEquals(List.of("0:1", "other 2", "2:3", "last"), log);
        assertTrue(first.isEmpty() && others[0].isEmpty());
    }

    @Test
    void aThrowLosesNothing() throws InterruptedException {
        for (failAt = 0; failAt < 6; failAt++) {
            log.clear();
            open(2, 10);
            runAnswers(1, 11, 1, 1, 1, 1);
            assertEquals(List.of("0:1", "1:11", "2:1", "3:1", "4:1", "5:1", "last"), log);
        }
        assertEquals(6, scope.errors.size());
        assertEquals(0, scope.depth);
    }

    @Test
    void everyAnswerArrivesOnceAndInOrderWhateverTheSizes() throws InterruptedException {
        var random = new Random(11);
        for (var run = 0; run < 200; run++) {
            log.clear();
            open(1 + random.nextInt(8), 1 + random.nextInt(100));
            failAt = random.nextInt(40);
            var lengths = random.ints(random.nextInt(40), -1, 60).toArray();
            var expected = new ArrayList<String>();
            for (var i = 0; i < lengths.length; i++) {
                expected.add(i + ":" + (lengths[i] < 0 ? "failed" : lengths[i]));
            }
            expected.add("last");
            runAnswers(lengths);
            assertEquals(expected, log);
            assertTrue(channel.isEmpty());
        }
    }
}
