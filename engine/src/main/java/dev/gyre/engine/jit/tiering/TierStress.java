package dev.gyre.engine.jit.tiering;

import dev.gyre.engine.runtime.host.JitOptions;

/**
 * Disturbs an agent's compiled code at random, for {@link JitOptions#stressSeed}: polls discard code and begin and end recordings, compilations are refused or installed
 * late, and guards fail. The program must behave as without it.
 */
final class TierStress {
    /** Most instructions of a recording. */
    private static final int MOST_RECORDED = 400;

    /** Code that was polled recently. Frames that are not on top of the stack may run it. */
    private final CodeTier[] polled = new CodeTier[16];

    private long random;

    TierStress(long seed) {
        random = seed * 0x9E3779B97F4A7C15L | 1;
    }

    /** A number from 0 to a bound that is a power of two, by xorshift. */
    private int next(int bound) {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return (int) (random >>> 20) & bound - 1;
    }

    /** Whether a guard fails for no reason. */
    boolean exits() {
        return next(32) == 0;
    }

    /** Whether completed compilations have to wait for a later poll. */
    boolean delaysInstallation() {
        return next(2) == 0;
    }

    /** Whether a unit stays interpreted although it could be compiled. */
    boolean refuses() {
        return next(16) == 0;
    }

    int recordedInstructions() {
        return 1 + next(8) * next(8) * MOST_RECORDED / 64;
    }

    /** Called at a poll of some code: disturbs this code or other code. */
    void disturb(CodeTier tier) {
        polled[next(polled.length)] = tier;
        CodeTier disturbed = next(2) == 0 ? tier : polled[next(polled.length)];
        if (disturbed == null) return;
        switch (next(128)) {
            case 0 -> disturbed.discardCode();
            case 1, 2 -> disturbed.beginRecording();
            case 3, 4, 5, 6 -> disturbed.endRecording();
            default -> {}
        }
    }
}
