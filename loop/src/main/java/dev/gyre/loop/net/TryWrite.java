package dev.gyre.loop.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.unix.UnixChannel;
import java.io.IOException;

/**
 * Gives bytes to the system at once, past the channel's queue, as libuv's uv_try_write does
 * (https://docs.libuv.org/en/v1.x/stream.html#c.uv_try_write).
 */
public final class TryWrite {
    private TryWrite() {}

    /**
     * Whether {@link #write} may be asked with direct buffers: the channel has a descriptor, no handler of its pipeline changes what is written,
     * and nothing waits in its queue, which {@code data} would overtake.
     */
    public static boolean isPossible(Channel channel, ByteBuf data) {
        if (!(channel instanceof UnixChannel) || !data.hasMemoryAddress()) {
            return false;
        }
        var queue = channel.unsafe().outboundBuffer();
        return queue != null && queue.totalPendingWriteBytes() == 0;
    }

    /**
     * Writes what the system takes now and moves the buffer's reader index past it. True when that was all; the rest, and whatever the system
     * complained of, is the business of the channel's own write, which is to follow.
     */
    public static boolean write(Channel channel, ByteBuf data) {
        var descriptor = ((UnixChannel) channel).fd();
        // Once a channel is closed, its descriptor's number may be another's.
        if (!data.isReadable() || !descriptor.isOpen() || channel.unsafe().outboundBuffer() == null) {
            return !data.isReadable();
        }
        int written;
        try {
            written = descriptor.writeAddress(data.memoryAddress(), data.readerIndex(), data.writerIndex());
        } catch (IOException failure) {
            // The channel's own write meets it again and tells it to whom it concerns.
            return false;
        }
        data.skipBytes(written);
        return !data.isReadable();
    }
}
