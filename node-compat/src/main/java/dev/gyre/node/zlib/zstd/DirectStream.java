package dev.gyre.node.zlib.zstd;

import com.github.luben.zstd.ZstdException;
import dev.gyre.node.zlib.codec.ZlibException;
import dev.gyre.node.zlib.codec.ZlibStream;
import java.nio.ByteBuffer;

/** One direction on memory outside the heap, where the library works. */
abstract class DirectStream extends ZlibStream {
    /** The library's operations, as flush values. */
    static final int CONTINUE = 0, FLUSH = 1, END = 2;

    private ByteBuffer source = ByteBuffer.allocateDirect(0);
    private ByteBuffer target = ByteBuffer.allocateDirect(0);
    private boolean done = true;

    @Override
    public final void input(byte[] bytes, int offset, int count) {
        if (source.capacity() < count) source = ByteBuffer.allocateDirect(count);
        source.clear().put(bytes, offset, count).flip();
        done = false;
    }

    @Override
    protected final void produce(int operation, int most) throws ZlibException {
        if (target.capacity() < most) target = ByteBuffer.allocateDirect(most);
        target.clear().limit(most);
        try {
            done = transform(target, source, operation);
        } catch (ZstdException failure) {
            throw ZstdFailure.of(failure);
        }
        int count = target.position();
        target.get(0, piece(), 0, count);
        advance(count);
    }

    /** Fills the target from the source; true if all that the operation requires is done. */
    protected abstract boolean transform(ByteBuffer into, ByteBuffer from, int operation) throws ZlibException;

    @Override
    public final boolean isDone() {
        return done;
    }

    @Override
    public int remaining() {
        return 0;
    }

    @Override
    public void parameters(int level, int strategy) {}
}
