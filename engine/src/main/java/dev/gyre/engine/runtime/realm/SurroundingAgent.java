package dev.gyre.engine.runtime.realm;

// Surrounding agent, https://tc39.es/ecma262/#surrounding-agent
/** The agent whose code runs on a thread: how operations on values that are given no realm, and may yet take long, pass the poll. */
public final class SurroundingAgent {
    /** Set while the agent has a frame on the thread; nothing of it stays when the outermost frame has gone. */
    private static final ThreadLocal<Agent> CURRENT = new ThreadLocal<>();

    private SurroundingAgent() {}

    /** Null when no JavaScript function runs on this thread. */
    public static Agent current() {
        return CURRENT.get();
    }

    /** {@link Agent#poll(int)} of the current agent, if there is one. */
    public static void poll(int steps) {
        Agent agent = CURRENT.get();
        if (agent != null) agent.poll(steps);
    }

    /** Makes an agent current; what was, to be given to {@link #leave}. */
    static Agent enter(Agent agent) {
        Agent outer = CURRENT.get();
        CURRENT.set(agent);
        return outer;
    }

    static void leave(Agent outerOrNull) {
        CURRENT.set(outerOrNull);
    }
}
