package dev.gyre.node.http;

import dev.gyre.loop.net.InboundHandler;
import io.netty.buffer.ByteBuf;
import io.netty.channel.AdaptiveRecvByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.channel.socket.ChannelInputShutdownReadComplete;

/** The only handler of a connection's channel: turns Netty's events into those of the connection. */
final class ConnectionHandler extends InboundHandler {
    private static final String NAME = "connection";
    private static final int FIRST_READ = 4096;
    static final int MAX_READ = 65_536;

    private final HttpConnection connection;

    private ConnectionHandler(HttpConnection connection) {
        this.connection = connection;
    }

    static void install(Channel channel, HttpConnection connection) {
        channel.config()
                .setRecvByteBufAllocator(
                        new AdaptiveRecvByteBufAllocator(64, FIRST_READ, MAX_READ).maxMessagesPerRead(1));
        channel.pipeline().addLast(NAME, new ConnectionHandler(connection));
    }

    static void uninstall(Channel channel) {
        channel.pipeline().remove(NAME);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        connection.pipeline().receive((ByteBuf) message);
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        connection.pipeline().readOn();
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        connection.pipeline().readOn();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        connection.writable();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event instanceof ChannelInputShutdownEvent || event instanceof ChannelInputShutdownReadComplete) {
            connection.pipeline().inputEnded();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        connection.lost(null);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        connection.lost(cause);
    }
}
