package dev.gyre.node.zlib.codec;

import java.util.Arrays;

/** One direction of a compressed stream: bytes go in, bytes come out piece by piece. For one thread at a time. */
public abstract class ZlibStream implements AutoCloseable {
    /** Flush values of zlib: more follows; all that is there must come out; nothing follows. */
    public static final int NO_FLUSH = 0, SYNC_FLUSH = 2, FULL_FLUSH = 3, FINISH = 4;

    private byte[] piece = {};
    private int length;

    /** Gives the next input, which must not change until {@link #isDone}; the one before has been used up. */
    public abstract void input(byte[] bytes, int offset, int count);

    /**
     * Processes input until it is used up or there are {@code most} bytes of output.
     *
     * @throws ZlibException when the input is not what it should be
     */
    public final byte[] run(int flush, int most) throws ZlibException {
        length = 0;
        if (piece.length < most) piece = new byte[most];
        produce(flush, most);
        return Arrays.copyOf(piece, length);
    }

    /** Appends up to {@code most} bytes of output to {@link #piece}, by {@link #advance}. */
    protected abstract void produce(int flush, int most) throws ZlibException;

    /** Whether the last run did everything that its input and flush value require. */
    public abstract boolean isDone();

    /** Bytes of the input that belong to no stream, since it has ended before them. */
    public abstract int remaining();

    /** Starts anew. */
    public abstract void reset();

    /** Changes how the rest is compressed; nothing where the stream decompresses. */
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
