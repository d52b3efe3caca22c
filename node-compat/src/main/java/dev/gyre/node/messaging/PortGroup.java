package dev.gyre.node.messaging;

import java.util.ArrayList;
import java.util.List;

/**
 * Ends that hear each other: the two of a channel, or all that share the name of a BroadcastChannel. Monitors are taken in this order: the program's names, a group, a
 * mailbox; who holds a mailbox's takes no other.
 */
final class PortGroup {
    private final Program program;
    private final String name;
    private final List<Mailbox> members = new ArrayList<>();

    /** Without a name it is a channel, which ends with either of its ends. */
    PortGroup(Program programOrNull, String nameOrNull) {
        program = programOrNull;
        name = nameOrNull;
    }

    synchronized void add(Mailbox mailbox) {
        members.add(mailbox);
    }

    synchronized boolean post(Mailbox sender, Message message) {
        boolean isAnyone = false;
        if (name != null) message.hasManyReaders(true);
        for (Mailbox member : members) {
            if (member == sender) continue;
            member.add(message);
            isAnyone = true;
        }
        return isAnyone;
    }

    synchronized boolean isAnyMoved(Mailbox sender, Message message) {
        for (Mailbox member : members) if (member != sender && message.moves(member)) return true;
        return false;
    }

    void remove(Mailbox mailbox) {
        if (name != null) {
            program.leave(name, this, mailbox);
            return;
        }
        synchronized (this) {
            if (!members.remove(mailbox)) return;
            for (Mailbox member : members) member.close();
            members.clear();
        }
    }

    /** Takes one out; true when nobody is left. */
    synchronized boolean removeMember(Mailbox mailbox) {
        members.remove(mailbox);
        return members.isEmpty();
    }
}
