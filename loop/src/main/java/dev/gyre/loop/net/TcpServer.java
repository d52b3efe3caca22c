package dev.gyre.loop.net;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Handle;
import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ServerChannel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A listening socket: of TCP, or in the file system. */
public final class TcpServer extends Handle {
    public static final int DEFAULT_BACKLOG = 511;
    private static final long RETRY_MILLIS = 100;

    private final PipelineInitializer initializer;
    private final ServerListener listener;
    private ServerChannel channel;
    private String reason = "not listening";
    private InetSocketAddress elsewhere;
    private Runnable closing;

    /** A server whose connections become {@link TcpSocket}s. */
    public TcpServer(EventLoop loop, ServerListener listener) {
        this(loop, listener, null);
    }

    private TcpServer(EventLoop loop, ServerListener listener, PipelineInitializer initializer) {
        super(loop, "server");
        this.listener = listener;
        this.initializer = initializer;
    }

    /** A server whose connections speak the protocol that {@code initializer} puts into their pipelines. */
    public static TcpServer withPipeline(EventLoop loop, PipelineInitializer initializer) {
        return new TcpServer(loop, null, initializer);
    }

    @Override
    public String reason() {
        return reason;
    }

    /**
     * Binds and listens at once; port 0 takes a free one.
     *
     * @param backlog connections that the system keeps before they are accepted
     * @throws UvException with the system's error, such as EADDRINUSE
     */
    public void listen(InetSocketAddress address, int backlog) throws UvException {
        listen(address, backlog, false, false);
    }

    /**
     * The same with options of the socket.
     *
     * @param reusePort SO_REUSEPORT: other sockets that have it may listen there too, and the system spreads connections over them
     * @param onlySix no IPv4 on an IPv6 socket
     * @throws UvException with the system's error, ENOTSUP for an option that NIO does not have
     */
    public void listen(InetSocketAddress address, int backlog, boolean reusePort, boolean onlySix) throws UvException {
        requireFresh();
        if (reusePort || onlySix) {
            listen(SocketDescriptor.bind(address, reusePort, onlySix), backlog);
            return;
        }
        ServerChannel server;
        try {
            server = loop().poller().newServerChannel(address.getAddress());
        } catch (ChannelException exhausted) {
            throw failed(exhausted);
        }
        server.config().setOption(ChannelOption.SO_REUSEADDR, true);
        bind(server, address, backlog);
        var local = localAddress();
        reason = local.getAddress().getHostAddress() + ":" + local.getPort();
    }

    /**
     * Binds a path of the file system, which is removed when the server is closed, and listens at once.
     *
     * @throws UvException with the system's error, such as EADDRINUSE
     */
    public void listen(String path, int backlog) throws UvException {
        requireFresh();
        // Netty would delete an existing file.
        if (!path.startsWith("\0") && Files.exists(Path.of(path), LinkOption.NOFOLLOW_LINKS)) {
            throw new UvException(UvError.of("EADDRINUSE"), null);
        }
        ServerChannel server;
        try {
            server = loop().poller().newPathServerChannel();
        } catch (ChannelException exhausted) {
            throw failed(exhausted);
        }
        bind(server, loop().poller().pathAddress(path), backlog);
        reason = path;
    }

    /** Listens on a socket that is bound already, possibly by another process, and which this server takes. */
    public void listen(SocketDescriptor bound, int backlog) throws UvException {
        requireFresh();
        var path = bound.kind() == SocketDescriptor.Kind.PIPE;
        if (!path && bound.kind() != SocketDescriptor.Kind.TCP) {
            throw new UvException(UvError.of("EINVAL"), null);
        }
        bound.listen(backlog);
        var server = loop().poller().serverChannelOf(bound.take(), path);
        begin(server);
        var local = localAddress();
        reason = local == null ? "shared" : local.getAddress().getHostAddress() + ":" + local.getPort();
    }

    /**
     * Counts as listening, without a socket: connections come by {@link #accept(SocketDescriptor)}.
     *
     * @param address where the connections are accepted, or null
     */
    public void serve(InetSocketAddress address) throws UvException {
        requireFresh();
        elsewhere = address;
        reason = "connections of another process";
        activate();
    }

    /** Takes a connection that was accepted elsewhere. */
    public void accept(SocketDescriptor connection) throws UvException {
        var child = connection.kind() == SocketDescriptor.Kind.PIPE
                ? loop().poller().channelOf(connection.take())
                : loop().poller().socketChannelOf(connection.take());
        accept(child);
    }

    /** The descriptor, which this server keeps; -1 if it has none, or where NIO polls. */
    public int descriptor() {
        return channel == null ? -1 : SocketDescriptor.of(channel);
    }

    private void requireFresh() throws UvException {
        if (channel != null || isActive()) {
            throw new UvException(UvError.of("EINVAL"), null);
        }
    }

    private static UvException failed(ChannelException exhausted) {
        return new UvException(UvError.from(exhausted), exhausted);
    }

    private void begin(ServerChannel server) {
        ReadinessGate.install(loop(), server);
        server.pipeline().addLast(new Acceptor());
        loop().poller().register(server);
        channel = server;
        activate();
    }

    private void bind(ServerChannel server, SocketAddress address, int backlog) throws UvException {
        server.config().setOption(ChannelOption.SO_BACKLOG, backlog);
        ReadinessGate.install(loop(), server);
        server.pipeline().addLast(new Acceptor());
        loop().poller().register(server);
        // On the loop's thread registering and binding happen before the call returns.
        ChannelFuture bound = server.bind(address);
        if (!bound.isSuccess()) {
            server.close();
            throw new UvException(UvError.from(bound.cause()), bound.cause());
        }
        channel = server;
        activate();
    }

    /** The address in use, null when the server does not listen, or listens in the file system. */
    public InetSocketAddress localAddress() {
        return channel != null && channel.localAddress() instanceof InetSocketAddress inet ? inet : elsewhere;
    }

    @Override
    protected boolean isExternal() {
        return true;
    }

    /** Sets what runs when the server begins to close. */
    public void whenClosing(Runnable callback) {
        closing = callback;
    }

    @Override
    protected void beginClose() {
        if (closing != null) {
            closing.run();
        }
        if (channel != null) {
            channel.close();
        }
    }

    private void accept(Channel child) {
        child.config().setAutoRead(false);
        child.config().setOption(ChannelOption.ALLOW_HALF_CLOSURE, true);
        ReadinessGate.install(loop(), child);
        if (initializer != null) {
            var opened = initializer.initialize(child);
            loop().poller().register(child);
            loop().call(opened);
            return;
        }
        var socket = new TcpSocket(loop(), child, localAddress() == null ? "pipe" : "socket");
        loop().poller().register(child);
        loop().call(() -> listener.connected(socket));
    }

    /** Takes the accepted channels out of the server channel's pipeline. */
    private final class Acceptor extends InboundHandler {
        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            var child = (Channel) message;
            if (isClosing() || !loop().scope().canCall()) {
                child.unsafe().closeForcibly();
                return;
            }
            try {
                accept(child);
            } catch (RuntimeException failed) {
                child.unsafe().closeForcibly();
                throw failed;
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            if (!(cause instanceof IOException)) {
                loop().call(() -> {
                    throw new IllegalStateException("a connection was not taken", cause);
                });
                return;
            }
            // accept() failed, usually because there are no descriptors left: peers wait in the backlog until some are
            // free again.
            var config = context.channel().config();
            config.setAutoRead(false);
            context.executor().schedule(() -> config.setAutoRead(true), RETRY_MILLIS, TimeUnit.MILLISECONDS);
        }
    }
}
