package dev.gyre.engine.jit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiled code creates functions and methods without a frame. */
class FunctionCreationTest {
    private final CompilationLog log = CompilationLog.ofListings("create", 100);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "() => i",
                "() => this",
                "function () { return i; }",
                "{ v: i, get() { return this.v; }, put(v) { this.v = v; } }"
            })
    void makesNoFrame(String value) {
        run("function create(i) { return " + (value.startsWith("{") ? "(" + value + ")" : value) + "; }");
        int start = log.last().indexOf("BytecodeFunction.create");
        assertTrue(start >= 0, log.last());
        assertFalse(body().contains("CompiledCalls.frame"), log.last());
    }

    /** The listing of the method that has the function's code; exits and other methods follow it. */
    private String body() {
        String listing = log.last();
        int start = listing.indexOf("CompiledCalls.given");
        int end = listing.indexOf("leave0(", listing.indexOf("areturn", start));
        return listing.substring(start, end < 0 ? listing.length() : end);
    }

    private void run(String create) {
        log.run(create + """

                const kept = [];
                function fill(n) { for (let i = 0; i < n; i++) kept[i & 15] = create(i); }
                for (let k = 0; k < 600; k++) fill(1000);
                """);
    }
}
