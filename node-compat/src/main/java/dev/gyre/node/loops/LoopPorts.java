package dev.gyre.node.loops;

import dev.gyre.loop.net.SocketDescriptor;
import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.Descriptors;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;

/**
 * The sockets that the loops of one process listen on: for each address one a loop, by SO_REUSEPORT, and for each path one
 * for all. They are bound by the first server of their loop and closed when the program closes that server; a loop that
 * ends or is replaced leaves them open, so the connections that wait in them are its successor's. Safe for all threads.
 */
public final class LoopPorts {
    private static final int EVERY_LOOP = -1;

    private record Place(String name, int loop) {}

    private final Map<Place, SocketDescriptor> sockets = new HashMap<>();
    private final Map<Place, Integer> users = new HashMap<>();
    /** The ports that the system has chosen, by the name of the place. */
    private final Map<String, Integer> chosen = new HashMap<>();

    /** A socket of the loop at that address, whose owner is the caller. */
    synchronized SocketDescriptor open(String name, int loop, InetSocketAddress address, boolean onlySix)
            throws UvException {
        Place place = new Place(name, loop);
        SocketDescriptor socket = sockets.get(place);
        if (socket == null) {
            int port = chosen.getOrDefault(name, address.getPort());
            socket = SocketDescriptor.bind(new InetSocketAddress(address.getAddress(), port), true, onlySix);
            sockets.put(place, socket);
            chosen.put(name, socket.localAddress().getPort());
        }
        return duplicate(socket);
    }

    /** A socket at that path, whose owner is the caller. */
    synchronized SocketDescriptor open(String path) throws UvException {
        Place place = new Place(path, EVERY_LOOP);
        SocketDescriptor socket = sockets.get(place);
        if (socket == null) {
            socket = SocketDescriptor.bind(path);
            sockets.put(place, socket);
        }
        users.merge(place, 1, Integer::sum);
        return duplicate(socket);
    }

    private static SocketDescriptor duplicate(SocketDescriptor socket) throws UvException {
        return SocketDescriptor.of(Descriptors.duplicate(socket.number()));
    }

    /** The program has closed its server. */
    synchronized void close(String name, int loop, boolean isPath) {
        Place place = new Place(name, isPath ? EVERY_LOOP : loop);
        if (isPath && users.merge(place, -1, Integer::sum) > 0) return;
        SocketDescriptor socket = sockets.remove(place);
        if (socket != null) socket.close();
    }

    /** A loop that was replaced, or has ended by itself, has left its server. */
    synchronized void leave(String path) {
        users.merge(new Place(path, EVERY_LOOP), -1, Integer::sum);
    }

    /** Closes all sockets when the process ends. */
    public synchronized void closeAll() {
        for (SocketDescriptor socket : sockets.values()) socket.close();
        sockets.clear();
    }
}
