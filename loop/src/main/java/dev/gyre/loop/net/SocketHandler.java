package dev.gyre.loop.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.channel.socket.ChannelInputShutdownReadComplete;
import io.netty.util.ReferenceCountUtil;

/** The end of a socket's pipeline: turns Netty's events into the socket's. */
final class SocketHandler extends InboundHandler {
    private static final int READ_BYTES = 65_536;

    private final TcpSocket socket;

    SocketHandler(TcpSocket socket) {
        this.socket = socket;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        // One read returns one chunk, so that a socket which stops reading gets no further chunk. Its size is libuv's.
        context.channel()
                .config()
                .setRecvByteBufAllocator(new FixedRecvByteBufAllocator(READ_BYTES).maxMessagesPerRead(1));
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof ByteBuf data) {
            socket.arrived(data);
        } else {
            // The codec that this socket was taken over from may still pass on the message that it was decoding.
            ReferenceCountUtil.release(message);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        socket.readCompleted();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event instanceof ChannelInputShutdownEvent || event instanceof ChannelInputShutdownReadComplete) {
            socket.inputEnded();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        socket.inputEnded();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        socket.failed(cause);
    }
}
