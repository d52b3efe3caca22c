package dev.gyre.engine.runtime.error;

/** A position in source text as stack traces show it; lines and columns count from 1 and may be computed on demand. */
public interface FramePosition {
    /** The file name or URL; null for code that has none. */
    String fileName();

    int line();

    int column();

    /** For code that was made by eval or a Function constructor, where that was: V8's "eval at f (file:1:2)". Null for other code. */
    default String evalOrigin() {
        return null;
    }

    /** The text of the line, without its terminator; null where it is not known. */
    default String sourceLine() {
        return null;
    }

    /** The whole text that the place is in; null where it is not known. */
    default String sourceText() {
        return null;
    }
}
