package dev.gyre.node.binding;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.Comparison;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.loop.net.TcpServer;
import dev.gyre.node.runtime.NodeErrors;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;

/** Where a server listens. */
record ListenOptions(InetSocketAddress address, int backlog) {
    static ListenOptions of(Realm realm, JsObject options) {
        Object path = options.get("path");
        if (!Comparison.isNullish(path)) throw NodeErrors.uv(realm, "ENOTSUP", "listen", TypeConversion.toString(path), null);
        Object host = options.get("host");
        Object port = options.get("port");
        Object backlog = options.get("backlog");
        String place = Comparison.isNullish(host) ? anyHost() : TypeConversion.toString(host);
        return new ListenOptions(NetworkAddresses.literal(place, Comparison.isNullish(port) ? 0 : TypeConversion.toInt32(port)),
                Comparison.isNullish(backlog) ? TcpServer.DEFAULT_BACKLOG : TypeConversion.toInt32(backlog));
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
