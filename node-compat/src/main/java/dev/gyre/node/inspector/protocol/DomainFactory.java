package dev.gyre.node.inspector.protocol;

/** Creates the domains of a session, at the first call of one of their methods. */
public interface DomainFactory {
    /** The domain of a name; null if there is none. */
    Domain create(String name, DomainSession session);
}
