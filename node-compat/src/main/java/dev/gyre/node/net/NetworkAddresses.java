package dev.gyre.node.net;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;

/** Addresses as Node writes them. */
public final class NetworkAddresses {
    private static final int WORDS = 8;

    private NetworkAddresses() {}

    /** The address's text, IPv6 shortened as in RFC 5952. */
    public static String text(InetAddress address) {
        if (!(address instanceof Inet6Address six)) return address.getHostAddress();
        String zone = six.getScopedInterface() == null
                ? ""
                : "%" + six.getScopedInterface().getName();
        return textWithoutZone(address) + zone;
    }

    /** The address's text without the name of an interface. */
    public static String textWithoutZone(InetAddress address) {
        return address instanceof Inet6Address ? shorten(address.getAddress()) : address.getHostAddress();
    }

    private static String shorten(byte[] bytes) {
        int[] words = new int[WORDS];
        for (int i = 0; i < WORDS; i++) words[i] = (bytes[2 * i] & 0xFF) << 8 | bytes[2 * i + 1] & 0xFF;
        int bestStart = -1;
        int bestLength = 1;
        for (int i = 0; i < WORDS; i++) {
            int length = 0;
            while (i + length < WORDS && words[i + length] == 0) length++;
            if (length > bestLength) {
                bestStart = i;
                bestLength = length;
            }
            i += length;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < WORDS; i++) {
            if (i == bestStart) {
                text.append("::");
                i += bestLength - 1;
                continue;
            }
            if (!text.isEmpty() && text.charAt(text.length() - 1) != ':') text.append(':');
            text.append(Integer.toHexString(words[i]));
        }
        return text.toString();
    }

    public static String netmask(boolean four, int prefix) {
        byte[] mask = new byte[four ? 4 : 16];
        for (int bit = 0; bit < prefix; bit++) mask[bit / 8] |= (byte) (0x80 >> bit % 8);
        try {
            return text(InetAddress.getByAddress(mask));
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** { address, family, port }, or undefined. */
    public static Object object(Realm realm, InetSocketAddress address) {
        return object(realm, address, false);
    }

    /** The same; {@code dual}: IPv4 addresses appear mapped, as on a socket that takes both families. */
    public static Object object(Realm realm, InetSocketAddress address, boolean dual) {
        if (address == null) return Undefined.INSTANCE;
        JsObject object = JsObject.create(realm);
        boolean six = address.getAddress() instanceof Inet6Address;
        object.createDataProperty(
                "address", dual && !six ? "::ffff:" + text(address.getAddress()) : text(address.getAddress()));
        object.createDataProperty("family", six || dual ? "IPv6" : "IPv4");
        object.createDataProperty("port", address.getPort());
        return object;
    }

    /** Whether a socket that listens there takes peers of both families. */
    public static boolean isDual(InetSocketAddress listening) {
        return listening.getAddress() instanceof Inet6Address
                && listening.getAddress().isAnyLocalAddress();
    }

    /** The address of a literal, without asking any name service. */
    static InetSocketAddress literal(String host, int port) {
        return new InetSocketAddress(InetAddress.ofLiteral(host), port);
    }
}
