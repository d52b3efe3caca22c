package dev.gyre.node.zlib.codec;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Compresses to the zlib, gzip or raw format. */
public final class Compressor extends ZlibStream {
    private static final int BEST_SPEED = 1, BEST_COMPRESSION = 9;
    private static final byte UNIX = 3;

    private final Deflater deflater;
    private final byte[] dictionary;
    private final CRC32 checksum;
    /** Input that the checksum does not have yet: the next run adds it, on the thread on which it compresses. */
    private ByteBuffer unsummed = ByteBuffer.allocate(0);

    private int level;
    /** A header or trailer that has not been written yet. */
    private byte[] frame = {};

    private int written;
    private boolean trailed;
    private boolean done = true;

    /** @param dictionary data similar to the input, or null */
    public Compressor(Container container, int level, int strategy, byte[] dictionary) {
        this.level = level;
        this.dictionary = dictionary;
        deflater = new Deflater(level, container != Container.ZLIB);
        deflater.setStrategy(javaStrategy(strategy));
        checksum = container == Container.GZIP ? new CRC32() : null;
        begin();
    }

    /** Java has the default, filtered and Huffman strategies; run-length and fixed-code strategies are treated as the default. */
    private static int javaStrategy(int strategy) {
        return strategy == Deflater.FILTERED || strategy == Deflater.HUFFMAN_ONLY
                ? strategy
                : Deflater.DEFAULT_STRATEGY;
    }

    private void begin() {
        if (dictionary != null) deflater.setDictionary(dictionary);
        if (checksum == null) return;
        byte hint = (byte) (level == BEST_COMPRESSION ? 2 : level == BEST_SPEED ? 4 : 0);
        frame = new byte[] {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, hint, UNIX};
        written = 0;
    }

    @Override
    public void input(byte[] bytes, int offset, int count) {
        deflater.setInput(bytes, offset, count);
        if (checksum != null) {
            checksum.update(unsummed);
            unsummed = ByteBuffer.wrap(bytes, offset, count);
        }
        done = false;
    }

    @Override
    protected void produce(int flush, int most) {
        if (checksum != null) checksum.update(unsummed);
        if (flush == FINISH) deflater.finish();
        writeFrame(most);
        int mode = flush == FULL_FLUSH
                ? Deflater.FULL_FLUSH
                : flush == NO_FLUSH || flush == FINISH ? Deflater.NO_FLUSH : Deflater.SYNC_FLUSH;
        boolean paused = false;
        while (length() < most && !deflater.finished()) {
            int count = deflater.deflate(piece(), length(), most - length(), mode);
            advance(count);
            // New parameters take effect in a separate step, which may produce nothing.
            if (count == 0 && paused || mode != Deflater.NO_FLUSH && length() < most && deflater.needsInput()) break;
            paused = count == 0;
        }
        if (deflater.finished() && checksum != null && !trailed) {
            trailed = true;
            frame = trailer((int) checksum.getValue(), (int) deflater.getBytesRead());
            written = 0;
        }
        writeFrame(most);
        done = length() < most && (flush != FINISH || deflater.finished());
    }

    private void writeFrame(int most) {
        int count = Math.min(frame.length - written, most - length());
        System.arraycopy(frame, written, piece(), length(), count);
        written += count;
        advance(count);
    }

    private static byte[] trailer(int sum, int size) {
        return new byte[] {
            (byte) sum,
            (byte) (sum >> 8),
            (byte) (sum >> 16),
            (byte) (sum >> 24),
            (byte) size,
            (byte) (size >> 8),
            (byte) (size >> 16),
            (byte) (size >> 24)
        };
    }

    @Override
    public boolean isDone() {
        return done;
    }

    @Override
    public int remaining() {
        return 0;
    }

    @Override
    public void reset() {
        deflater.reset();
        if (checksum != null) checksum.reset();
        unsummed.position(unsummed.limit());
        trailed = false;
        begin();
    }

    @Override
    public void parameters(int newLevel, int strategy) {
        level = newLevel;
        deflater.setLevel(newLevel);
        deflater.setStrategy(javaStrategy(strategy));
    }

    @Override
    public void close() {
        deflater.end();
    }
}
