package dev.gyre.page.selectors;

/** The triple (A, B, C) of <a href="https://drafts.csswg.org/selectors/#specificity-rules">Selectors</a> in one int, ten bits each, so that comparing ints compares triples. */
public final class Specificity {
    /** (1, 0, 0). */
    public static final int ID = 1 << 20;
    /** (0, 1, 0). */
    public static final int CLASS = 1 << 10;
    /** (0, 0, 1). */
    public static final int TYPE = 1;

    private static final int LIMIT = 0x3FF;

    private Specificity() {}

    /** The sum; a component stays at 1023 once it gets there. */
    public static int add(int x, int y) {
        int a = Math.min(LIMIT, (x >>> 20) + (y >>> 20));
        int b = Math.min(LIMIT, (x >>> 10 & LIMIT) + (y >>> 10 & LIMIT));
        int c = Math.min(LIMIT, (x & LIMIT) + (y & LIMIT));
        return a << 20 | b << 10 | c;
    }
}
