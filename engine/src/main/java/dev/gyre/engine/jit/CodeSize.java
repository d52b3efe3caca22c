package dev.gyre.engine.jit;

/** How a unit trades code size for speed. A unit whose code becomes too large is compiled again with the next one. */
enum CodeSize {
    /** With inlined calls. */
    INLINED(8_000),
    /** Without inlined calls. */
    FAST(12_000),
    /** With calls instead of inlined fast paths. */
    COMPACT(60_000);

    /** The most bytes of JVM code. C2's time grows faster than the code, so large code is kept simple. */
    final int mostBytes;

    CodeSize(int mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** Whether code has calls of helpers instead of tests of values that HotSpot profiles at each site. */
    boolean isLong() {
        return this != INLINED;
    }

    boolean isCompact() {
        return this == COMPACT;
    }
}
