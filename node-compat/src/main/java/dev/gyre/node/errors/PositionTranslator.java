package dev.gyre.node.errors;

import dev.gyre.engine.runtime.error.FramePosition;

/** Finds the original of a position in generated code. */
public interface PositionTranslator {
    /** The position in the original source, or the given one if there is no map. */
    FramePosition original(FramePosition position);
}
