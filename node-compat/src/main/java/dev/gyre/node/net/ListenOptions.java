package dev.gyre.node.net;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.loop.net.SocketDescriptor;
import dev.gyre.loop.net.TcpServer;
import dev.gyre.loop.net.UvException;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.loops.LoopSlot;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;

/**
 * Where a server listens.
 *
 * @param address an address, or null
 * @param path a path of the file system, or null
 * @param bound a socket that is bound already, or null
 * @param remote whether another process listens, at {@code address} or {@code path}, and sends the connections
 */
public record ListenOptions(
        InetSocketAddress address,
        String path,
        int backlog,
        boolean reusePort,
        boolean onlySix,
        SocketDescriptor bound,
        boolean remote) {
    /** How long the name of a socket may be, in bytes. */
    private static final int LONGEST_PATH = 107;

    public static ListenOptions of(Realm realm, JsObject options) {
        Object path = options.get("path");
        Object host = options.get("host");
        Object port = options.get("port");
        Object backlog = options.get("backlog");
        boolean remote = TypeConversion.toBoolean(options.get("remote"));
        boolean reusePort = TypeConversion.toBoolean(options.get("reusePort"));
        boolean onlySix = TypeConversion.toBoolean(options.get("ipv6Only"));
        int length = Comparison.isNullish(backlog) ? TcpServer.DEFAULT_BACKLOG : TypeConversion.toInt32(backlog);
        if (options.get("bound") instanceof SocketDescriptorObject bound)
            return new ListenOptions(bound.socket().localAddress(), null, length, false, false, bound.socket(), false);
        if (!Comparison.isNullish(path)) {
            String file = socketPath(realm, TypeConversion.toString(path));
            if (file == null) throw NodeErrors.uv(realm, "EINVAL", "listen", null, null);
            return new ListenOptions(null, file, length, false, false, null, remote);
        }
        String place = Comparison.isNullish(host) ? anyHost() : TypeConversion.toString(host);
        return new ListenOptions(
                NetworkAddresses.literal(place, Comparison.isNullish(port) ? 0 : TypeConversion.toInt32(port)),
                null,
                length,
                reusePort,
                onlySix,
                null,
                remote);
    }

    /** Whether it is a socket of the file system. */
    public boolean isPath() {
        return path != null || bound != null && bound.kind() == SocketDescriptor.Kind.PIPE;
    }

    /** Whether the server takes peers of both families. */
    public boolean isDual() {
        return address != null && !onlySix && NetworkAddresses.isDual(address);
    }

    /** Binds the address or path without listening, for the socket to be shared. */
    SocketDescriptor bind() throws UvException {
        return path != null ? SocketDescriptor.bind(path) : SocketDescriptor.bind(address, reusePort, onlySix);
    }

    /** Begins to listen. */
    public void listen(Environment environment, TcpServer server) throws UvException {
        LoopSlot slot = environment.get(LoopSlot.KEY);
        if (slot.isJoined() && bound == null && !remote) slot.listen(server, address, path, backlog, onlySix);
        else if (bound != null) server.listen(bound, backlog);
        else if (remote) server.serve(address);
        else if (path != null) server.listen(path, backlog);
        else server.listen(address, backlog, reusePort, onlySix);
    }

    /** The name of a socket as the system takes it, from the working directory; null where it is too long. */
    static String socketPath(Realm realm, String path) {
        if (path.getBytes(StandardCharsets.UTF_8).length > LONGEST_PATH) return null;
        if (path.startsWith("\0")) return path;
        Path file = Environment.of(realm).cwd().resolve(path);
        // A relative name may be given in a folder whose own name is too long for a socket.
        Path own = file.getFileSystem().getPath("").toAbsolutePath();
        String relative = own.relativize(file).toString();
        return relative.length() < file.toString().length() ? relative : file.toString();
    }

    /** '::' where this machine speaks IPv6, as Node does. */
    private static String anyHost() {
        try {
            for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                for (var address : Collections.list(card.getInetAddresses())) {
                    if (address instanceof java.net.Inet6Address) return "::";
                }
            }
            return "0.0.0.0";
        } catch (SocketException unknown) {
            return "0.0.0.0";
        }
    }
}
