package dev.gyre.modules.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.gyre.modules.lexer.ExportScanner;
import dev.gyre.modules.lexer.ExportScanner.Exports;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CachedExportsTest {
    private static final long KEY = 0x1234_5678_9ABCL;
    private static final Exports EXPORTS = ExportScanner.scan(
            "exports.first = 1; exports['é\uD83D\uDE00'] = 2; module.exports = { ...require('./other'), third }");

    @Test
    void whatIsWrittenIsRead() {
        assertEquals(EXPORTS, CachedExports.read(CachedExports.write(EXPORTS, KEY), KEY));
    }

    @Test
    void anotherKeyIsAMiss() {
        assertNull(CachedExports.read(CachedExports.write(EXPORTS, KEY), KEY + 1));
    }

    @Test
    void anyOtherBytesAreAMiss() {
        byte[] bytes = CachedExports.write(EXPORTS, KEY);
        for (int i = 0; i < bytes.length; i++) {
            assertNull(CachedExports.read(Arrays.copyOf(bytes, i), KEY));
            byte[] wrong = bytes.clone();
            wrong[i] ^= 4;
            assertNull(CachedExports.read(wrong, KEY));
        }
    }

    @Test
    void aNameThatIsTooLongIsNotKept() {
        assertNull(CachedExports.write(ExportScanner.scan("exports." + "x".repeat(70_000) + " = 1"), KEY));
    }
}
