package dev.gyre.engine.runtime.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CompilationCacheTest {
    private final CompilationCache cache = new CompilationCache();

    private static CompilationCache.Key key(Object goal, String text) {
        return new CompilationCache.Key(goal, text);
    }

    @Test
    void aProgramIsFoundByGoalAndText() {
        Object program = new Object();
        cache.add(key("script", "a"), program);
        assertSame(program, cache.find(key("script", "a")));
        assertNull(cache.find(key("module", "a")));
        assertNull(cache.find(key("script", "b")));
    }

    @Test
    void theSecondCompilationIsRepeated() {
        assertFalse(cache.isRepeated(key("script", "a")));
        assertFalse(cache.isRepeated(key("script", "b")));
        assertTrue(cache.isRepeated(key("script", "a")));
    }

    @Test
    void textsWithEqualHashesAreDifferentPrograms() {
        assertEquals("Aa".hashCode(), "BB".hashCode());
        assertNotEquals(key("script", "Aa"), key("script", "BB"));
        cache.add(key("script", "Aa"), new Object());
        assertNull(cache.find(key("script", "BB")));
    }
}
