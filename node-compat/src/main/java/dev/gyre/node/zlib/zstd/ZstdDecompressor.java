package dev.gyre.node.zlib.zstd;

import com.github.luben.zstd.ZstdDecompressCtx;
import dev.gyre.node.zlib.codec.ZlibException;
import java.nio.ByteBuffer;

/** Decompresses one frame of Zstandard, or several in a row; what follows them is left. */
// RFC 8878
public final class ZstdDecompressor extends DirectStream {
    private static final int[] MAGIC = {0x28, 0xB5, 0x2F, 0xFD};
    private static final int[] SKIPPABLE = {0x50, 0x2A, 0x4D, 0x18};
    private static final int FIRST_SKIPPABLE = 0xF0;
    private static final int DESCRIPTOR = 4, WINDOW = 5;
    private static final int SINGLE_SEGMENT = 0x20;
    private static final int MIN_WINDOW_LOG = 10;
    private static final int MANTISSA_BITS = 3;

    private final int windowLogMax;
    private final byte[] dictionary;
    private ZstdDecompressCtx context;
    /** Bytes of the frame that have been looked at, up to its window's descriptor. */
    private int seen;

    private boolean singleSegment;
    /** Whether the last frame is complete and no other has begun. */
    private boolean complete;

    private boolean trailing;
    private int remaining;

    /**
     * A decompressor.
     *
     * @param dictionary what the compressor had, or null
     * @throws IllegalArgumentException if a parameter is not accepted
     */
    public ZstdDecompressor(ZstdParameters parameters, byte[] dictionary) {
        windowLogMax = parameters.windowLogMax();
        this.dictionary = dictionary;
        begin();
    }

    private void begin() {
        NativeLibrary.load();
        context = new ZstdDecompressCtx();
        if (dictionary != null) context.loadDict(dictionary);
    }

    @Override
    protected boolean transform(ByteBuffer into, ByteBuffer from, int operation) throws ZlibException {
        while (true) {
            if (complete && from.hasRemaining()) {
                if (trailing || !beginsFrame(from)) {
                    trailing = true;
                    remaining = from.remaining();
                    return true;
                }
                complete = false;
                seen = 0;
            }
            if (complete) return true;
            checkWindow(from);
            int before = from.remaining() + into.remaining();
            boolean ended = context.decompressDirectByteBufferStream(into, from);
            if (ended) {
                complete = true;
            } else if (!into.hasRemaining()) {
                return false;
            } else if (!from.hasRemaining() || before == from.remaining() + into.remaining()) {
                if (operation == END) throw ZlibException.endOfFile();
                return true;
            }
        }
    }

    private static boolean beginsFrame(ByteBuffer from) {
        return begins(from, MAGIC, 0xFF) || begins(from, SKIPPABLE, FIRST_SKIPPABLE);
    }

    private static boolean begins(ByteBuffer from, int[] magic, int mask) {
        for (int i = 0; i < magic.length && i < from.remaining(); i++) {
            int value = from.get(from.position() + i) & (i == 0 ? mask : 0xFF);
            if (value != magic[i]) return false;
        }
        return true;
    }

    // A single segment has no window but its content.
    private void checkWindow(ByteBuffer from) throws ZlibException {
        for (int at = from.position(); at < from.limit() && seen <= WINDOW; at++, seen++) {
            int value = from.get(at) & 0xFF;
            if (seen == 0 && value != MAGIC[0]) seen = WINDOW + 1;
            else if (seen == DESCRIPTOR) singleSegment = (value & SINGLE_SEGMENT) != 0;
            else if (seen == WINDOW && !singleSegment) {
                long base = 1L << (MIN_WINDOW_LOG + (value >> MANTISSA_BITS));
                long size = base + (base >> MANTISSA_BITS) * (value & (1 << MANTISSA_BITS) - 1);
                if (size > 1L << windowLogMax) throw ZstdFailure.windowTooLarge();
            }
        }
    }

    @Override
    public int remaining() {
        return remaining;
    }

    @Override
    public void reset() {
        context.close();
        seen = 0;
        complete = false;
        trailing = false;
        remaining = 0;
        begin();
    }

    @Override
    public void close() {
        context.close();
    }
}
