package dev.gyre.loop.net;

import io.netty.channel.ChannelException;
import io.netty.channel.unix.Socket;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The options of a UDP socket, by Linux's numbers; every method throws the system's error. */
// https://man7.org/linux/man-pages/man7/ip.7.html, https://man7.org/linux/man-pages/man7/ipv6.7.html
public final class UdpOptions {
    private static final int SOL_IP = 0;
    private static final int SOL_SOCKET = 1;
    private static final int SOL_IPV6 = 41;
    private static final int SO_REUSEADDR = 2;
    private static final int SO_BROADCAST = 6;
    private static final int SO_SNDBUF = 7;
    private static final int SO_RCVBUF = 8;
    private static final int SO_REUSEPORT = 15;
    private static final int IP_TTL = 2;
    private static final int IP_MULTICAST_IF = 32;
    private static final int IP_MULTICAST_TTL = 33;
    private static final int IP_MULTICAST_LOOP = 34;
    private static final int IP_ADD_MEMBERSHIP = 35;
    private static final int IP_DROP_MEMBERSHIP = 36;
    private static final int IP_ADD_SOURCE_MEMBERSHIP = 39;
    private static final int IP_DROP_SOURCE_MEMBERSHIP = 40;
    private static final int MCAST_JOIN_SOURCE_GROUP = 46;
    private static final int MCAST_LEAVE_SOURCE_GROUP = 47;
    private static final int IPV6_UNICAST_HOPS = 16;
    private static final int IPV6_MULTICAST_IF = 17;
    private static final int IPV6_MULTICAST_HOPS = 18;
    private static final int IPV6_MULTICAST_LOOP = 19;
    private static final int IPV6_ADD_MEMBERSHIP = 20;
    private static final int IPV6_DROP_MEMBERSHIP = 21;
    private static final int IPV6_V6ONLY = 26;
    private static final int AF_INET6 = 10;
    private static final int IPV6_BYTES = 16;
    // struct group_source_req: an index, padding, two struct sockaddr_storage.
    private static final int STORAGE_BYTES = 128;
    private static final int FIRST_STORAGE = 8;
    private static final int SIX_ADDRESS_OFFSET = 8;
    private static final int MAX_HOPS = 255;

    private final Socket socket;
    private final boolean six;

    UdpOptions(Socket socket, boolean six) {
        this.socket = socket;
        this.six = six;
    }

    private interface Call {
        void run() throws IOException;
    }

    private static void check(Call call) throws UvException {
        try {
            call.run();
        } catch (IOException | ChannelException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
    }

    private void set(int level, int option, int value) throws UvException {
        check(() -> socket.setIntOpt(level, option, value));
    }

    private void set(int level, int option, ByteBuffer value) throws UvException {
        check(() -> socket.setRawOpt(level, option, value));
    }

    private void set(int four, int sixOption, boolean hops, int value) throws UvException {
        if (hops && (value < 0 || value > MAX_HOPS)) {
            throw new UvException(UvError.of("EINVAL"), null);
        }
        set(six ? SOL_IPV6 : SOL_IP, six ? sixOption : four, value);
    }

    void reuseAddress() throws UvException {
        set(SOL_SOCKET, SO_REUSEADDR, 1);
    }

    void reusePort() throws UvException {
        set(SOL_SOCKET, SO_REUSEPORT, 1);
    }

    void onlySix(boolean on) throws UvException {
        set(SOL_IPV6, IPV6_V6ONLY, on ? 1 : 0);
    }

    /** Allows to send to broadcast addresses. */
    public void broadcast(boolean on) throws UvException {
        set(SOL_SOCKET, SO_BROADCAST, on ? 1 : 0);
    }

    /** The hops that a datagram may take, 1 to 255; EINVAL otherwise. */
    public void timeToLive(int hops) throws UvException {
        set(IP_TTL, IPV6_UNICAST_HOPS, true, hops == 0 ? -1 : hops);
    }

    /** The same of multicast datagrams, 0 to 255. */
    public void multicastTimeToLive(int hops) throws UvException {
        set(IP_MULTICAST_TTL, IPV6_MULTICAST_HOPS, true, hops);
    }

    /** Whether multicast datagrams come back to this machine. */
    public void multicastLoopback(boolean on) throws UvException {
        set(IP_MULTICAST_LOOP, IPV6_MULTICAST_LOOP, false, on ? 1 : 0);
    }

    /** The interface that multicast datagrams leave by: one of its addresses for IPv4, any address with a scope for IPv6. */
    public void multicastInterface(InetAddress address) throws UvException {
        if (address instanceof Inet4Address) {
            set(
                    SOL_IP,
                    IP_MULTICAST_IF,
                    structure(Integer.BYTES).put(address.getAddress()).flip());
        } else {
            set(SOL_IPV6, IPV6_MULTICAST_IF, scope(address));
        }
    }

    /** Joins or leaves a group; {@code local} names the interface and may be null, for the system's choice. */
    public void membership(boolean join, InetAddress group, InetAddress local) throws UvException {
        if (group instanceof Inet6Address) {
            ByteBuffer request = structure(IPV6_BYTES + Integer.BYTES);
            request.put(group.getAddress()).putInt(scope(local)).flip();
            set(SOL_IPV6, join ? IPV6_ADD_MEMBERSHIP : IPV6_DROP_MEMBERSHIP, request);
        } else {
            ByteBuffer request = structure(2 * Integer.BYTES);
            request.put(group.getAddress()).put(fourBytes(local)).flip();
            set(SOL_IP, join ? IP_ADD_MEMBERSHIP : IP_DROP_MEMBERSHIP, request);
        }
    }

    /** The same for the datagrams of one sender only. */
    public void membership(boolean join, InetAddress group, InetAddress source, InetAddress local) throws UvException {
        if (group instanceof Inet6Address != source instanceof Inet6Address) {
            throw new UvException(UvError.of("EINVAL"), null);
        }
        if (group instanceof Inet6Address) {
            ByteBuffer request = structure(FIRST_STORAGE + 2 * STORAGE_BYTES);
            request.putInt(0, scope(local));
            socketAddress(request, FIRST_STORAGE, group);
            socketAddress(request, FIRST_STORAGE + STORAGE_BYTES, source);
            set(SOL_IPV6, join ? MCAST_JOIN_SOURCE_GROUP : MCAST_LEAVE_SOURCE_GROUP, request);
        } else {
            ByteBuffer request = structure(3 * Integer.BYTES);
            request.put(group.getAddress())
                    .put(fourBytes(local))
                    .put(source.getAddress())
                    .flip();
            set(SOL_IP, join ? IP_ADD_SOURCE_MEMBERSHIP : IP_DROP_SOURCE_MEMBERSHIP, request);
        }
    }

    private static ByteBuffer structure(int bytes) {
        return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
    }

    private static void socketAddress(ByteBuffer request, int at, InetAddress address) {
        request.putShort(at, (short) AF_INET6);
        request.put(at + SIX_ADDRESS_OFFSET, address.getAddress());
    }

    private static byte[] fourBytes(InetAddress address) throws UvException {
        if (address == null) {
            return new byte[Integer.BYTES];
        }
        if (address instanceof Inet4Address four) {
            return four.getAddress();
        }
        throw new UvException(UvError.of("EINVAL"), null);
    }

    private static int scope(InetAddress address) {
        return address instanceof Inet6Address six ? six.getScopeId() : 0;
    }

    /** The bytes that the system keeps for datagrams that come in, its own share included. */
    public int receiveBufferSize() throws UvException {
        return size(SO_RCVBUF);
    }

    /** The same for datagrams that go out. */
    public int sendBufferSize() throws UvException {
        return size(SO_SNDBUF);
    }

    private int size(int option) throws UvException {
        try {
            return socket.getIntOpt(SOL_SOCKET, option);
        } catch (IOException | ChannelException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
    }

    /** Asks for a size; Linux doubles it, within its limits. */
    public void receiveBufferSize(int bytes) throws UvException {
        set(SOL_SOCKET, SO_RCVBUF, bytes);
    }

    /** The same for datagrams that go out. */
    public void sendBufferSize(int bytes) throws UvException {
        set(SOL_SOCKET, SO_SNDBUF, bytes);
    }
}
