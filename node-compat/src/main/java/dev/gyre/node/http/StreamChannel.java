package dev.gyre.node.http;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
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
    private StreamHandle stream;
    // Called when the connection is over, instead of closing the stream; its owner tells the end of the input too.
    private Runnable end;
    private Runnable onWritten;
    // How many messages of the queue the stream has not written yet, and how many of those before it has.
    private int writing;
    private int written;
    // Whether the stream is at a write, which may outlive the channel.
    private boolean underWay;
    private boolean settling;
    private boolean wantsMore;
    private boolean givenBack;

    StreamChannel(EventLoop loop, StreamHandle stream) {
        super(DefaultChannelId.newInstance(), false, false);
        this.loop = loop;
        this.stream = stream;
        config().setAutoRead(false);
    }

    /** The stream is that of a socket which hears of its end itself, and ends it: {@code newEnd} is called when the connection is over. */
    void belongTo(Runnable newEnd) {
        end = newEnd;
    }

    /** The stream goes on without the channel, which ends. */
    void giveBack() {
        givenBack = true;
    }

    /** Sets what is called when the stream has completed a write. */
    void onWritten(Runnable listener) {
        onWritten = listener;
    }

    StreamHandle stream() {
        return stream;
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
        if (!wantsMore && !givenBack) {
            stream.readStop();
        }
    }

    @Override
    public void ended() {
        if (end == null) {
            inputEnded();
        }
    }

    @Override
    public void failed(UvError error) {
        if (end == null && isActive()) {
            pipeline().fireExceptionCaught(new UvException(error, null));
        }
    }

    @Override
    public boolean opensScopes() {
        return true;
    }

    /** Stops the stream; what it has read comes all the same. */
    void stopReading() {
        wantsMore = false;
        stream.readStop();
    }

    /** The end of the output, after all that was written. */
    void shutdownOutput(Completion completion) {
        stream.shutdown(completion == null ? error -> {} : completion);
    }

    /** Whether the stream has not completed a write. */
    boolean isWriting() {
        return underWay;
    }

    /** Whether the messages that leave the queue now are with the stream, which completes them. */
    boolean isSettling() {
        return settling;
    }

    /** What the stream has got is no longer in the queue, whatever becomes of the channel. */
    void settle() {
        var output = unsafe().outboundBuffer();
        if (!underWay || output == null) {
            return;
        }
        settling = true;
        written = writing;
        removeWritten(output);
        while (output.current() instanceof ByteBuf next && !next.isReadable()) {
            output.remove();
        }
        settling = false;
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
        while (!underWay && output.size() > 0) {
            writing = output.size();
            var bytes = join(output);
            underWay = bytes.hasRemaining() && !stream.write(bytes, this);
            if (!underWay) {
                written = writing;
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
        underWay = false;
        if (isActive()) {
            settling = true;
            written = writing;
            unsafe().flush();
            settling = false;
        }
        onWritten.run();
    }

    @Override
    protected void doClose() throws Exception {
        super.doClose();
        if (end == null) {
            stream.close(null);
        } else {
            loop.call(end);
        }
    }
}
