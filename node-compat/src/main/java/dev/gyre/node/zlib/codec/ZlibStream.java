package dev.gyre.node.zlib.codec;

import java.util.Arrays;

/** One direction of a compression stream: bytes go in, and bytes come out in pieces. For one thread at a time. */
public abstract class ZlibStream implements AutoCloseable {
    /** zlib's flush values: more input follows; all output must be produced; the input is complete. */
    public static final int NO_FLUSH = 0, SYNC_FLUSH = 2, FULL_FLUSH = 3, FINISH = 4;

    private byte[] piece = {};
    private int length;

    /** Sets the next input, which must not change until {@link #isDone}; the previous input must be used up. */
    public abstract void input(byte[] bytes, int offset, int count);

    /**
     * Processes input until it is used up or there are {@code most} bytes of output.
     *
     * @throws ZlibException when the input is invalid
     */
    public final byte[] run(int flush, int most) throws ZlibException {
        length = 0;
        if (piece.length < most) piece = new byte[most];
        produce(flush, most);
        return Arrays.copyOf(piece, length);
    }

    /** Appends up to {@code most} bytes of output to {@link #piece}, by {@link #advance}. */
    protected abstract void produce(int flush, int most) throws ZlibException;

    /** Whether the last run did everything that input and flush value require. */
    public abstract boolean isDone();

    /** The number of bytes of the input after the end of the stream. */
    public abstract int remaining();

    /** Restarts the stream. */
    public abstract void reset();

    /** Changes the compression parameters for the rest; does nothing for decompression. */
    public abstract void parameters(int level, int strategy);

    @Override
    public abstract void close();

    protected final byte[] piece() {
        return piece;
    }

    protected final int length() {
        return length;
    }

    protected final void advance(int count) {
        length += count;
    }
}
