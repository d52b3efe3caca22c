package dev.gyre.engine.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Every call that is not compiled makes a frame, so what few calls need belongs in its extension. */
class FrameSizeTest {
    private static final int COMPACT_HEADER = 8, REFERENCE = 4;

    private static int bytesOf(Field field) {
        Class<?> type = field.getType();
        return type == long.class || type == double.class ? Long.BYTES : type.isPrimitive() ? Integer.BYTES : REFERENCE;
    }

    @Test
    void aFrameIsOneCacheLine() {
        int fields = Arrays.stream(Frame.class.getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .mapToInt(FrameSizeTest::bytesOf)
                .sum();
        assertEquals(64, COMPACT_HEADER + fields);
    }
}
