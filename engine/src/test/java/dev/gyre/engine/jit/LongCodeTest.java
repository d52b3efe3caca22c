package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.host.JitOptions;
import org.junit.jupiter.api.Test;

/** Code that becomes a large method. */
class LongCodeTest {
    private final CompilationLog log = new CompilationLog(new JitOptions(JitOptions.Mode.EAGER, 0, true, false, null));

    private Object run(int statements) {
        String body = "x = (x + a[x & 3]) % 1000003; ".repeat(statements);
        return log.run("function f(x, a) { " + body + "return x; } f(1, [1, 2, 3, 4])");
    }

    @Test
    void codeOfMoreThanEightThousandBytesIsCompiled() {
        run(200);
        String line = log.entries().stream()
                .filter(each -> each.startsWith("[jit] compiled f "))
                .findFirst()
                .orElseThrow();
        int bytes = Integer.parseInt(line.replaceAll(".*, (\\d+) bytes$", "$1"));
        assertTrue(bytes > 8000, line);
    }

    @Test
    void codeThatWouldBeTooLargeStaysInterpreted() {
        Object result = run(800);
        assertTrue(
                log.entries().stream().anyMatch(each -> each.startsWith("[jit] not compiled f ")),
                log.entries().toString());
        int x = 1;
        for (int i = 0; i < 800; i++) x = (x + (x & 3) + 1) % 1000003;
        assertEquals(x, ((Number) result).intValue());
    }
}
