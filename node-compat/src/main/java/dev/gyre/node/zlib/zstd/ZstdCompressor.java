package dev.gyre.node.zlib.zstd;

import com.github.luben.zstd.EndDirective;
import com.github.luben.zstd.ZstdCompressCtx;
import java.nio.ByteBuffer;

/** Compresses to a frame of Zstandard. */
// RFC 8878
public final class ZstdCompressor extends DirectStream {
    private final ZstdParameters parameters;
    private final long pledgedSize;
    private final byte[] dictionary;
    private ZstdCompressCtx context;
    private boolean ended;

    /**
     * A compressor.
     *
     * @param pledgedSize the bytes that will come, -1 if that is not known
     * @param dictionary data similar to the input, or null
     * @throws IllegalArgumentException if a parameter is not accepted
     */
    public ZstdCompressor(ZstdParameters parameters, long pledgedSize, byte[] dictionary) {
        this.parameters = parameters;
        this.pledgedSize = pledgedSize;
        this.dictionary = dictionary;
        begin();
    }

    private void begin() {
        NativeLibrary.load();
        context = new ZstdCompressCtx();
        boolean made = false;
        try {
            parameters.apply(context);
            if (dictionary != null) context.loadDict(dictionary);
            if (pledgedSize >= 0) context.setPledgedSrcSize(pledgedSize);
            made = true;
        } finally {
            if (!made) context.close();
        }
    }

    @Override
    protected boolean transform(ByteBuffer into, ByteBuffer from, int operation) {
        // What has ended stays so: the end of a stream is asked for again after its last chunk.
        if (ended && !from.hasRemaining()) return true;
        ended = false;
        boolean complete;
        do {
            EndDirective directive = directive(from, operation);
            complete = context.compressDirectByteBufferStream(into, from, directive)
                    && (operation == CONTINUE || directive != EndDirective.CONTINUE);
        } while (into.hasRemaining() && (from.hasRemaining() || operation != CONTINUE && !complete));
        ended = operation == END && complete;
        return operation == CONTINUE ? !from.hasRemaining() && into.hasRemaining() : complete;
    }

    // An end with the whole input would replace the size that was promised, instead of being compared with it.
    private EndDirective directive(ByteBuffer from, int operation) {
        if (operation == CONTINUE || operation == END && pledgedSize >= 0 && from.hasRemaining())
            return EndDirective.CONTINUE;
        return operation == END ? EndDirective.END : EndDirective.FLUSH;
    }

    @Override
    public void reset() {
        context.close();
        ended = false;
        begin();
    }

    @Override
    public void close() {
        context.close();
    }
}
