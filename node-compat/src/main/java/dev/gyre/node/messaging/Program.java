package dev.gyre.node.messaging;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** The state that the threads of one program share: thread ids, and broadcast channels by name. */
public final class Program {
    public static final EnvironmentKey<Program> KEY = new Key();

    private final AtomicInteger threads = new AtomicInteger();
    private final Map<String, PortGroup> groups = new HashMap<>();

    private static final class Key extends EnvironmentKey<Program> {
        @Override
        protected Program create(Environment environment) {
            return new Program();
        }
    }

    public int nextThread() {
        return threads.incrementAndGet();
    }

    /** Whether there has ever been another thread. */
    public boolean hasThreads() {
        return threads.get() > 0;
    }

    /** A new port of a BroadcastChannel, which receives from all others of the name. */
    public Mailbox join(String name) {
        synchronized (groups) {
            return new Mailbox(groups.computeIfAbsent(name, added -> new PortGroup(this, added)));
        }
    }

    /** Sends a message to all ends of the name; returns false if there are none. */
    public boolean post(String name, Message message) {
        PortGroup group;
        synchronized (groups) {
            group = groups.get(name);
        }
        return group != null && group.post(null, message);
    }

    void leave(String name, PortGroup group, Mailbox mailbox) {
        synchronized (groups) {
            if (group.removeMember(mailbox)) groups.remove(name, group);
        }
    }
}
