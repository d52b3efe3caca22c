package dev.gyre.node.inspector.protocol;

/**
 * One domain of the protocol in one session, such as Profiler: its methods, and its events through the {@link DomainSession} that it was created with. All
 * methods are called on the runtime's thread, in its callbacks, at an interrupt check in the middle of JavaScript, or while the program is paused.
 */
public interface Domain {
    /** The name before the dot: "Profiler". */
    String name();

    /** Whether there is a method of this name, without the domain's: "start". Names that are not get the error -32601. */
    boolean has(String method);

    /**
     * Runs a method. It answers by {@link Reply#send} before it returns or later.
     *
     * @param method a name for which {@link #has} is true; "enable" and "disable" are methods like others
     * @throws ProtocolError the response, instead of a result
     */
    void call(String method, Params params, Reply reply) throws ProtocolError;

    /** Called when the program has ended and waits until the client disconnects. */
    default void waitsForDisconnect() {}

    /** Called once when the session ends, enabled or not: undoes what the session has switched on. */
    void close();
}
