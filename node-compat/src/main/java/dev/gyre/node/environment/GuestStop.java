package dev.gyre.node.environment;

/** Unwinds the stack of a guest that must not run any further; JavaScript cannot catch it. */
public abstract class GuestStop extends Error {
    private static final long serialVersionUID = 1;

    protected GuestStop(String message) {
        super(message, null, false, false);
    }

    /** Called when the stack is unwound. */
    public abstract void unwound();
}
