package dev.gyre.node.inspector;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.InetSocketAddress;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/** The server to which debuggers connect, on a thread of its own, so that it answers while the program runs or is paused. */
final class InspectorServer implements AutoCloseable {
    /** The longest message of a client; DevTools sends whole scripts. */
    static final int LONGEST_MESSAGE = 1 << 28;

    private static final int LONGEST_REQUEST = 1 << 16;

    private final Inspector inspector;
    private final String id = UUID.randomUUID().toString();
    private final String host;
    private final EventLoopGroup group;
    private final Channel channel;

    /**
     * Listens at once.
     *
     * @param port 0 for any
     * @throws RuntimeException (by Netty, also an undeclared BindException) if it cannot
     */
    InspectorServer(Inspector inspector, String host, int port) {
        this.inspector = inspector;
        this.host = host;
        group = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("inspector", true), NioIoHandler.newFactory());
        try {
            channel = new ServerBootstrap()
                    .group(group)
                    .channel(NioServerSocketChannel.class)
                    .childHandler(new ChannelInitializer<SocketChannel>() {
                        @Override
                        protected void initChannel(SocketChannel client) {
                            client.pipeline()
                                    .addLast(
                                            new HttpServerCodec(),
                                            new HttpObjectAggregator(LONGEST_REQUEST),
                                            new HttpEndpoints(InspectorServer.this));
                        }
                    })
                    .bind(host, port)
                    .syncUninterruptibly()
                    .channel();
        } catch (RuntimeException failed) {
            group.shutdownGracefully(0, 0, TimeUnit.SECONDS);
            throw failed;
        }
    }

    Inspector inspector() {
        return inspector;
    }

    /** The name of the target, which a client needs to connect. */
    String id() {
        return id;
    }

    String host() {
        return host;
    }

    int port() {
        return ((InetSocketAddress) channel.localAddress()).getPort();
    }

    /** Host and port as in a URL. */
    String authority() {
        return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port();
    }

    String url() {
        return "ws://" + authority() + "/" + id;
    }

    @Override
    public void close() {
        channel.close();
        group.shutdownGracefully(0, 0, TimeUnit.SECONDS);
    }
}
