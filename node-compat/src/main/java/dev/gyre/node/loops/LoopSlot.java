package dev.gyre.node.loops;

import dev.gyre.loop.net.SocketDescriptor;
import dev.gyre.loop.net.TcpServer;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A runtime's place among the loops of its process. Without {@link #join} it is the only one. */
public final class LoopSlot {
    public static final EnvironmentKey<LoopSlot> KEY = new Key();

    private static final class Key extends EnvironmentKey<LoopSlot> {
        @Override
        protected LoopSlot create(Environment environment) {
            return new LoopSlot();
        }
    }

    private final Map<String, Integer> anyPorts = new HashMap<>();
    private final Set<String> places = ConcurrentHashMap.newKeySet();
    private LoopPorts ports;
    private int loop;
    private Runnable onListening;
    private boolean leaving;

    private LoopSlot() {}

    /**
     * Makes the runtime one of several loops.
     *
     * @param index the loop's number
     * @param listening is called, on the loop's thread, when a server has begun to listen
     */
    public void join(LoopPorts shared, int index, Runnable listening) {
        ports = shared;
        loop = index;
        onListening = listening;
    }

    public boolean isJoined() {
        return ports != null;
    }

    /** Where servers of this loop listen; any thread. */
    public Set<String> places() {
        return Set.copyOf(places);
    }

    /** From now on the sockets of servers that are closed stay open for another loop. */
    public void leave() {
        leaving = true;
    }

    /** Lets a server listen at an address or, if that is null, a path. */
    public void listen(TcpServer server, InetSocketAddress address, String path, int backlog, boolean onlySix)
            throws UvException {
        String name = path != null ? path : name(address);
        if (!places.add(name)) throw new UvException(UvError.of("EADDRINUSE"), null);
        try {
            SocketDescriptor socket = path != null ? ports.open(path) : ports.open(name, loop, address, onlySix);
            server.listen(socket, backlog);
        } catch (UvException failed) {
            places.remove(name);
            throw failed;
        }
        server.whenClosing(() -> closed(name, path != null));
        onListening.run();
    }

    /** The first server with any port of one loop has the port of the first one of the others, and so on. */
    private String name(InetSocketAddress address) {
        String host = address.getAddress().getHostAddress();
        if (address.getPort() != 0) return host + " " + address.getPort();
        return host + " any " + anyPorts.merge(host, 1, Integer::sum);
    }

    private void closed(String name, boolean isPath) {
        places.remove(name);
        if (!leaving) ports.close(name, loop, isPath);
        else if (isPath) ports.leave(name);
    }
}
