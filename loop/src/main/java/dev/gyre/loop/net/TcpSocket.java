package dev.gyre.loop.net;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Handle;
import dev.gyre.loop.Phase;
import dev.gyre.loop.ReadySource;
import dev.gyre.loop.queues.JobRing;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.socket.DuplexChannel;
import io.netty.channel.unix.UnixChannel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.function.Supplier;

/**
 * A stream: a TCP connection, a connection to a path in the file system, or a pipe. It reads only on demand, completes
 * operations in the pending phase, and closes each direction separately. All methods are for the loop's thread.
 */
public final class TcpSocket extends Handle implements StreamHandle {
    // Requests that have ended and whose completion has not been called yet.
    private final JobRing finished = new JobRing();
    private final Runnable tellNext = this::tellNext;
    // Data that arrived while reading was paused: with epoll the end of the stream makes Netty read the data before it.
    private final ArrayDeque<ByteBuf> early = new ArrayDeque<>();
    // Deferred outcomes of a poll, which a seed orders; null if there is none.
    private final ReadySource outcomes;
    private Channel channel;
    private ChannelFuture lastWrite;
    private SocketListener listener;
    private boolean reading;
    private boolean inputEnded;
    private boolean endDelivered;
    private boolean redelivering;
    private UvError failure;
    private long bytesQueued;
    private long bytesRead;
    private long bytesWritten;

    /** A socket that is not connected yet. */
    public TcpSocket(EventLoop loop) {
        this(loop, "socket");
    }

    private TcpSocket(EventLoop loop, String kind) {
        super(loop, kind);
        outcomes = loop.readySource();
    }

    TcpSocket(EventLoop loop, Channel channel, String kind) {
        this(loop, kind);
        this.channel = channel;
        channel.pipeline().addLast(new SocketHandler(this));
    }

    /** A socket on a registered channel whose protocol has removed its handlers (an upgraded connection). */
    public static TcpSocket adopt(EventLoop loop, Channel channel) {
        return new TcpSocket(loop, channel, "socket");
    }

    /** A socket that connects to a path, or takes a descriptor: {@link #connect(String, Completion)}, {@link #open}. */
    public static TcpSocket pipe(EventLoop loop) {
        return new TcpSocket(loop, "pipe");
    }

    /**
     * A pipe on a descriptor of this process, which must be non-blocking and belongs to the socket from now on.
     *
     * @throws UvException ENOTSUP where NIO polls, which cannot take descriptors
     */
    public static TcpSocket open(EventLoop loop, int descriptor) throws UvException {
        var taken = loop.poller().channelOf(descriptor);
        if (taken == null) {
            throw new UvException(UvError.of("ENOTSUP"), null);
        }
        var socket = pipe(loop);
        socket.use(taken);
        return socket;
    }

    /**
     * A socket on a connection that was made elsewhere, which it takes.
     *
     * @throws UvException EINVAL if it is no stream
     */
    public static TcpSocket open(EventLoop loop, SocketDescriptor connection) throws UvException {
        if (connection.kind() == SocketDescriptor.Kind.PIPE) {
            return open(loop, connection.take());
        }
        if (connection.kind() != SocketDescriptor.Kind.TCP) {
            throw new UvException(UvError.of("EINVAL"), null);
        }
        var socket = new TcpSocket(loop);
        socket.use(loop.poller().socketChannelOf(connection.take()));
        return socket;
    }

    /** The descriptor, which this socket keeps; -1 before there is one, after the end, or where NIO polls. */
    public int descriptor() {
        return channel == null ? -1 : SocketDescriptor.of(channel);
    }

    @Override
    public String reason() {
        return channel == null || channel.remoteAddress() == null
                ? "not connected"
                : String.valueOf(channel.remoteAddress()).replaceFirst("^.*/", "");
    }

    /** Sets the listener of what arrives; to be called before {@link #readStart}. */
    @Override
    public void listen(SocketListener listener) {
        this.listener = listener;
    }

    /**
     * Connects to a resolved address; errors, too, go to {@code completion}, in the pending phase.
     *
     * @throws IllegalStateException on another thread than the loop's, or when the socket has been connected before
     */
    public void connect(InetSocketAddress address, Completion completion) {
        connect(address, null, completion);
    }

    /** Connects from {@code local}, unless that is null. */
    public void connect(InetSocketAddress address, InetSocketAddress local, Completion completion) {
        loop().assertLoopThread();
        connect(
                new SocketRequest(this, "connect", 0, completion),
                () -> loop().poller().newSocketChannel(address.getAddress()),
                () -> local == null ? channel.connect(address) : channel.connect(address, local));
    }

    /** Connects a TCP socket that is bound already, which this socket takes. */
    public void connect(SocketDescriptor bound, InetSocketAddress address, Completion completion) {
        loop().assertLoopThread();
        var request = new SocketRequest(this, "connect", 0, completion);
        int descriptor;
        try {
            descriptor = bound.take();
        } catch (UvException taken) {
            request.fail(taken.error());
            return;
        }
        connect(request, () -> loop().poller().socketChannelOf(descriptor), () -> channel.connect(address));
    }

    /** Connects to a socket in the file system; the outcome comes in the pending phase. */
    public void connect(String path, Completion completion) {
        loop().assertLoopThread();
        connect(
                new SocketRequest(this, "connect", 0, completion),
                loop().poller()::newPathChannel,
                () -> channel.connect(loop().poller().pathAddress(path)));
    }

    private void connect(SocketRequest request, Supplier<Channel> maker, Supplier<ChannelFuture> operation) {
        try {
            use(maker.get());
        } catch (ChannelException exhausted) {
            request.fail(UvError.from(exhausted));
            return;
        }
        request.start(operation.get());
    }

    private void use(Channel fresh) {
        if (channel != null) {
            throw new IllegalStateException("the socket has been connected before");
        }
        channel = fresh;
        channel.config().setAutoRead(false);
        channel.config().setOption(ChannelOption.ALLOW_HALF_CLOSURE, true);
        channel.config().setOption(ChannelOption.CONNECT_TIMEOUT_MILLIS, 0);
        ReadinessGate.install(loop(), channel);
        channel.pipeline().addLast(new SocketHandler(this));
        loop().poller().register(channel);
    }

    /** Begins to read: the listener gets data until {@link #readStop}. Idempotent. */
    @Override
    public void readStart() {
        loop().assertLoopThread();
        if (isClosing() || endDelivered || reading) {
            return;
        }
        reading = true;
        activate();
        if (early.isEmpty() && !inputEnded) {
            channel.read();
        } else {
            redeliver();
        }
    }

    /** Pauses reading. Idempotent. */
    @Override
    public void readStop() {
        reading = false;
        deactivate();
    }

    /**
     * Writes {@code data}, which must not change until it is written. True when all of it went out at once, in which case
     * {@code completion} is not called; otherwise it is called in a pending phase.
     */
    @Override
    public boolean write(ByteBuffer data, Completion completion) {
        return write(Unpooled.wrappedBuffer(data), completion);
    }

    /** Writes several buffers as one; see {@link #write(ByteBuffer, Completion)}. */
    @Override
    public boolean write(ByteBuffer[] data, Completion completion) {
        return write(Unpooled.wrappedBuffer(data), completion);
    }

    private boolean write(ByteBuf data, Completion completion) {
        loop().assertLoopThread();
        var length = data.readableBytes();
        if (channel == null) {
            new SocketRequest(this, "write", length, completion).fail(UvError.of("EBADF"));
            return false;
        }
        bytesWritten += length;
        var future = channel.writeAndFlush(data);
        if (future.isSuccess()) {
            return true;
        }
        lastWrite = future;
        new SocketRequest(this, "write", length, completion).start(future);
        return false;
    }

    /** Sends the end of the stream after what has been written; the other direction stays open. */
    @Override
    public void shutdown(Completion completion) {
        loop().assertLoopThread();
        var request = new SocketRequest(this, "shutdown", 0, completion);
        if (channel == null) {
            request.fail(UvError.of("ENOTCONN"));
            return;
        }
        var output = (DuplexChannel) channel;
        if (lastWrite == null || lastWrite.isDone()) {
            request.start(output.shutdownOutput());
        } else {
            // Netty would fail writes that are still in progress.
            request.startAfter(lastWrite, output::shutdownOutput);
        }
    }

    /** Closes with a reset (RST) instead of an orderly end; {@code callback} may be null. */
    @Override
    public void reset(Runnable callback) {
        if (channel != null && channel.isActive()) {
            channel.config().setOption(ChannelOption.SO_LINGER, 0);
        }
        close(callback);
    }

    private SocketOptions options() {
        return new ChannelSocketOptions(channel);
    }

    @Override
    public void setNoDelay(boolean noDelay) {
        options().setNoDelay(noDelay);
    }

    @Override
    public void setKeepAlive(boolean keepAlive, int seconds) {
        options().setKeepAlive(keepAlive, seconds);
    }

    @Override
    public int typeOfService() throws UvException {
        return channel == null ? NO_TYPE_OF_SERVICE : options().typeOfService();
    }

    @Override
    public void setTypeOfService(int value) throws UvException {
        if (channel != null) options().setTypeOfService(value);
    }

    @Override
    public boolean hasPendingRead() {
        if (!early.isEmpty() || inputEnded) return true;
        if (!(channel instanceof UnixChannel unix) || !channel.isActive()) return false;
        ByteBuf one = channel.alloc().directBuffer(1, 1);
        try {
            // 0 says that a read would block.
            return unix.fd().readAddress(one.memoryAddress(), 0, 1) != 0;
        } catch (IOException failed) {
            return true;
        } finally {
            one.release();
        }
    }

    /** Bytes handed to {@link #write} that have not gone out yet. */
    @Override
    public long bytesQueued() {
        return bytesQueued;
    }

    /** Bytes received since the connection was made. */
    @Override
    public long bytesRead() {
        return bytesRead;
    }

    /** Bytes sent since the connection was made. */
    @Override
    public long bytesWritten() {
        return bytesWritten;
    }

    /** This end's address; null when it is not known, as before connecting, or not one of TCP. */
    @Override
    public InetSocketAddress localAddress() {
        return channel == null ? null : inet(channel.localAddress());
    }

    /** The peer's address; null when it is not known, as before connecting, or not one of TCP. */
    @Override
    public InetSocketAddress remoteAddress() {
        return channel == null ? null : inet(channel.remoteAddress());
    }

    @Override
    protected boolean isExternal() {
        return true;
    }

    @Override
    protected void beginClose() {
        reading = false;
        releaseEarly();
        if (channel != null) {
            channel.close();
        }
    }

    @Override
    protected void cancelPending() {
        for (var request = finished.poll(); request != null; request = finished.poll()) {
            loop().call(request);
        }
    }

    private void tellNext() {
        var request = finished.poll();
        // Closing has called all of them.
        if (request != null) {
            request.run();
        }
    }

    /** Queues an ended request, whose completion is called in the pending phase, or before the close callback if the socket closes first. */
    void complete(SocketRequest request) {
        finished.add(request);
        if (isClosing()) {
            return;
        }
        if (outcomes != null && loop().phase() == Phase.POLL) {
            outcomes.add(() -> loop().pending().add(tellNext));
        } else {
            loop().pending().add(tellNext);
        }
    }

    void queued(long bytes) {
        bytesQueued += bytes;
    }

    /** Data from the pipeline, which this method releases. */
    void arrived(ByteBuf data) {
        if (isClosing()) {
            data.release();
        } else if (reading && early.isEmpty()) {
            deliver(data);
        } else {
            early.add(data);
        }
    }

    void readCompleted() {
        if (reading && early.isEmpty() && !inputEnded) {
            channel.read();
        }
    }

    void inputEnded() {
        inputEnded = true;
        if (reading && early.isEmpty()) {
            deliverEnd();
        }
    }

    void failed(Throwable cause) {
        if (isClosing() || endDelivered) {
            return;
        }
        failure = UvError.from(cause);
        inputEnded = true;
        // Data that arrived earlier comes first.
        if (early.isEmpty()) {
            deliverEnd();
        }
    }

    private void deliver(ByteBuf data) {
        bytesRead += data.readableBytes();
        try {
            if (listener != null && data.isReadable()) {
                call(() -> listener.read(data.nioBuffer()));
            }
        } finally {
            data.release();
        }
    }

    private void deliverEnd() {
        if (endDelivered) {
            return;
        }
        endDelivered = true;
        readStop();
        if (listener != null) {
            call(failure == null ? listener::ended : () -> listener.failed(failure));
        }
    }

    private void call(Runnable callback) {
        if (listener.opensScopes()) {
            callback.run();
        } else {
            loop().call(callback);
        }
    }

    /** Delivers data that arrived early, in the pending phase, because the caller of readStart must return first. */
    private void redeliver() {
        if (!redelivering) {
            redelivering = true;
            loop().pending().add(this::deliverEarly);
        }
    }

    private void deliverEarly() {
        redelivering = false;
        if (!reading) {
            return;
        }
        var data = early.poll();
        if (data != null) {
            deliver(data);
        }
        if (!reading) {
            return;
        }
        if (!early.isEmpty()) {
            redeliver();
        } else if (inputEnded) {
            deliverEnd();
        } else {
            channel.read();
        }
    }

    private void releaseEarly() {
        for (var data = early.poll(); data != null; data = early.poll()) {
            data.release();
        }
    }

    private static InetSocketAddress inet(SocketAddress address) {
        return address instanceof InetSocketAddress inet ? inet : null;
    }
}
