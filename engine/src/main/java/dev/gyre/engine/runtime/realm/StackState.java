package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import java.util.ArrayList;

/**
 * All that an agent keeps for one stack of running functions: its innermost frame, its depth, its async context, the promise that its reaction decides, the arrays that are being joined, the modules
 * that are being evaluated, and what the embedder keeps under {@link StackLocal}s. {@link Agent#exchange} switches stacks: while a stack runs, the agent has its
 * state, and the object has the state of the stack below, which continues when this one stops.
 */
// Execution context stack, https://tc39.es/ecma262/#execution-context-stack
public class StackState {
    StackFrame topFrame;
    long depth;
    Object asyncContext;
    JsObject reactionPromise;
    ArrayList<JsObject> joining;
    int moduleEvaluations;
    /** The values of the agent's stack locals, in their order; null while all are null. */
    Object[] locals;

    /** The state of a stack on which nothing has run yet; the code that it will run inherits the async context. */
    protected StackState(Agent agent) {
        asyncContext = agent.asyncContext();
    }

    /** The innermost frame of a stack that does not run now; null if it has not begun. */
    public final StackFrame suspendedFrame() {
        return topFrame;
    }

    /** The depth of a stack that does not run now: see {@link Agent#depth()}. */
    public final long suspendedDepth() {
        return depth;
    }

    /**
     * Lets a stack begin at the depth of the one that runs now, on top of which its Java frames will be: together they must not exceed the stack of the thread.
     */
    public final void beginAt(Agent agent) {
        depth = (int) agent.depth();
    }
}
