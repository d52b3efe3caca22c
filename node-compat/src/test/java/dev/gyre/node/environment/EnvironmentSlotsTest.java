package dev.gyre.node.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnvironmentSlotsTest {
    private static final class Key extends EnvironmentKey<String> {
        @Override
        protected String create(Environment environment) {
            return "";
        }
    }

    @Test
    void findsEachStateByItsKey() {
        EnvironmentSlots slots = new EnvironmentSlots();
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            Key key = new Key();
            assertNull(slots.find(key));
            keys.add(key);
            slots.put(key, "state " + i);
        }
        for (int i = 0; i < keys.size(); i++) assertEquals("state " + i, slots.find(keys.get(i)));
        assertNull(slots.find(new Key()));
    }

    @Test
    void replacesAState() {
        EnvironmentSlots slots = new EnvironmentSlots();
        Key key = new Key();
        Object state = new Object();
        slots.put(key, "first");
        slots.put(key, state);
        assertSame(state, slots.find(key));
    }
}
