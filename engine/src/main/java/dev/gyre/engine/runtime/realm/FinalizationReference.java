package dev.gyre.engine.runtime.realm;

import java.lang.ref.WeakReference;

/** A weak reference to the target of a FinalizationRegistry's cell, which the agent tells when the target is gone. */
public abstract class FinalizationReference extends WeakReference<Object> {
    protected FinalizationReference(Agent agent, Object target) {
        super(target, agent.finalizationQueue());
    }

    protected abstract void targetIsGone();
}
