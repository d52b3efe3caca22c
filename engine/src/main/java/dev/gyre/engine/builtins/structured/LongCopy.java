package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.realm.SurroundingAgent;

/** Copies of bytes that other JavaScript may interrupt if they are long. */
public final class LongCopy {
    private LongCopy() {}

    /** As System.arraycopy. The arrays stay those of the call if their buffers are detached or resized meanwhile. */
    public static void copy(byte[] from, int fromAt, byte[] to, int toAt, int count) {
        SurroundingAgent.work(count, () -> {
            System.arraycopy(from, fromAt, to, toAt, count);
            return null;
        });
    }
}
