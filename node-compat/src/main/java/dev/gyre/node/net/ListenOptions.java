package dev.gyre.node.net;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.loop.net.TcpServer;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;

/** Where a server listens: an address, or a path, the other being null. */
public record ListenOptions(InetSocketAddress address, String path, int backlog) {
    /** How long the name of a socket may be, in bytes. */
    private static final int LONGEST_PATH = 107;

    public static ListenOptions of(Realm realm, JsObject options) {
        Object path = options.get("path");
        Object host = options.get("host");
        Object port = options.get("port");
        Object backlog = options.get("backlog");
        int length = Comparison.isNullish(backlog) ? TcpServer.DEFAULT_BACKLOG : TypeConversion.toInt32(backlog);
        if (!Comparison.isNullish(path)) {
            String file = socketPath(realm, TypeConversion.toString(path));
            if (file == null) throw NodeErrors.uv(realm, "EINVAL", "listen", null, null);
            return new ListenOptions(null, file, length);
        }
        String place = Comparison.isNullish(host) ? anyHost() : TypeConversion.toString(host);
        return new ListenOptions(
                NetworkAddresses.literal(place, Comparison.isNullish(port) ? 0 : TypeConversion.toInt32(port)),
                null,
                length);
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
