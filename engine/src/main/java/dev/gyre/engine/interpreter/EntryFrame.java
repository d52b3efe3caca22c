package dev.gyre.engine.interpreter;

import dev.gyre.engine.promise.AsyncStackWalk;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * The bottom of a stack whose outermost call runs compiled code, which makes a frame of its own only when it needs one. It is the agent's top frame until then,
 * so that the agent is known to run JavaScript; stack traces do not show it.
 */
record EntryFrame(Realm realm) implements StackFrame {
    @Override
    public StackFrame caller() {
        return AsyncStackWalk.ofReaction(realm.agent());
    }

    /** The innermost call without a frame; where there is none, the async function that awaits, or null. */
    @Override
    public StackFrame top(Agent agent) {
        return Agent.frameless(agent.depth()) == 0
                ? caller()
                : Frame.innermostOn(this, realm, agent.depth()).caller();
    }

    @Override
    public JsObject function() {
        return null;
    }

    @Override
    public String functionName() {
        return "";
    }

    @Override
    public Object thisValue() {
        return Undefined.INSTANCE;
    }

    @Override
    public boolean isConstructor() {
        return false;
    }

    @Override
    public FramePosition position() {
        return null;
    }
}
