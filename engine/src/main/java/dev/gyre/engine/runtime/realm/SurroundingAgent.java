package dev.gyre.engine.runtime.realm;

import java.util.function.Supplier;

// Surrounding agent, https://tc39.es/ecma262/#surrounding-agent
/**
 * The agent whose code runs on the current thread. Operations on values that have no realm, and may take long, use it
 * for the interrupt check.
 */
public final class SurroundingAgent {
    /** Set while the agent has a frame on the thread; removed when the outermost frame has been left. */
    private static final ThreadLocal<Agent> CURRENT = new ThreadLocal<>();

    private SurroundingAgent() {}

    /** Null when no JavaScript function runs on this thread. */
    public static Agent current() {
        return CURRENT.get();
    }

    /** Calls {@link Agent#pollBetweenPieces(int)} of the current agent, if there is one. */
    public static void poll(int steps) {
        Agent agent = CURRENT.get();
        if (agent != null) agent.pollBetweenPieces(steps);
    }

    /** Calls {@link Agent#work} of the current agent; without one the work is done at once. */
    public static <T> T work(long size, Supplier<T> work) {
        Agent agent = CURRENT.get();
        return agent == null ? work.get() : agent.work(size, work);
    }

    /** Makes an agent current; returns the previous one, to be passed to {@link #leave}. */
    static Agent enter(Agent agent) {
        Agent outer = CURRENT.get();
        CURRENT.set(agent);
        return outer;
    }

    static void leave(Agent outerOrNull) {
        CURRENT.set(outerOrNull);
    }
}
