package dev.gyre.loop.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.LinuxSocket;
import io.netty.channel.unix.DomainSocketAddress;
import io.netty.channel.unix.Socket;
import io.netty.channel.unix.UnixChannel;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * A socket of the system that no handle has yet: one that another process sent, or one that is bound to be shared. Code that
 * makes a handle of it {@link #take takes} the descriptor; otherwise it must be closed.
 */
public final class SocketDescriptor {
    private static final int SOL_SOCKET = 1;
    private static final int SOL_IPV6 = 41;
    private static final int SO_TYPE = 3;
    private static final int SO_DOMAIN = 39;
    private static final int IPV6_V6ONLY = 26;
    private static final int STREAM = 1;
    private static final int DATAGRAM = 2;
    private static final int UNIX = 1;
    private static final int INET = 2;
    private static final int INET6 = 10;

    /** What a descriptor is: a TCP socket, a Unix stream socket, a UDP socket, or something else. */
    public enum Kind {
        TCP,
        PIPE,
        UDP,
        OTHER
    }

    private final Socket socket;
    private final Kind kind;
    private final boolean six;
    private final String path;
    private boolean taken;

    private SocketDescriptor(Socket socket, String path) {
        this.socket = socket;
        this.path = path;
        var domain = option(SO_DOMAIN);
        six = domain == INET6;
        kind = kind(domain, option(SO_TYPE));
    }

    /**
     * The socket with that number, which belongs to the result from now on.
     *
     * @throws UvException if it is none, with the system's error, ENOTSUP without epoll
     */
    public static SocketDescriptor of(int descriptor) throws UvException {
        requireEpoll();
        try {
            return new SocketDescriptor(new Socket(descriptor), null);
        } catch (ChannelException noSocket) {
            throw new UvException(UvError.from(noSocket), noSocket);
        }
    }

    /**
     * A TCP socket that is bound and does not listen yet.
     *
     * @param onlySix no IPv4 on an IPv6 socket
     * @throws UvException with the system's error, ENOTSUP without epoll
     */
    public static SocketDescriptor bind(InetSocketAddress address, boolean reusePort, boolean onlySix)
            throws UvException {
        requireEpoll();
        Socket socket = null;
        try {
            var isSix = address.getAddress() instanceof Inet6Address;
            socket = LinuxSocket.newSocketStream(isSix);
            socket.setReuseAddress(true);
            if (reusePort) {
                socket.setReusePort(true);
            }
            if (isSix && onlySix) {
                socket.setIntOpt(SOL_IPV6, IPV6_V6ONLY, 1);
            }
            return bind(socket, address, null);
        } catch (IOException | ChannelException failed) {
            throw failed(socket, failed);
        }
    }

    /**
     * A socket that is bound to a path of the file system, which {@link #close} removes, and does not listen yet.
     *
     * @throws UvException with the system's error, ENOTSUP without epoll
     */
    public static SocketDescriptor bind(String path) throws UvException {
        requireEpoll();
        if (!path.startsWith("\0") && Files.exists(Path.of(path), LinkOption.NOFOLLOW_LINKS)) {
            throw new UvException(UvError.of("EADDRINUSE"), null);
        }
        Socket socket = null;
        try {
            socket = Socket.newSocketDomain();
            return bind(socket, new DomainSocketAddress(path), path);
        } catch (IOException | ChannelException failed) {
            throw failed(socket, failed);
        }
    }

    private static SocketDescriptor bind(Socket socket, SocketAddress address, String path) throws IOException {
        socket.bind(address);
        return new SocketDescriptor(socket, path);
    }

    private static void requireEpoll() throws UvException {
        if (!Epoll.isAvailable()) {
            throw new UvException(UvError.of("ENOTSUP"), null);
        }
    }

    private static UvException failed(Socket socket, Exception failure) {
        if (socket != null) {
            close(socket);
        }
        return new UvException(UvError.from(failure), failure);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException ignored) {
            // The descriptor is gone all the same.
        }
    }

    private int option(int name) {
        try {
            return socket.getIntOpt(SOL_SOCKET, name);
        } catch (IOException | ChannelException noSocket) {
            return -1;
        }
    }

    private static Kind kind(int domain, int type) {
        if (type == STREAM && domain == UNIX) {
            return Kind.PIPE;
        }
        if (domain != INET && domain != INET6) {
            return Kind.OTHER;
        }
        return type == STREAM ? Kind.TCP : type == DATAGRAM ? Kind.UDP : Kind.OTHER;
    }

    /** The descriptor of a channel, which keeps it, or -1 where NIO polls or the channel is closed. */
    static int of(Channel channel) {
        return channel instanceof UnixChannel unix && unix.isOpen() ? unix.fd().intValue() : -1;
    }

    public Kind kind() {
        return kind;
    }

    /** Whether it is a socket of IPv6. */
    public boolean isSix() {
        return six;
    }

    /** The number, to be sent or duplicated; -1 after {@link #close} or {@link #take}. */
    public int number() {
        return taken ? -1 : socket.intValue();
    }

    /** This end's address; null for a path. */
    public InetSocketAddress localAddress() {
        return kind == Kind.PIPE || taken ? null : socket.localAddress();
    }

    /** Begins to listen, for a handle to be made of it. */
    void listen(int backlog) throws UvException {
        try {
            socket.listen(backlog);
        } catch (IOException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
    }

    /** The number, whose owner is the caller from now on. */
    public int take() throws UvException {
        if (taken) {
            throw new UvException(UvError.of("EBADF"), null);
        }
        taken = true;
        return socket.intValue();
    }

    /** Closes the descriptor, and removes the path that it was bound to, unless it has been taken; idempotent. */
    public void close() {
        if (taken) {
            return;
        }
        taken = true;
        close(socket);
        if (path != null && !path.startsWith("\0")) {
            new java.io.File(path).delete();
        }
    }
}
