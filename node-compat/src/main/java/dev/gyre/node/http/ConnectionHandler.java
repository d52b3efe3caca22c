package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;
import io.netty.channel.AdaptiveRecvByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.channel.socket.ChannelInputShutdownReadComplete;
import io.netty.handler.codec.http.HttpObject;

/** The end of a connection's pipeline: turns Netty's events into those of the connection. */
final class ConnectionHandler extends ChannelInboundHandlerAdapter {
    private static final String SCOPE = "scope";
    private static final String DECODER = "decoder";
    private static final String CONNECTION = "connection";
    private static final int FIRST_READ = 4096;
    private static final int MAX_READ = 65_536;

    private final HttpConnection connection;
    private ByteBuf rest;

    private ConnectionHandler(HttpConnection connection) {
        this.connection = connection;
    }

    static void install(Channel channel, HttpConnection connection, HttpServerOptions options) {
        channel.config().setRecvByteBufAllocator(new AdaptiveRecvByteBufAllocator(64, FIRST_READ, MAX_READ).maxMessagesPerRead(1));
        var decoder = new RequestDecoder(options);
        connection.flow().decoder(decoder);
        channel.pipeline()
            .addLast(SCOPE, new ChunkScope(connection.flow()))
            .addLast(DECODER, decoder)
            .addLast(CONNECTION, new ConnectionHandler(connection));
    }

    /** Takes the protocol out of the pipeline; what the decoder had not decoded goes into {@code rest}. */
    static void uninstall(Channel channel, ByteBuf rest) {
        var handler = (ConnectionHandler) channel.pipeline().get(CONNECTION);
        handler.rest = rest;
        channel.pipeline().remove(DECODER);
        channel.pipeline().remove(SCOPE);
        channel.pipeline().remove(handler);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpObject part) {
            connection.flow().arrived(part);
        } else if (message instanceof ByteBuf bytes && rest != null) {
            rest.writeBytes(bytes);
            bytes.release();
        } else {
            context.fireChannelRead(message);
        }
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        connection.flow().readOn();
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        connection.flow().readOn();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        connection.writable();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event instanceof ChannelInputShutdownEvent || event instanceof ChannelInputShutdownReadComplete) {
            connection.flow().inputEnded();
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

    /** The front of the pipeline: everything that one read brings is decoded and handled in one callback scope. */
    private static final class ChunkScope extends ChannelInboundHandlerAdapter {
        private final RequestFlow flow;

        ChunkScope(RequestFlow flow) {
            this.flow = flow;
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            flow.begin(((ByteBuf) message).readableBytes());
            try {
                context.fireChannelRead(message);
            } finally {
                flow.finish();
            }
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            // The decoder may have the rest of a message to hand over when the input ends.
            flow.open();
            try {
                context.fireUserEventTriggered(event);
            } finally {
                flow.finish();
            }
        }
    }
}
