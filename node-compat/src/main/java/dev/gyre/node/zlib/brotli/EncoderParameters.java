package dev.gyre.node.zlib.brotli;

/**
 * The parameters of compression, by the numbers of zlib.constants' BROTLI_PARAM names; values out of range are clamped.
 */
public record EncoderParameters(
        int quality,
        int windowBits,
        int blockBits,
        boolean withoutContexts,
        boolean largeWindow,
        int postfixBits,
        int direct) {
    private static final int QUALITY = 1,
            WINDOW_BITS = 2,
            BLOCK_BITS = 3,
            WITHOUT_CONTEXTS = 4,
            LARGE_WINDOW = 6,
            POSTFIX_BITS = 7,
            DIRECT = 8;
    private static final int BEST = 11,
            DEFAULT_WINDOW = 22,
            LEAST_WINDOW = 10,
            LARGEST_WINDOW = 24,
            LARGEST_LARGE_WINDOW = 30;
    private static final int DEFAULT_BLOCK = 17, FAST_BLOCK = 16, LEAST_BLOCK = 16, LARGEST_BLOCK = 24;
    private static final int LARGEST_POSTFIX = 3, LARGEST_DIRECT = 15;
    /** Literals have contexts from this quality on. */
    private static final int CONTEXT_QUALITY = 5;

    /** @param values the value of each parameter, negative if it is not given */
    public static EncoderParameters of(int[] values) {
        int quality = values[QUALITY] < 0 ? BEST : Math.min(values[QUALITY], BEST);
        boolean large = values[LARGE_WINDOW] > 0;
        int window = values[WINDOW_BITS] < 0
                ? DEFAULT_WINDOW
                : clamp(values[WINDOW_BITS], LEAST_WINDOW, large ? LARGEST_LARGE_WINDOW : LARGEST_WINDOW);
        int block = values[BLOCK_BITS] > 0
                ? clamp(values[BLOCK_BITS], LEAST_BLOCK, LARGEST_BLOCK)
                : quality < CONTEXT_QUALITY ? FAST_BLOCK : DEFAULT_BLOCK;
        int postfix = values[POSTFIX_BITS] > LARGEST_POSTFIX ? 0 : Math.max(values[POSTFIX_BITS], 0),
                direct = Math.max(values[DIRECT], 0);
        if (direct > LARGEST_DIRECT << postfix || (direct & (1 << postfix) - 1) != 0) direct = 0;
        return new EncoderParameters(
                quality,
                window,
                block,
                values[WITHOUT_CONTEXTS] > 0 || quality < CONTEXT_QUALITY,
                large,
                postfix,
                direct);
    }

    private static int clamp(int value, int least, int most) {
        return Math.max(least, Math.min(value, most));
    }
}
