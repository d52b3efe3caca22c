package dev.gyre.node.http;

import dev.gyre.loop.EventLoop;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.DefaultChannelId;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** A channel over a stream of the program's, as TLS sockets are: what comes is handed in, what goes is handed to a {@link ProgramStream}. */
final class StreamChannel extends EmbeddedChannel {
    private final EventLoop loop;
    private final ProgramStream stream;
    private boolean hasRoom = true;
    private boolean wantsMore;

    StreamChannel(EventLoop loop, ProgramStream stream) {
        super(DefaultChannelId.newInstance(), false, false);
        this.loop = loop;
        this.stream = stream;
        config().setAutoRead(false);
    }

    /** Begins, all handlers being there. */
    void open() {
        try {
            register();
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Bytes have come; false when no more are wanted for now. */
    boolean receive(byte[] bytes) {
        wantsMore = false;
        if (isActive()) {
            pipeline().fireChannelRead(Unpooled.wrappedBuffer(bytes));
            pipeline().fireChannelReadComplete();
        }
        return wantsMore;
    }

    /** The peer sends no more. */
    void inputEnded() {
        if (isActive()) {
            pipeline().fireUserEventTriggered(ChannelInputShutdownEvent.INSTANCE);
        }
    }

    /** The stream takes output again. */
    void drained() {
        hasRoom = true;
        flush();
    }

    @Override
    protected void doBeginRead() {
        if (!wantsMore) {
            wantsMore = true;
            loop.call(stream::read);
        }
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer output) throws IOException {
        while (hasRoom && output.current() instanceof ByteBuf) {
            var bytes = new ByteArrayOutputStream();
            while (output.current() instanceof ByteBuf part) {
                part.readBytes(bytes, part.readableBytes());
                output.remove();
            }
            if (bytes.size() > 0) {
                hand(bytes.toByteArray());
            }
        }
    }

    private void hand(byte[] bytes) {
        loop.call(() -> hasRoom = stream.write(bytes));
    }

    @Override
    protected void doClose() throws Exception {
        super.doClose();
        loop.call(stream::end);
    }
}
