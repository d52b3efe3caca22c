package dev.gyre.node.environment;

/**
 * The key of a part of a runtime's state. A feature declares its key as a constant and stores its state in each {@link
 * Environment} under it; keys are compared by identity.
 */
public abstract class EnvironmentKey<T> {
    /** Creates the state for one runtime, at its first use. */
    protected abstract T create(Environment environment);
}
