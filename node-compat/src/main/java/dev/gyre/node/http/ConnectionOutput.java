package dev.gyre.node.http;

import dev.gyre.loop.net.TryWrite;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;

/**
 * What a connection writes. A turn's only write, which is what most responses are, is held here and given to the system past Netty's queue;
 * Netty has what comes in several parts, writes with a completion, and what the system did not take.
 */
final class ConnectionOutput {
    private static final int MAX_HELD = 64 * 1024;

    private final Channel channel;
    // Nothing is in the channel's queue while there is one.
    private ByteBuf held;

    ConnectionOutput(Channel channel) {
        this.channel = channel;
    }

    ByteBuf allocate(int size) {
        return channel.alloc().directBuffer(Math.max(size, 1));
    }

    void write(ByteBuf data) {
        if (held == null && data.readableBytes() <= MAX_HELD && TryWrite.isPossible(channel, data)) {
            held = data;
            return;
        }
        queueHeld();
        channel.write(data, channel.voidPromise());
    }

    void write(ByteBuf data, ChannelFutureListener listener) {
        queueHeld();
        channel.write(data).addListener(listener);
    }

    void flush() {
        if (held != null && TryWrite.write(channel, held)) {
            held.release();
            held = null;
            return;
        }
        queueHeld();
        channel.flush();
    }

    /** Sends what was written; the listener hears when it has gone out. */
    void flush(ChannelFutureListener listener) {
        queueHeld();
        channel.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(listener);
    }

    /** Whether all that was written has been taken by the system, or is lost. */
    boolean isEmpty() {
        if (held != null) {
            return false;
        }
        var queue = channel.unsafe().outboundBuffer();
        return queue == null || queue.isEmpty();
    }

    /** Gives up what has not been flushed; what is in the channel's queue ends with the channel. */
    void drop() {
        if (held != null) {
            held.release();
            held = null;
        }
    }

    private void queueHeld() {
        if (held != null) {
            channel.write(held, channel.voidPromise());
            held = null;
        }
    }
}
