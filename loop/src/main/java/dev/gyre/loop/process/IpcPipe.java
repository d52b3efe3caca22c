package dev.gyre.loop.process;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Handle;
import dev.gyre.loop.Request;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import io.netty.channel.IoEvent;
import io.netty.channel.IoRegistration;
import io.netty.channel.epoll.EpollIoEvent;
import io.netty.channel.epoll.EpollIoHandle;
import io.netty.channel.epoll.EpollIoOps;
import io.netty.channel.unix.FileDescriptor;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;

/**
 * A channel between two processes over a Unix socket, on which descriptors travel with bytes, as on libuv's uv_pipe_t with
 * ipc. It is read from {@link #readStart} on. All methods are for the loop's thread.
 */
// https://docs.libuv.org/en/v1.x/pipe.html, https://man7.org/linux/man-pages/man7/unix.7.html
public final class IpcPipe extends Handle {
    /** No descriptor. */
    public static final int NONE = -1;

    private static final int EAGAIN = -11;
    private static final int READS_PER_POLL = 32;

    private final int descriptor;
    private final SocketListener listener;
    private final IpcMessages messages = new IpcMessages();
    private final ArrayDeque<Write> writes = new ArrayDeque<>();
    private final ArrayDeque<Integer> received = new ArrayDeque<>();
    private final IoRegistration registration;
    private boolean reading;
    private boolean ended;
    private long bytesQueued;

    /**
     * A channel on a connected socket, which belongs to it from now on and must be non-blocking.
     *
     * @throws UvException ENOTSUP without epoll
     */
    public IpcPipe(EventLoop loop, int descriptor, SocketListener listener) throws UvException {
        super(loop, "pipe");
        this.descriptor = descriptor;
        this.listener = listener;
        registration = loop.poller().register(new Poll());
        if (registration == null) {
            throw new UvException(UvError.of("ENOTSUP"), null);
        }
    }

    @Override
    public String reason() {
        return "channel " + descriptor;
    }

    @Override
    protected boolean isExternal() {
        return true;
    }

    /** Begins to read; idempotent. */
    public void readStart() {
        if (isClosing() || ended) {
            return;
        }
        reading = true;
        activate();
        subscribe();
    }

    /** Pauses reading; idempotent. */
    public void readStop() {
        reading = false;
        deactivate();
        subscribe();
    }

    /**
     * Sends bytes, and with the first of them a descriptor, of which the receiver gets a duplicate. True if all went out at
     * once; otherwise {@code completion}, which may be null, is called in a pending phase.
     *
     * @param attached a descriptor or {@link #NONE}
     */
    public boolean write(ByteBuffer data, int attached, Completion completion) {
        loop().assertLoopThread();
        var write = new Write(this, data.remaining(), completion);
        try {
            if (isClosing()) {
                throw new UvException(UvError.of("EBADF"), null);
            }
            var sent = writes.isEmpty() ? send(data, attached) : 0;
            if (sent > 0 && !data.hasRemaining()) {
                return true;
            }
            write.defer(data, sent > 0 ? NONE : duplicate(attached));
        } catch (UvException failed) {
            write.fail(failed.error());
            return false;
        }
        bytesQueued += write.bytes;
        writes.add(write);
        subscribe();
        return false;
    }

    /** Sends some of the bytes; 0 if the socket takes none now. */
    private int send(ByteBuffer data, int attached) throws UvException {
        var total = 0;
        while (data.hasRemaining()) {
            var sent = messages.send(descriptor, data, total == 0 ? attached : NONE);
            if (sent == EAGAIN) {
                break;
            }
            if (sent < 0) {
                throw new UvException(UvError.ofNumber(sent), null);
            }
            total += sent;
        }
        return total;
    }

    private static int duplicate(int attached) throws UvException {
        return attached < 0 ? NONE : Descriptors.duplicate(attached);
    }

    /** Bytes handed to {@link #write} that have not gone out yet. */
    public long bytesQueued() {
        return bytesQueued;
    }

    /** The next descriptor that has arrived, whose owner is the caller from now on, or {@link #NONE}. */
    public int takeDescriptor() {
        var next = received.poll();
        return next == null ? NONE : next;
    }

    @Override
    protected void beginClose() {
        reading = false;
        registration.cancel();
        SystemCalls.close(descriptor);
        for (var rest = takeDescriptor(); rest != NONE; rest = takeDescriptor()) {
            SystemCalls.close(rest);
        }
        messages.close();
    }

    @Override
    protected void cancelPending() {
        for (var write = writes.poll(); write != null; write = writes.poll()) {
            var canceled = write;
            loop().call(() -> canceled.finish(UvError.CANCELED));
        }
    }

    private void subscribe() {
        if (isClosing() || !registration.isValid()) {
            return;
        }
        var wanted = EpollIoOps.NONE;
        if (reading) {
            wanted = wanted.with(EpollIoOps.EPOLLIN);
        }
        if (!writes.isEmpty()) {
            wanted = wanted.with(EpollIoOps.EPOLLOUT);
        }
        registration.submit(wanted);
    }

    private void writeMore() {
        for (var write = writes.peek(); write != null; write = writes.peek()) {
            UvError failure = null;
            try {
                if (send(write.data, write.attached) > 0) {
                    write.releaseDescriptor();
                }
            } catch (UvException failed) {
                failure = failed.error();
            }
            if (failure == null && write.data.hasRemaining()) {
                return;
            }
            writes.remove();
            bytesQueued -= write.bytes;
            write.complete(failure);
        }
        subscribe();
    }

    private void readMore() {
        for (var i = 0; i < READS_PER_POLL && reading && !isClosing(); i++) {
            var count = messages.receive(descriptor, received);
            if (count == EAGAIN) {
                return;
            }
            if (count > 0) {
                var data = messages.received(count);
                loop().call(() -> listener.read(data));
            } else {
                end(count);
            }
        }
    }

    private void end(int result) {
        ended = true;
        readStop();
        // The hang-up of the peer would be reported at every poll.
        registration.cancel();
        loop().call(result == 0 ? listener::ended : () -> listener.failed(UvError.ofNumber(result)));
    }

    /** The pipe as Netty's loop polls it. */
    private final class Poll implements EpollIoHandle {
        private final FileDescriptor polled = new FileDescriptor(descriptor);

        @Override
        public FileDescriptor fd() {
            return polled;
        }

        @Override
        public void handle(IoRegistration current, IoEvent event) {
            if (isClosing()) {
                return;
            }
            var ops = ((EpollIoEvent) event).ops();
            if (!writes.isEmpty() && ops.value() != EpollIoOps.EPOLLIN.value()) {
                writeMore();
            }
            if (reading) {
                readMore();
            }
        }

        @Override
        public void close() {
            // The loop ends.
            if (!isClosing()) {
                IpcPipe.this.close(null);
            }
        }
    }

    /** Bytes that wait until the socket takes them. */
    private static final class Write extends Request {
        private final IpcPipe pipe;
        private final int bytes;
        private final Completion completion;
        private ByteBuffer data;
        private int attached = NONE;

        Write(IpcPipe pipe, int bytes, Completion completion) {
            super(pipe.loop());
            this.pipe = pipe;
            this.bytes = bytes;
            this.completion = completion;
        }

        @Override
        public String kind() {
            return "write";
        }

        @Override
        public String reason() {
            return pipe.reason();
        }

        void defer(ByteBuffer rest, int duplicate) {
            begin();
            data = rest;
            attached = duplicate;
        }

        void fail(UvError error) {
            begin();
            complete(error);
        }

        void complete(UvError error) {
            loop().pending().add(() -> finish(error));
        }

        void releaseDescriptor() {
            if (attached != NONE) {
                SystemCalls.close(attached);
            }
            attached = NONE;
        }

        void finish(UvError error) {
            releaseDescriptor();
            end();
            if (completion != null) {
                completion.completed(error);
            }
        }
    }
}
