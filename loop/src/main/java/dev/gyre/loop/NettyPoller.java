package dev.gyre.loop;

import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandle;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.IoRegistration;
import io.netty.channel.ManualIoEventLoop;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollDatagramChannel;
import io.netty.channel.epoll.EpollDomainSocketChannel;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerDomainSocketChannel;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketProtocolFamily;
import io.netty.channel.socket.nio.NioDomainSocketChannel;
import io.netty.channel.socket.nio.NioServerDomainSocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.channel.unix.DomainSocketAddress;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.spi.SelectorProvider;
import java.util.concurrent.TimeUnit;

/**
 * The poll phase when there is I/O: the only user of Netty's {@link ManualIoEventLoop}, created by the first I/O
 * handle.
 */
public final class NettyPoller {
    private static final long MAX_WAIT_NANOS = TimeUnit.HOURS.toNanos(1);

    /** An eighth of a chunk is the largest datagram: a chunk that is emptied after each one is kept. */
    private static final int BUFFER_PAGE = 8192, CHUNK_ORDER = 6;

    private final boolean epoll;
    private final PollLoop io;
    private ByteBufAllocator datagramBuffers;

    NettyPoller(EventLoop loop, Thread thread) {
        epoll = Epoll.isAvailable();
        io = new PollLoop(loop.completions(), thread, epoll ? EpollIoHandler.newFactory() : NioIoHandler.newFactory());
    }

    /** True when epoll does the polling, false when NIO does. */
    public boolean isEpoll() {
        return epoll;
    }

    /**
     * A channel for a TCP server, not yet registered.
     *
     * @param address where it will listen: on a socket of IPv6, 0.0.0.0 would mean the addresses of both families
     */
    public ServerChannel newServerChannel(InetAddress address) {
        if (address instanceof Inet4Address)
            return epoll
                    ? new EpollServerSocketChannel(SocketProtocolFamily.INET)
                    : new NioServerSocketChannel(SelectorProvider.provider(), SocketProtocolFamily.INET);
        return epoll ? new EpollServerSocketChannel() : new NioServerSocketChannel();
    }

    /**
     * A channel for a TCP connection, not yet registered.
     *
     * @param address where it will connect to
     */
    public Channel newSocketChannel(InetAddress address) {
        if (address instanceof Inet4Address)
            return epoll
                    ? new EpollSocketChannel(SocketProtocolFamily.INET)
                    : new NioSocketChannel(SelectorProvider.provider(), SocketProtocolFamily.INET);
        return epoll ? new EpollSocketChannel() : new NioSocketChannel();
    }

    /** A channel for a server on a path in the file system, not yet registered. */
    public ServerChannel newPathServerChannel() {
        return epoll ? new EpollServerDomainSocketChannel() : new NioServerDomainSocketChannel();
    }

    /** A channel for a connection to a path, not yet registered. */
    public Channel newPathChannel() {
        return epoll ? new EpollDomainSocketChannel() : new NioDomainSocketChannel();
    }

    /** A channel of a TCP socket or, if {@code path}, a Unix socket that listens; epoll only. */
    public ServerChannel serverChannelOf(int descriptor, boolean path) {
        return path ? new EpollServerDomainSocketChannel(descriptor) : new EpollServerSocketChannel(descriptor);
    }

    /** A channel of a connected TCP socket; epoll only. */
    public Channel socketChannelOf(int descriptor) {
        return new EpollSocketChannel(descriptor);
    }

    /** A channel of a bound UDP socket; epoll only. */
    public EpollDatagramChannel datagramChannelOf(int descriptor) {
        return withBuffers(new EpollDatagramChannel(descriptor));
    }

    /** A channel for UDP, not yet registered; null with NIO, which lacks most options of sockets. */
    public EpollDatagramChannel newDatagramChannel(boolean six) {
        if (!epoll) return null;
        return withBuffers(new EpollDatagramChannel(six ? SocketProtocolFamily.INET6 : SocketProtocolFamily.INET));
    }

    /** The largest datagram that may come needs a buffer for each read: they are pooled, since a new one would be cleared. */
    private EpollDatagramChannel withBuffers(EpollDatagramChannel channel) {
        if (datagramBuffers == null) datagramBuffers = new PooledByteBufAllocator(true, 0, 1, BUFFER_PAGE, CHUNK_ORDER);
        channel.config().setAllocator(datagramBuffers);
        return channel;
    }

    /** The socket address of a path in the file system. */
    public SocketAddress pathAddress(String path) {
        return epoll ? new DomainSocketAddress(path) : UnixDomainSocketAddress.of(path);
    }

    /**
     * The channel of a descriptor that is a connected stream socket; null with NIO, which does not support descriptors.
     */
    public Channel channelOf(int descriptor) {
        return epoll ? new EpollDomainSocketChannel(descriptor, true) : null;
    }

    /** Attaches a channel to this poller; its handlers run inside the poll phase. */
    public void register(Channel channel) {
        EventLoopGroup group = io;
        group.register(channel);
    }

    /** Attaches a handle that is no channel; null with NIO. */
    public IoRegistration register(IoHandle handle) {
        return epoll ? io.register(handle).getNow() : null;
    }

    /**
     * Polls with libuv's convention: 0 does not wait, negative waits without limit, otherwise nanoseconds. Netty's
     * convention is the reverse. Returns the number of events.
     */
    int poll(long timeoutNanos) {
        if (timeoutNanos == 0) {
            return io.runNow(0);
        }
        var wait = timeoutNanos < 0 ? MAX_WAIT_NANOS : Math.min(timeoutNanos, MAX_WAIT_NANOS);
        return io.run(wait, 0);
    }

    /** Ends a wait; any thread. A wake-up before the wait begins is not lost, since the wait reads the completions first. */
    void wakeup() {
        io.wakeup();
    }

    /** Closes every channel and its descriptor. */
    void close() {
        // Without arguments Netty would wait for a quiet period of two seconds.
        io.shutdownGracefully(0, 0, TimeUnit.SECONDS);
        while (!io.isTerminated()) {
            io.runNow();
        }
    }

    /** Netty's loop, which does not wait if a completion is in the queue. */
    private static final class PollLoop extends ManualIoEventLoop {
        private final CompletionQueue completions;

        PollLoop(CompletionQueue completions, Thread thread, IoHandlerFactory factory) {
            super(thread, factory);
            this.completions = completions;
        }

        @Override
        protected boolean canBlock() {
            return super.canBlock() && completions.mayWait();
        }
    }
}
