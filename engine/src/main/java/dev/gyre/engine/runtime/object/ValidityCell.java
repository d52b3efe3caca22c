package dev.gyre.engine.runtime.object;

/** True as long as no structure has changed on one prototype and the prototypes above it; once false it stays false. */
public final class ValidityCell {
    private boolean valid = true;

    public boolean isValid() {
        return valid;
    }

    void invalidate() {
        valid = false;
    }
}
