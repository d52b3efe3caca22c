package dev.gyre.node.errors;

import dev.gyre.engine.runtime.error.FramePosition;

/** Finds the original of a position in generated code. */
public interface PositionTranslator {
    /** The position in the original source; the position itself where there is no map. */
    FramePosition original(FramePosition position);
}
