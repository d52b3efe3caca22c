package dev.gyre.node.tls;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.nio.ByteBuffer;

/** Where the engines of a runtime put what one call gives them, before it is copied at its size. */
final class TlsBuffers {
    static final EnvironmentKey<TlsBuffers> KEY = new EnvironmentKey<>() {
        @Override
        protected TlsBuffers create(Environment environment) {
            return new TlsBuffers();
        }
    };

    private ByteBuffer room = ByteBuffer.allocate(0);

    /** An empty buffer for so many bytes, until the next call. */
    ByteBuffer room(int size) {
        if (room.capacity() < size) room = ByteBuffer.allocate(size);
        return room.clear();
    }
}
