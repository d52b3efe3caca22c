package dev.gyre.node.gyrefiber;

import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Realm;

/** The reaction by which a fiber waits for promises, one after the other. */
final class FiberWait extends PromiseReaction {
    private final Realm realm;
    /** Null once the fiber has been woken by something else, so that the reaction has no effect any more. */
    private FiberObject fiber;

    FiberWait(Realm realm, FiberObject fiber) {
        this.realm = realm;
        this.fiber = fiber;
    }

    /** Drops the wait, which the promise still has a reference to. */
    void abandon() {
        fiber = null;
    }

    @Override
    protected Realm realm() {
        return realm;
    }

    @Override
    protected void react() {
        Object value = takeArgument();
        if (fiber != null) fiber.settled(value, rejected);
    }

    /** Stack traces of what the fiber waits for go on with the fiber's own. */
    @Override
    protected StackFrame stackFrame() {
        return fiber == null ? null : fiber.suspendedFrame();
    }
}
