package dev.gyre.node.environment;

/**
 * Names a part of a runtime's state. A feature declares a key as a constant of its own and keeps its state in each {@link Environment} under it; keys are
 * compared by identity.
 */
public abstract class EnvironmentKey<T> {
    /** Makes the state of one runtime, at its first use. */
    protected abstract T create(Environment environment);
}
