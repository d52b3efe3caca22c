package dev.gyre.node.http;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopTimer;
import dev.gyre.loop.net.PipelineInitializer;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.TcpServer;
import io.netty.channel.Channel;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Set;

/** An HTTP/1.1 server: the listening socket, its connections and their timeouts. */
public final class HttpServerBinding {
    private static final long MAX_SWEEP_MILLIS = 1000;
    private static final long MIN_SWEEP_MILLIS = 20;

    private final EventLoop loop;
    private final HttpServerEvents events;
    private final TcpServer socket;
    private final FlushQueue flushQueue;
    private final LoopTimer sweeper;
    private final Set<HttpConnection> connections = new LinkedHashSet<>();
    private HttpServerOptions options;
    // How many connections that programs have taken over are open.
    private int upgraded;
    private Runnable closeCallback;
    private boolean closed;
    private boolean socketClosed;
    private long lastCheck;
    // Where connections read to; one read is parsed before the next begins.
    private byte[] scratch;

    public HttpServerBinding(EventLoop loop, HttpServerOptions options, HttpServerEvents events) {
        this.loop = loop;
        this.options = options;
        this.events = events;
        socket = TcpServer.withPipeline(loop, new Accept());
        flushQueue = new FlushQueue(loop);
        sweeper = new LoopTimer(loop, "http timeouts");
        sweeper.unref();
        lastCheck = loop.now();
    }

    /** The listening socket. */
    TcpServer socket() {
        return socket;
    }

    /** The address in use, null when the server does not listen, or listens on a path. */
    public InetSocketAddress address() {
        return socket.localAddress();
    }

    public HttpServerOptions options() {
        return options;
    }

    /** Changes limits; the size of heads only for connections to come. */
    public void configure(HttpServerOptions options) {
        this.options = options;
        timeoutsChanged();
    }

    public void ref() {
        socket.ref();
    }

    public void unref() {
        socket.unref();
    }

    public int connectionCount() {
        return connections.size() + upgraded;
    }

    /**
     * Serves a stream, from {@link HttpConnection#openStream} on.
     */
    public HttpConnection adopt(StreamHandle stream) {
        var connection = new HttpConnection(this, new StreamChannel(loop, stream));
        // The stream itself holds the loop.
        connection.unref();
        connections.add(connection);
        timeoutsChanged();
        return connection;
    }

    /** Stops listening and closes idle connections; {@code callback} (or null) runs when no connection is left. */
    public void close(Runnable callback) {
        if (closed) {
            return;
        }
        closeIdleConnections();
        drain(callback);
    }

    /** The same, but idle connections stay open until they are used once more or their time is over. */
    public void drain(Runnable callback) {
        if (closed) {
            return;
        }
        closed = true;
        closeCallback = callback;
        socket.close(() -> {
            socketClosed = true;
            connectionClosed();
        });
    }

    public boolean isClosed() {
        return closed;
    }

    public void closeIdleConnections() {
        for (var connection : new ArrayList<>(connections)) {
            if (connection.isIdleOrUnused()) {
                connection.close(null);
            }
        }
    }

    public void closeAllConnections() {
        for (var connection : new ArrayList<>(connections)) {
            connection.close(null);
        }
    }

    EventLoop loop() {
        return loop;
    }

    HttpServerEvents events() {
        return events;
    }

    /** Room for all that one read brings. */
    byte[] scratch() {
        if (scratch == null) {
            scratch = new byte[ConnectionHandler.MAX_READ];
        }
        return scratch;
    }

    FlushQueue flushQueue() {
        return flushQueue;
    }

    void forget(HttpConnection connection) {
        connections.remove(connection);
        if (connections.isEmpty()) {
            sweeper.stop();
        }
    }

    /** As in Node, a connection that a program has taken over counts until it closes, and the server is not closed before. */
    void countUpgraded(Channel channel) {
        upgraded++;
        channel.closeFuture().addListener(future -> {
            upgraded--;
            loop.pending().add(this::connectionClosed);
        });
    }

    /** A connection is gone, or the listening socket. */
    void connectionClosed() {
        if (!socketClosed || connectionCount() > 0 || sweeper.isClosing()) {
            return;
        }
        sweeper.close(null);
        flushQueue.close();
        if (closeCallback != null) {
            loop.call(closeCallback);
        }
    }

    /** Sets how often the timeouts are looked at: four times within the shortest, those of heads and requests as often as the options say. */
    void timeoutsChanged() {
        if (connections.isEmpty() || sweeper.isClosing()) {
            return;
        }
        var shortest = shorter(4 * MAX_SWEEP_MILLIS, options.keepAliveTimeout());
        for (var connection : connections) {
            shortest = shorter(shortest, connection.timeout());
        }
        var period = Math.clamp(
                Math.min(shortest / 4, options.connectionsCheckingInterval()), MIN_SWEEP_MILLIS, MAX_SWEEP_MILLIS);
        if (!sweeper.isActive() || sweeper.repeat() != period) {
            sweeper.start(new Sweep(), period, period);
        }
    }

    /** A connection has another timeout. */
    void timeoutTaken(long timeout) {
        if (timeout > 0 && timeout / 4 < sweeper.repeat()) {
            timeoutsChanged();
        }
    }

    private static long shorter(long a, long b) {
        return b > 0 && b < a ? b : a;
    }

    /** What a connection's channel begins with. */
    private final class Accept implements PipelineInitializer {
        @Override
        public Runnable initialize(Channel channel) {
            var connection = new HttpConnection(HttpServerBinding.this, channel);
            connections.add(connection);
            if (!sweeper.isActive()) {
                timeoutsChanged();
            }
            return connection.opened();
        }
    }

    /** Looks at all timeouts. */
    private final class Sweep implements Runnable {
        @Override
        public void run() {
            var now = loop.now();
            // As in Node, a server that is closed checks no more.
            var check = !closed && now - lastCheck >= options.connectionsCheckingInterval();
            if (check) {
                lastCheck = now;
            }
            for (var connection : new ArrayList<>(connections)) {
                connection.sweep(now, check);
            }
        }
    }
}
