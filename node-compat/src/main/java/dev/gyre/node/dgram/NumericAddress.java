package dev.gyre.node.dgram;

import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;

/** Literal IP addresses as libuv reads them: four decimal numbers, or IPv6, whose zone may name no interface. */
final class NumericAddress {
    private static final int FOUR_BYTES = 4;
    private static final int SIX_BYTES = 16;
    private static final int MAPPED_PREFIX = 10;

    private NumericAddress() {}

    /** The address of a text; EINVAL if it is none. */
    static InetAddress of(String text) throws UvException {
        int zone = text.indexOf('%');
        String literal = zone < 0 ? text : text.substring(0, zone);
        try {
            if (literal.indexOf(':') >= 0) return six(literal, zone < 0 ? "" : text.substring(zone + 1));
            if (zone < 0) return four(literal);
        } catch (IllegalArgumentException notOne) {
            throw new UvException(UvError.of("EINVAL"), notOne);
        }
        throw new UvException(UvError.of("EINVAL"), null);
    }

    static InetSocketAddress of(String text, int port) throws UvException {
        return new InetSocketAddress(of(text), port);
    }

    private static InetAddress four(String text) throws UvException {
        byte[] bytes = new byte[FOUR_BYTES];
        int part = 0;
        int value = -1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9' && value != 0) {
                value = Math.max(value, 0) * 10 + c - '0';
            } else if (c == '.' && value >= 0 && part < FOUR_BYTES - 1) {
                bytes[part++] = (byte) value;
                value = -1;
            } else {
                throw new UvException(UvError.of("EINVAL"), null);
            }
            if (value > 255) throw new UvException(UvError.of("EINVAL"), null);
        }
        if (value < 0 || part < FOUR_BYTES - 1) throw new UvException(UvError.of("EINVAL"), null);
        bytes[part] = (byte) value;
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    // An IPv4-mapped address stays one of IPv6, since the socket's family decides.
    private static InetAddress six(String literal, String zone) {
        byte[] bytes = InetAddress.ofLiteral(literal).getAddress();
        if (bytes.length != SIX_BYTES) {
            byte[] mapped = new byte[SIX_BYTES];
            mapped[MAPPED_PREFIX] = -1;
            mapped[MAPPED_PREFIX + 1] = -1;
            System.arraycopy(bytes, 0, mapped, SIX_BYTES - bytes.length, bytes.length);
            bytes = mapped;
        }
        try {
            return Inet6Address.getByAddress(null, bytes, scope(zone));
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static int scope(String zone) {
        if (zone.isEmpty()) return 0;
        try {
            NetworkInterface named = NetworkInterface.getByName(zone);
            if (named != null) return named.getIndex();
            return zone.chars().allMatch(c -> c >= '0' && c <= '9') && zone.length() < 10 ? Integer.parseInt(zone) : 0;
        } catch (SocketException unreadable) {
            return 0;
        }
    }
}
