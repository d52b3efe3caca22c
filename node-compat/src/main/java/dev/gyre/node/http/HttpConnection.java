package dev.gyre.node.http;

import dev.gyre.loop.Handle;
import dev.gyre.loop.net.ChannelSocketOptions;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketOptions;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.queues.JobRing;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelOption;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.socket.DuplexChannel;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** One client of a server: its output, its timeouts and its end. What it sends is the business of {@link HttpPipeline}. */
public final class HttpConnection extends Handle implements ChannelFutureListener {
    private static final int ENDING = 0, CLOSED = 1, ABORTED = 2, DROPPED = 3, RESPONSE_CLOSED = 4;
    private static final int LOW_WATER = 16 * 1024;
    private static final int HIGH_WATER = 64 * 1024;

    private final HttpServerBinding server;
    private final Channel channel;
    private final ConnectionOutput output;
    private final HttpPipeline pipeline;
    private final JobRing cancelled = new JobRing();
    // Writes that a stream has got and will complete.
    private final JobRing settled = new JobRing();
    private HttpConnectionEvents events;
    private Object owner;
    private boolean flushQueued;
    private boolean closeWhenFlushed;
    private boolean outputEnded;
    // Waits for the end of a stream's output; may be null.
    private Completion shutdown;
    private boolean failed;
    private boolean exchangesAborted;
    private boolean detached;
    private boolean drainQueued;
    // What has been written in parts waits for the ticks.
    /** The calls of {@link #cork} that {@link #uncork} has not met. */
    private int corks;

    private long corkedBytes;
    // Something that was written has not gone out and will not.
    private boolean lost;
    private long bytesRead;
    private long bytesWritten;
    private long lastActivity;
    private long timeout;
    /** The pipeline's phase when the timeout was set, or began to be the server's or that of an idle connection. */
    private int timeoutPhase;

    HttpConnection(HttpServerBinding server, Channel channel) {
        super(server.loop(), "connection");
        this.server = server;
        this.channel = channel;
        output = new ConnectionOutput(channel);
        this.lastActivity = loop().now();
        channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(LOW_WATER, HIGH_WATER));
        pipeline = new HttpPipeline(this);
        if (channel instanceof StreamChannel stream) {
            stream.onWritten(this::tellSettled);
        }
        ConnectionHandler.install(channel, this);
        activate();
    }

    public HttpServerBinding server() {
        return server;
    }

    @Override
    public String reason() {
        var remote = remoteAddress();
        return "http" + (remote == null ? "" : " " + remote.getAddress().getHostAddress() + ":" + remote.getPort());
    }

    public void listen(HttpConnectionEvents events) {
        this.events = events;
    }

    /** The object that the embedder has attached to this connection; null before {@link HttpServerEvents#connection}. */
    public Object owner() {
        return owner;
    }

    public void owner(Object object) {
        owner = object;
    }

    public InetSocketAddress remoteAddress() {
        var stream = streamOrNull();
        if (stream != null) {
            return stream.remoteAddress();
        }
        return channel.remoteAddress() instanceof InetSocketAddress address ? address : null;
    }

    public InetSocketAddress localAddress() {
        var stream = streamOrNull();
        if (stream != null) {
            return stream.localAddress();
        }
        return channel.localAddress() instanceof InetSocketAddress address ? address : null;
    }

    public long bytesRead() {
        return bytesRead;
    }

    public long bytesWritten() {
        return bytesWritten;
    }

    /** How many requests have come so far. */
    public int requestCount() {
        return pipeline.requestCount();
    }

    /** True while no request is being received or answered. */
    public boolean isIdle() {
        return pipeline.isIdle();
    }

    /** True while no request is being received or answered, and before the first. */
    boolean isIdleOrUnused() {
        return pipeline.isIdleOrUnused();
    }

    /**
     * Calls {@link HttpConnectionEvents#timeout} after so many milliseconds without traffic; 0 switches that off. Once the connection is idle, the
     * server's timeout for idle connections is in effect instead, and from the next request on the server's own.
     */
    public void setTimeout(long millis) {
        timeout = millis;
        timeoutPhase = pipeline.phase();
        lastActivity = loop().now();
        server.timeoutsChanged();
    }

    /** Ends the connection at once; what has not gone out is lost, and as in Node what was written in parts since the last ticks. */
    public void destroy() {
        lost = isCorked();
        close(null);
    }

    /** Makes the end of the connection a reset (RST) instead of an orderly end. */
    public void resetOnClose() {
        channel.config().setOption(ChannelOption.SO_LINGER, 0);
    }

    /** The options of the socket, or of the stream that carries the connection. */
    public SocketOptions socketOptions() {
        return channel instanceof StreamChannel carried ? carried.stream() : new ChannelSocketOptions(channel);
    }

    /** What is written from here on goes out together, at {@link #uncork} or the response's end. */
    public void cork() {
        if (!isCorked()) {
            flushIfQueued();
        }
        corks++;
    }

    boolean isCorked() {
        return corks > 0;
    }

    /** Ends what {@link #cork} began; true where more was written since than waits for a slow client. */
    public boolean uncork() {
        if (corks > 1) {
            corks--;
            return false;
        }
        var much = corkedBytes >= HIGH_WATER;
        endCork();
        return much;
    }

    private void endCork() {
        corks = 0;
        corkedBytes = 0;
        if (channel instanceof StreamChannel) {
            flushIfQueued();
        }
    }

    /** Writes bytes that are no response of {@link ResponseWriter} (a reply to {@link HttpServerEvents#clientError}). */
    public void writeRaw(ByteBuffer data) {
        if (!isClosing()) {
            write(allocate(data.remaining()).writeBytes(data), null);
        }
    }

    /** Ends the connection when all that was written has gone out. */
    public void destroySoon() {
        closeWhenFlushed = true;
        if (detached || isClosing()) {
            flush();
        } else {
            flushQueued = false;
            output.flush(this);
        }
    }

    /** {@link #endOutput}, and calls {@code completion} when that is done. */
    public void shutdown(Completion completion) {
        if (channel instanceof StreamChannel && !isClosing()) {
            shutdown = completion;
            endOutput();
        } else {
            endOutput();
            whenFlushed(completion);
        }
    }

    /** Sends no more when all that was written has gone out; the connection ends when the client sends no more either. */
    public void endOutput() {
        if (outputEnded || closeWhenFlushed || isClosing()) {
            return;
        }
        outputEnded = true;
        flushQueued = false;
        output.flush(this);
        pipeline.linger();
    }

    /** Whether the client has taken what was written, or will get no more: requests are taken too then. */
    boolean takesAnswers() {
        return outputEnded || channel.isWritable();
    }

    /** The stream that carries the connection, or null. */
    public StreamHandle streamOrNull() {
        return channel instanceof StreamChannel carried ? carried.stream() : null;
    }

    /**
     * Begins to read the stream that carries the connection, which belongs to a socket that hears of it itself; {@link #streamEnded} and {@link #streamLost} tell the connection.
     *
     * @param end called in a callback scope when the connection is over, once what was written is with the stream
     */
    public void openStream(Runnable end) {
        ((StreamChannel) channel).belongTo(end);
        openStream();
    }

    /** Begins to read the stream that carries the connection, and closes it in the end. */
    public void openStream() {
        ((StreamChannel) channel).open();
    }

    /** Another stream carries the connection from now on, of a socket that hears of it itself; see {@link #openStream}. */
    public void carryBy(StreamHandle stream, Runnable end) {
        ((StreamChannel) channel).belongTo(end);
        ((StreamChannel) channel).carryBy(stream);
    }

    /** The stream that carries the connection brings no more. */
    public void streamEnded() {
        ((StreamChannel) channel).inputEnded();
    }

    /** The stream that carries the connection is gone. */
    public void streamLost() {
        lost(null);
    }

    /** Takes the connection from the server, which only counts it until it closes: the socket, and what was read beyond the request's head. */
    public Detached detach() {
        var bytes = release();
        server.forget(this);
        server.countUpgraded(channel);
        return new Detached(TcpSocket.adopt(loop(), channel), bytes);
    }

    /** Stops the parser: nothing is read until {@link #readStart}, but what has been read goes on. */
    public void readStop() {
        pipeline.stopReading();
    }

    public boolean isReadStopped() {
        return pipeline.isReadingStopped();
    }

    public void readStart() {
        pipeline.startReading();
    }

    /** Takes the stream from the server that carried the connection: what was read beyond the request's head. */
    public byte[] release() {
        flush();
        detached = true;
        var rest = pipeline.detach();
        ConnectionHandler.uninstall(channel);
        if (channel instanceof StreamChannel carried) {
            carried.giveBack();
        }
        close(null);
        return rest;
    }

    /** A connection that was taken over. */
    public record Detached(TcpSocket socket, byte[] bytes) {}

    /** Sends what was written; every write of a turn goes out in one call of the system. */
    void flush() {
        flushQueued = false;
        if (!detached) {
            output.flush();
        }
    }

    /** Whether all that was written has been taken by the system; sends what waits for the end of a turn. */
    public boolean isFlushed() {
        flushIfQueued();
        return detached || !lost && output.isEmpty() && !isStreamWriting();
    }

    /** Whether a stream that carries the connection is at a write. */
    public boolean isStreamWriting() {
        return channel instanceof StreamChannel stream && stream.isWriting();
    }

    /** Calls {@code completion} when all that was written so far has gone out. */
    public void whenFlushed(Completion completion) {
        if (!isClosing()) {
            output.flush(new WriteRequest(this, completion));
        } else if (!lost && isStreamWriting()) {
            settled.add(new WriteRequest(this, completion));
        } else {
            refuse(completion);
        }
    }

    /** The last write has gone out, or failed. */
    @Override
    public void operationComplete(ChannelFuture future) {
        if (isClosing()) {
            return;
        }
        if (closeWhenFlushed || !future.isSuccess()) {
            close(null);
        } else if (channel instanceof StreamChannel stream) {
            stream.shutdownOutput(shutdown);
        } else {
            ((DuplexChannel) channel).shutdownOutput();
        }
    }

    void flushIfQueued() {
        if (flushQueued) {
            flush();
        }
    }

    ByteBuf allocate(int size) {
        return output.allocate(size);
    }

    /** Queues output; false when the client is slow. */
    boolean write(ByteBuf data, Completion completion) {
        var size = data.readableBytes();
        bytesWritten += size;
        lastActivity = loop().now();
        if (detached) {
            var promise = completion == null
                    ? channel.voidPromise()
                    : channel.newPromise().addListener(new WriteRequest(this, completion));
            channel.writeAndFlush(data, promise);
            return channel.isWritable();
        }
        if (completion == null) {
            output.write(data);
        } else {
            output.write(data, new WriteRequest(this, completion));
        }
        // A stream's socket may be ended at any time by the program, and gets what is written at once.
        if (!isCorked() && (channel instanceof StreamChannel || !channel.isWritable())) {
            flush();
        } else if (!flushQueued) {
            flushQueued = true;
            // Inside a callback of this connection the end of that callback flushes.
            if (!pipeline.isInCallback()) {
                server.flushQueue().add(this);
            }
        }
        if (isCorked()) {
            corkedBytes += size;
        }
        return hasRoom();
    }

    /** Whether less than the high-water mark has been written that the client has not taken. */
    boolean hasRoom() {
        return corkedBytes < HIGH_WATER && channel.isWritable();
    }

    void refuse(Completion completion) {
        if (completion != null) {
            new WriteRequest(this, completion).finish(UvError.CANCELED);
        }
    }

    void succeed(Completion completion) {
        if (completion != null) {
            new WriteRequest(this, completion).finish(null);
        }
    }

    void completed(WriteRequest request) {
        if (channel instanceof StreamChannel stream && stream.isSettling()) {
            settled.add(request);
        } else if (isClosing() && !isClosed()) {
            cancelled.add(request);
        } else {
            loop().pending().add(request);
        }
    }

    private void tellSettled() {
        tell(settled);
    }

    private void tell(JobRing requests) {
        for (var job = requests.poll(); job != null; job = requests.poll()) {
            loop().call(job);
        }
    }

    void responseEnded(boolean keepAlive) {
        endCork();
        pipeline.responseEnded(keepAlive);
    }

    /** Whether the responses are written that get their turn. */
    boolean takesResponses() {
        return events == null || !events.isOutputEnded();
    }

    /** Whether nothing can be written any more; responses that were under way when the connection was taken over still can be. */
    boolean takesNothing() {
        return isClosing() && !(detached && channel.isActive());
    }

    /** The owner of a request wants more of its body. */
    void demand(IncomingRequest request) {
        pipeline.demand(request);
    }

    Channel channel() {
        return channel;
    }

    HttpPipeline pipeline() {
        return pipeline;
    }

    void received(int bytes) {
        bytesRead += bytes;
        lastActivity = loop().now();
    }

    /** The peer takes data again: an event of the pending phase, since Netty may say so in the midst of a write. */
    void writable() {
        if (channel.isWritable() && !drainQueued && !isClosing()) {
            drainQueued = true;
            loop().pending().add(new Notice(Notice.DRAIN, null));
        }
    }

    public void deliverDrain() {
        drainQueued = false;
        if (isClosing()) {
            return;
        }
        pipeline.resume();
        var current = pipeline.current();
        if (current != null && channel.isWritable() && current.response().takeDrain() && current.events() != null) {
            current.events().drain();
        }
    }

    /** The connection failed or was closed by the peer. */
    void lost(Throwable cause) {
        if (isClosing()) {
            return;
        }
        if (cause != null) {
            failed = true;
            var error = HttpClientError.ofSocket(cause);
            loop().call(new Notice(Notice.ERROR, error));
        }
        close(null);
    }

    /** The client has sent its last byte; runs in a scope. Answers whether the owner ends the connection. */
    boolean inputEnded() {
        try {
            return events != null && events.inputEnded();
        } catch (Throwable failure) {
            loop().scope().uncaught(failure);
            return false;
        }
    }

    /** The parser gets the end of the input; false in the midst of a message, which is a client's error. */
    public boolean finishInput() {
        return pipeline.finishInput();
    }

    /** The last response has gone out; runs in a scope. */
    void lastResponseFinished() {
        if (events == null || !events.lastResponseFinished()) {
            destroySoon();
        }
    }

    /** Looks for timeouts; called by the server now and then. */
    void sweep(long now, boolean check) {
        if (isClosing()) {
            return;
        }
        enterPhase();
        if (timeout > 0 && now - lastActivity >= timeout) {
            // Told once, until there is traffic again.
            lastActivity = Long.MAX_VALUE;
            if (events == null) {
                close(null);
                return;
            }
            loop().call(new Notice(Notice.TIMEOUT, null));
        }
        pipeline.sweep(now, server.options(), check);
    }

    /** Takes the timeout of an idle connection, or of one with a request. */
    private void enterPhase() {
        var phase = pipeline.phase();
        var idleTimeout = server.options().keepAliveTimeout();
        if (phase == timeoutPhase || idleTimeout == 0) {
            return;
        }
        timeoutPhase = phase;
        if (pipeline.isIdle()) {
            timeout = idleTimeout;
            lastActivity = pipeline.idleSince();
        } else if (events != null) {
            loop().call(new Notice(Notice.SERVER_TIMEOUT, null));
        }
    }

    private void takeServerTimeout() {
        timeout = events.serverTimeout();
        server.timeoutTaken(timeout);
    }

    long timeout() {
        return timeout;
    }

    @Override
    protected boolean isExternal() {
        return true;
    }

    @Override
    protected void beginClose() {
        if (!detached) {
            pipeline.dropHeld();
            if (lost) {
                output.drop();
            } else {
                // What was written has left the program as far as its owner knows.
                output.flush();
                if (channel instanceof StreamChannel stream) {
                    stream.settle();
                }
                lost = !output.isEmpty();
            }
            channel.close();
        }
    }

    @Override
    protected void cancelPending() {
        tell(settled);
        tell(cancelled);
        server.forget(this);
        if (!detached) {
            deliverEnd();
        }
        server.connectionClosed();
    }

    private void deliverEnd() {
        if (pipeline.current() != null || pipeline.hasQueued() || events != null) {
            loop().call(new Notice(Notice.CLOSED, null));
        }
    }

    /** Emits the end in one scope. */
    private void emitEnd() {
        if (events != null) {
            emit(ENDING, null);
            emit(CLOSED, null);
        }
        abortExchanges();
        var current = pipeline.current();
        if (current != null && current.events() != null) {
            emit(RESPONSE_CLOSED, current.events());
        }
    }

    /** Emits the end of the exchanges, once: of all requests, and of the responses that have not got their turn. */
    public void abortExchanges() {
        if (exchangesAborted) {
            return;
        }
        exchangesAborted = true;
        var current = pipeline.current() == null ? null : pipeline.current().events();
        var queued = pipeline.queuedEvents();
        if (current != null) {
            emit(ABORTED, current);
        }
        for (var exchange : queued) {
            emit(ABORTED, exchange);
        }
        for (var exchange : queued) {
            emit(DROPPED, exchange);
        }
    }

    /** What one listener throws must not keep the events of the others from being emitted. */
    private void emit(int what, ExchangeEvents exchange) {
        try {
            switch (what) {
                case ENDING -> events.ending();
                case CLOSED -> events.closed(failed);
                case ABORTED -> exchange.aborted();
                case DROPPED -> exchange.dropped();
                default -> exchange.closed();
            }
        } catch (Throwable failure) {
            loop().scope().uncaught(failure);
        }
    }

    /** Runs when the server has accepted the connection. */
    Runnable opened() {
        return new Notice(Notice.OPENED, null);
    }

    /** An event for the connection's owner: one class for all of them, since the first use of a lambda holds a server up for as long as hundreds of requests. */
    private final class Notice implements Runnable {
        static final int OPENED = 0, ERROR = 1, TIMEOUT = 2, CLOSED = 3, DRAIN = 4, SERVER_TIMEOUT = 5;

        private final int kind;
        private final HttpClientError error;

        Notice(int kind, HttpClientError error) {
            this.kind = kind;
            this.error = error;
        }

        @Override
        public void run() {
            switch (kind) {
                case OPENED -> server.events().connection(HttpConnection.this);
                case ERROR -> server.events().clientError(error, HttpConnection.this);
                case TIMEOUT -> events.timeout();
                case CLOSED -> emitEnd();
                case SERVER_TIMEOUT -> takeServerTimeout();
                default -> deliverDrain();
            }
        }
    }
}
