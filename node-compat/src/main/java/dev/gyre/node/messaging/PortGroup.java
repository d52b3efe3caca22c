package dev.gyre.node.messaging;

import java.util.ArrayList;
import java.util.List;

/**
 * Connected ports: the two of a MessageChannel, or all BroadcastChannels of one name. Lock order: the program's names,
 * a group, a mailbox; a thread that holds a mailbox's monitor enters no other.
 */
final class PortGroup {
    private final Program program;
    private final String name;
    private final List<Mailbox> members = new ArrayList<>();

    /** Without a name it is a MessageChannel, which ends with either of its ends. */
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

    /** Removes a port; returns true if the group is empty. */
    synchronized boolean removeMember(Mailbox mailbox) {
        members.remove(mailbox);
        return members.isEmpty();
    }
}
