package dev.gyre.loop.process;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Queue;

/** sendmsg and recvmsg with SCM_RIGHTS, on memory that one channel keeps. */
// https://man7.org/linux/man-pages/man3/cmsg.3.html
final class IpcMessages {
    private static final int BUFFER_BYTES = 65_536;
    // struct msghdr of a 64-bit Linux.
    private static final int MESSAGE_BYTES = 56;
    private static final int VECTOR_AT = 16;
    private static final int VECTORS_AT = 24;
    private static final int CONTROL_AT = 32;
    private static final int CONTROL_LENGTH_AT = 40;
    private static final int FLAGS_AT = 48;
    // struct cmsghdr: a length, a level, a type; then the descriptors.
    private static final int LEVEL_AT = 8;
    private static final int TYPE_AT = 12;
    private static final int HEADER_BYTES = 16;
    private static final int CONTROL_BYTES = 1024;
    private static final int ALIGNMENT = 8;
    private static final int SOL_SOCKET = 1;
    private static final int SCM_RIGHTS = 1;
    private static final int DO_NOT_WAIT = 0x40;
    private static final int NO_SIGNAL = 0x4000;
    private static final int CLOSE_ON_EXEC = 0x40000000;

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment buffer = arena.allocate(BUFFER_BYTES, ALIGNMENT);
    private final MemorySegment message = arena.allocate(MESSAGE_BYTES, ALIGNMENT);
    private final MemorySegment vector = arena.allocate(2 * ADDRESS.byteSize(), ALIGNMENT);
    private final MemorySegment control = arena.allocate(CONTROL_BYTES, ALIGNMENT);

    private void prepare(long bytes, long controlBytes) {
        vector.set(ADDRESS, 0, buffer);
        vector.set(JAVA_LONG, ADDRESS.byteSize(), bytes);
        message.fill((byte) 0);
        message.set(ADDRESS, VECTOR_AT, vector);
        message.set(JAVA_LONG, VECTORS_AT, 1);
        if (controlBytes > 0) {
            message.set(ADDRESS, CONTROL_AT, control);
            message.set(JAVA_LONG, CONTROL_LENGTH_AT, controlBytes);
        }
        message.set(JAVA_INT, FLAGS_AT, 0);
    }

    /** Sends the first bytes of {@code data}, and advances it; a negative errno if it fails. */
    int send(int socket, ByteBuffer data, int attached) {
        var length = Math.min(data.remaining(), BUFFER_BYTES);
        buffer.asByteBuffer().put(data.duplicate().limit(data.position() + length));
        if (attached >= 0) {
            control.fill((byte) 0);
            control.set(JAVA_LONG, 0, HEADER_BYTES + Integer.BYTES);
            control.set(JAVA_INT, LEVEL_AT, SOL_SOCKET);
            control.set(JAVA_INT, TYPE_AT, SCM_RIGHTS);
            control.set(JAVA_INT, HEADER_BYTES, attached);
        }
        prepare(length, attached >= 0 ? HEADER_BYTES + ALIGNMENT : 0);
        int sent;
        do {
            sent = (int) SystemCalls.call("sendmsg", socket, message.address(), DO_NOT_WAIT | NO_SIGNAL);
        } while (sent == -SystemCalls.EINTR);
        if (sent > 0) {
            data.position(data.position() + sent);
        }
        return sent;
    }

    /** Receives bytes, and descriptors into {@code descriptors}; 0 at the end, a negative errno if it fails. */
    int receive(int socket, Queue<Integer> descriptors) {
        prepare(BUFFER_BYTES, CONTROL_BYTES);
        int count;
        do {
            count = (int) SystemCalls.call("recvmsg", socket, message.address(), DO_NOT_WAIT | CLOSE_ON_EXEC);
        } while (count == -SystemCalls.EINTR);
        if (count >= 0) {
            takeDescriptors(message.get(JAVA_LONG, CONTROL_LENGTH_AT), descriptors);
        }
        return count;
    }

    private void takeDescriptors(long controlBytes, Queue<Integer> descriptors) {
        long at = 0;
        while (at + HEADER_BYTES <= controlBytes) {
            var length = control.get(JAVA_LONG, at);
            if (control.get(JAVA_INT, at + LEVEL_AT) == SOL_SOCKET
                    && control.get(JAVA_INT, at + TYPE_AT) == SCM_RIGHTS) {
                for (var i = at + HEADER_BYTES; i < at + length; i += Integer.BYTES) {
                    descriptors.add(control.get(JAVA_INT, i));
                }
            }
            at += Math.ceilDiv(Math.max(length, HEADER_BYTES), ALIGNMENT) * ALIGNMENT;
        }
    }

    /** What the last call received, until the next one. */
    ByteBuffer received(int count) {
        return buffer.asSlice(0, count).asByteBuffer();
    }

    void close() {
        arena.close();
    }
}
