package dev.gyre.modules.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.gyre.modules.cjs.ExportScanner;
import dev.gyre.modules.cjs.ExportScanner.Exports;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class KeptExportsTest {
    private static final long KEY = 0x1234_5678_9ABCL;
    private static final Exports EXPORTS = ExportScanner.scan("exports.first = 1; exports['é\uD83D\uDE00'] = 2; module.exports = { ...require('./other'), third }");

    @Test
    void whatIsWrittenIsRead() {
        assertEquals(EXPORTS, KeptExports.read(KeptExports.write(EXPORTS, KEY), KEY));
    }

    @Test
    void anotherKeyIsAMiss() {
        assertNull(KeptExports.read(KeptExports.write(EXPORTS, KEY), KEY + 1));
    }

    @Test
    void anyOtherBytesAreAMiss() {
        byte[] bytes = KeptExports.write(EXPORTS, KEY);
        for (int i = 0; i < bytes.length; i++) {
            assertNull(KeptExports.read(Arrays.copyOf(bytes, i), KEY));
            byte[] wrong = bytes.clone();
            wrong[i] ^= 4;
            assertNull(KeptExports.read(wrong, KEY));
        }
    }

    @Test
    void aNameThatIsTooLongIsNotKept() {
        assertNull(KeptExports.write(ExportScanner.scan("exports." + "x".repeat(70_000) + " = 1"), KEY));
    }
}
