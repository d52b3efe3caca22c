package dev.gyre.page.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WeakListTest {
    private final WeakList<Object> list = new WeakList<>();
    private final List<Object> held = new ArrayList<>();

    private WeakReference<Object> add(Object object) {
        held.add(object);
        return list.add(object);
    }

    private List<Object> walk() {
        var found = new ArrayList<>();
        list.forEach(found::add);
        return found;
    }

    @Test
    void aWalkMeetsWhatIsStillThereInTheOrderOfAddition() {
        add("first");
        var second = add("second");
        add("third");
        second.clear();
        assertEquals(List.of("first", "third"), walk());
    }

    @Test
    void aWalkDropsClearedReferencesThatAreMoreThanHalf() {
        var first = add("first");
        var second = add("second");
        first.clear();
        walk();
        assertEquals(2, list.size());
        second.clear();
        walk();
        assertTrue(list.isEmpty());
    }

    @Test
    void additionsDropClearedReferencesAtTwiceTheNumberThatWasKept() {
        for (int i = 0; i < 100_000; i++) {
            if (i % 1000 == 0) add(i);
            else list.add(i).clear();
            assertTrue(list.size() <= Math.max(16, 2 * held.size()), () -> list.size() + " for " + held.size());
        }
        assertFalse(list.isEmpty());
        assertEquals(held, walk());
    }
}
