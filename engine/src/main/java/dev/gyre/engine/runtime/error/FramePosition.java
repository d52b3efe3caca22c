package dev.gyre.engine.runtime.error;

/** A position in source text as stack traces show it; lines and columns count from 1 and may be computed on demand. */
public interface FramePosition {
    /** The file name or URL; null if the code has none. */
    String fileName();

    int line();

    int column();

    /**
     * For code compiled by eval or a Function constructor, the position of that call as V8 shows it: "eval at f
     * (file:1:2)". Null for other code.
     */
    default String evalOrigin() {
        return null;
    }

    /** The text of the line, without its terminator; null if unknown. */
    default String sourceLine() {
        return null;
    }

    /** The whole source text; null if unknown. */
    default String sourceText() {
        return null;
    }
}
