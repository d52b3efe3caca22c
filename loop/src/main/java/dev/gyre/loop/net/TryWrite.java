package dev.gyre.loop.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.unix.UnixChannel;
import java.io.IOException;

/**
 * Writes bytes to the system at once, past the channel's queue, as libuv's uv_try_write does (https://docs.libuv.org/en/v1.x/stream.html#c.uv_try_write).
 */
public final class TryWrite {
    private TryWrite() {}

    /**
     * Whether {@link #write} may be called with direct buffers: the channel has a descriptor, no handler of its
     * pipeline changes written data, and its queue, which {@code data} would overtake, is empty.
     */
    public static boolean isPossible(Channel channel, ByteBuf data) {
        if (!(channel instanceof UnixChannel) || !data.hasMemoryAddress()) {
            return false;
        }
        var queue = channel.unsafe().outboundBuffer();
        return queue != null && queue.totalPendingWriteBytes() == 0;
    }

    /**
     * Writes as much as the system accepts and advances the buffer's reader index. Returns true if that was everything;
     * otherwise the caller must use the channel's own write, which also reports errors.
     */
    public static boolean write(Channel channel, ByteBuf data) {
        var descriptor = ((UnixChannel) channel).fd();
        // The descriptor's number may be reused once a channel is closed.
        if (!data.isReadable() || !descriptor.isOpen() || channel.unsafe().outboundBuffer() == null) {
            return !data.isReadable();
        }
        int written;
        try {
            written = descriptor.writeAddress(data.memoryAddress(), data.readerIndex(), data.writerIndex());
        } catch (IOException failure) {
            // The channel's own write fails in the same way and reports the error.
            return false;
        }
        data.skipBytes(written);
        return !data.isReadable();
    }
}
