package dev.gyre.engine;

import dev.gyre.engine.runtime.host.JitOptions;

/** How tests run JavaScript: interpreted, or as {@code -Dgyre.test.jit=eager -Dgyre.test.jit-stress=SEED} says. */
public final class TestedTier {
    private TestedTier() {}

    public static JitOptions options() {
        JitOptions.Mode mode = JitOptions.Mode.of(System.getProperty("gyre.test.jit", "off"));
        return new JitOptions(mode, Long.getLong("gyre.test.jit-stress", 0), false, false, null);
    }
}
