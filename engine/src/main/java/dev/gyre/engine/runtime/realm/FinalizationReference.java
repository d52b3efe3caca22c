package dev.gyre.engine.runtime.realm;

import java.lang.ref.WeakReference;

/** A weak reference to the target of a FinalizationRegistry's cell; the agent notifies the registry when the target has been collected. */
public abstract class FinalizationReference extends WeakReference<Object> {
    protected FinalizationReference(Agent agent, Object target) {
        super(target, agent.finalizationQueue());
    }

    protected abstract void targetIsGone();
}
