package dev.gyre.loop.records;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.NoSuchElementException;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RecordRingTest {
    /** A record of the model. */
    private record Expected(int operation, byte[] bytes) {}

    private static int header(RecordRing ring, int index) {
        return ByteBuffer.wrap(ring.memory()).order(ByteOrder.nativeOrder()).getInt(index * Integer.BYTES);
    }

    @Test
    void theBlockIsLaidOutAsJavaScriptReadsIt() {
        var ring = new RecordRing(4, 10);
        var start = ring.areaStart();
        assertEquals((3 + 2 * 4) * 4, start);
        assertEquals(start + 10, ring.memory().length);
        assertTrue(ring.push(7, new byte[] {1, 2, 3, 4}, 1, 3));
        assertTrue(ring.push(9, new byte[] {5}, 0, 1));
        assertEquals(2, header(ring, RecordRing.RECORDS));
        assertEquals(0, header(ring, RecordRing.SHIFTED));
        assertEquals(start + 4, header(ring, RecordRing.HEAD));
        assertEquals(start + 3, header(ring, RecordRing.TABLE));
        assertEquals(7, header(ring, RecordRing.TABLE + 1));
        assertEquals(start + 4, header(ring, RecordRing.TABLE + 2));
        assertEquals(9, header(ring, RecordRing.TABLE + 3));
        assertArrayEquals(new byte[] {2, 3, 4}, ring.shift());
        assertEquals(1, header(ring, RecordRing.SHIFTED));
        assertArrayEquals(new byte[] {5}, ring.shift());
        assertEquals(0, header(ring, RecordRing.RECORDS));
        assertEquals(0, header(ring, RecordRing.SHIFTED));
        assertEquals(start, header(ring, RecordRing.HEAD));
        assertThrows(NoSuchElementException.class, ring::shift);
    }

    @Test
    void refusesWhatDoesNotFitAndStaysAsItIs() {
        var ring = new RecordRing(2, 10);
        assertFalse(ring.push(1, new byte[11], 0, 11));
        assertTrue(ring.push(1, new byte[10], 0, 10));
        assertFalse(ring.push(2, new byte[1], 0, 1));
        assertTrue(ring.push(3, new byte[0], 0, 0));
        assertFalse(ring.push(4, new byte[0], 0, 0));
        assertEquals(1, ring.firstOperation());
        assertEquals(10, ring.shift().length);
        assertEquals(0, ring.shift().length);
    }

    @Test
    void agreesWithAQueueUnderRandomPushesAndShifts() {
        var random = new Random(5);
        for (var run = 0; run < 300; run++) {
            var ring = new RecordRing(1 + random.nextInt(20), 1 + random.nextInt(400));
            var model = new ArrayDeque<Expected>();
            var pushed = 0;
            var used = 0;
            for (var step = 0; step < 300; step++) {
                if (random.nextInt(5) < 3) {
                    var bytes = new byte[random.nextInt(60)];
                    random.nextBytes(bytes);
                    var fits = pushed < ring.capacity() && used + bytes.length <= ring.largestRecord();
                    assertEquals(fits, ring.push(step, bytes, 0, bytes.length));
                    if (fits) {
                        model.add(new Expected(step, bytes));
                        pushed++;
                        used += bytes.length;
                    }
                } else if (!model.isEmpty()) {
                    var expected = model.poll();
                    assertEquals(expected.operation, ring.firstOperation());
                    assertArrayEquals(expected.bytes, ring.shift());
                }
                if (model.isEmpty()) {
                    pushed = 0;
                    used = 0;
                }
                assertEquals(model.size(), ring.size());
            }
        }
    }
}
