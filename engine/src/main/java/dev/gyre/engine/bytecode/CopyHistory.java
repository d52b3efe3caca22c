package dev.gyre.engine.bytecode;

import java.util.concurrent.atomic.AtomicInteger;

/** What the copies of a code block tell each other, on any threads: whether it pays to compile them. */
public final class CopyHistory {
    private final AtomicInteger vain = new AtomicInteger();

    /** A copy is compiled. */
    public void compiled() {
        vain.incrementAndGet();
    }

    /** The code of a copy has run for long enough to be worth its compilation. */
    public void paid() {
        vain.set(0);
    }

    /** How many copies in succession have been compiled of which none has paid, or not yet. */
    public int vain() {
        return vain.get();
    }
}
