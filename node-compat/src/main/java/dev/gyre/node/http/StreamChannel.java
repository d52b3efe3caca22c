package dev.gyre.node.http;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.UvError;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.DefaultChannelId;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import java.nio.ByteBuffer;

/** A channel over a stream handle, such as those of TLS and of a program's own streams. */
final class StreamChannel extends EmbeddedChannel implements SocketListener, Completion {
    private final EventLoop loop;
    private final SocketListener owner;
    private final Runnable end;
    private StreamHandle stream;
    // How many messages of the queue the stream has not written yet, and how many of those before it has.
    private int writing;
    private int written;
    private boolean wantsMore;

    /**
     * @param ownerOrNull hears of the end of the input, and of errors
     * @param end called when the connection is over
     */
    StreamChannel(EventLoop loop, StreamHandle stream, SocketListener ownerOrNull, Runnable end) {
        super(DefaultChannelId.newInstance(), false, false);
        this.loop = loop;
        this.stream = stream;
        owner = ownerOrNull;
        this.end = end;
        config().setAutoRead(false);
    }

    /** Begins, all handlers being there. */
    void open() {
        stream.listen(this);
        try {
            register();
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** What has been read comes from another stream from now on, to which is written what follows. */
    void carryBy(StreamHandle other) {
        stream = other;
        other.listen(this);
        if (wantsMore) {
            other.readStart();
        }
    }

    @Override
    public void read(ByteBuffer data) {
        wantsMore = false;
        if (isActive()) {
            pipeline().fireChannelRead(Unpooled.copiedBuffer(data));
            pipeline().fireChannelReadComplete();
        }
        if (!wantsMore) {
            stream.readStop();
        }
    }

    @Override
    public void ended() {
        if (owner != null) {
            owner.ended();
        }
    }

    @Override
    public void failed(UvError error) {
        if (owner != null) {
            owner.failed(error);
        }
    }

    /** The peer sends no more. */
    void inputEnded() {
        if (isActive()) {
            pipeline().fireUserEventTriggered(ChannelInputShutdownEvent.INSTANCE);
        }
    }

    @Override
    protected void doBeginRead() {
        if (!wantsMore) {
            wantsMore = true;
            stream.readStart();
        }
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer output) {
        removeWritten(output);
        while (writing == 0 && output.size() > 0) {
            writing = output.size();
            var buffers = new ByteBuffer[] {join(output)};
            if (!buffers[0].hasRemaining() || stream.write(buffers, this)) {
                written = writing;
                writing = 0;
                removeWritten(output);
            }
        }
    }

    /** The bytes of all messages that are to be flushed; the stream may keep them. */
    private static ByteBuffer join(ChannelOutboundBuffer output) {
        var bytes = ByteBuffer.allocate((int) output.totalPendingWriteBytes());
        try {
            output.forEachFlushedMessage(message -> {
                var part = (ByteBuf) message;
                bytes.limit(bytes.position() + part.readableBytes());
                part.getBytes(part.readerIndex(), bytes);
                return true;
            });
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
        return bytes.flip();
    }

    private void removeWritten(ChannelOutboundBuffer output) {
        for (; written > 0; written--) {
            output.remove();
        }
    }

    @Override
    public void completed(UvError error) {
        written = writing;
        writing = 0;
        if (isActive()) {
            unsafe().flush();
        }
    }

    @Override
    protected void doClose() throws Exception {
        super.doClose();
        loop.call(end);
    }
}
