package dev.gyre.loop.timers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.HashMap;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DurationTableTest {
    @Test
    void agreesWithAHashMap() {
        var random = new Random(5);
        var table = new DurationTable();
        var model = new HashMap<Integer, TimerList>();
        for (var step = 0; step < 100_000; step++) {
            var duration = 1 + random.nextInt(400);
            if (model.containsKey(duration)) {
                table.remove(duration);
                model.remove(duration);
            } else {
                var list = new TimerList(duration, 0, 0);
                table.put(list);
                model.put(duration, list);
            }
            var probe = 1 + random.nextInt(400);
            assertSame(model.get(probe), table.get(probe));
            assertEquals(model.size(), table.size());
        }
    }
}
