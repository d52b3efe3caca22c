package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Set;

/**
 * What a client sends, one exchange after the other: decoded messages wait here until the request before them is answered and until
 * somebody wants the body; the socket is only read when nothing waits.
 */
final class RequestFlow {
    // llhttp's methods: anything else is refused.
    private static final Set<String> METHODS = Set.of("ACL", "BIND", "CHECKOUT", "CONNECT", "COPY", "DELETE", "GET", "HEAD", "LINK", "LOCK", "M-SEARCH",
        "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MOVE", "NOTIFY", "OPTIONS", "PATCH", "POST", "PROPFIND", "PROPPATCH", "PURGE", "PUT", "QUERY",
        "REBIND", "REPORT", "SEARCH", "SOURCE", "SUBSCRIBE", "TRACE", "UNBIND", "UNLINK", "UNLOCK", "UNSUBSCRIBE");

    private final HttpConnection connection;
    private final ArrayDeque<HttpObject> waiting = new ArrayDeque<>();
    private IncomingRequest current;
    private int depth;
    private int requestCount;
    private boolean keepAlive = true;
    private boolean broken;
    private boolean inputEnded;
    private boolean detaching;
    private boolean pumpQueued;
    // When the first byte of the message under way came, or when the connection was made; 0 between two messages.
    private long messageStart;
    private long idleSince;

    RequestFlow(HttpConnection connection) {
        this.connection = connection;
        messageStart = Math.max(1, connection.loop().now());
    }

    IncomingRequest current() {
        return current;
    }

    int requestCount() {
        return requestCount;
    }

    boolean isIdle() {
        return current == null && waiting.isEmpty() && messageStart == 0;
    }

    boolean isInCallback() {
        return depth > 0;
    }

    /** Bytes begin to be decoded: one callback scope for all that they hold. */
    void begin(int bytes) {
        depth++;
        connection.loop().scope().open();
        connection.received(bytes);
        if (bytes > 0 && current == null && messageStart == 0) {
            messageStart = Math.max(1, connection.loop().now());
        }
    }

    void finish() {
        // What was written goes out before the ticks that follow it, as in Node.
        if (depth == 1) {
            connection.flushIfQueued();
        }
        connection.loop().scope().close(false);
        depth--;
        if (depth == 0) {
            connection.flushIfQueued();
        }
    }

    /** A decoded message, inside a scope. */
    void arrived(HttpObject message) {
        if (!waiting.isEmpty() || !accept(message)) {
            waiting.add(message);
        }
    }

    /** Reads on, unless what has come is not wanted yet. */
    void readOn() {
        if (waiting.isEmpty() && !inputEnded && !broken && !connection.isClosing()
            && (current == null || current.isComplete() || current.wantsData())) {
            connection.channel().read();
        }
    }

    /** The owner wants data: what waits is handed over in the pending phase, since the owner is in the midst of a call. */
    void demand() {
        if (!waiting.isEmpty() || current != null && current.endIsDue()) {
            queuePump();
        } else if (depth == 0) {
            readOn();
        }
    }

    /** The peer has sent its last byte. */
    void inputEnded() {
        if (inputEnded) {
            return;
        }
        inputEnded = true;
        if (waiting.isEmpty()) {
            endConnection();
        }
    }

    void responseEnded(boolean keep) {
        keepAlive &= keep;
        current.responseEnded();
        if (!keepAlive && !current.isComplete()) {
            // The rest of the request is of no use: the connection ends with the response.
            broken = true;
            exchangeDone();
        } else if (current.isComplete()) {
            exchangeDone();
        }
    }

    void sweep(long now, HttpServerOptions options) {
        if (broken) {
            return;
        }
        if (current == null && messageStart == 0) {
            if (options.keepAliveTimeout() > 0 && now - idleSince >= options.keepAliveTimeout()) {
                connection.close(null);
            }
            return;
        }
        var elapsed = now - messageStart;
        var inHead = current == null && waiting.isEmpty();
        var inBody = current != null && !current.isComplete();
        if (inHead && options.headersTimeout() > 0 && elapsed >= options.headersTimeout()
            || (inHead || inBody) && options.requestTimeout() > 0 && elapsed >= options.requestTimeout()) {
            connection.loop().call(() -> fail(HttpClientError.REQUEST_TIMEOUT));
        }
    }

    /** Drops what waits. */
    void release() {
        for (var message = waiting.poll(); message != null; message = waiting.poll()) {
            ReferenceCountUtil.release(message);
        }
    }

    /** Gives up the connection: the buffer into which the bytes beyond the head go. */
    ByteBuf detach() {
        detaching = true;
        release();
        return Unpooled.buffer();
    }

    private void queuePump() {
        if (!pumpQueued) {
            pumpQueued = true;
            connection.loop().pending().add(this::pump);
        }
    }

    /** Hands over what waits, as far as it is wanted; runs in a scope. */
    private void pump() {
        pumpQueued = false;
        depth++;
        try {
            if (current != null && current.endIsDue()) {
                deliverEnd();
            }
            for (var message = waiting.poll(); message != null; message = waiting.poll()) {
                if (!accept(message)) {
                    waiting.addFirst(message);
                    break;
                }
            }
            if (waiting.isEmpty() && inputEnded) {
                endConnection();
            }
        } finally {
            depth--;
        }
        if (depth == 0) {
            connection.flushIfQueued();
        }
        readOn();
    }

    /** Takes a message over unless its time has not come. */
    private boolean accept(HttpObject message) {
        if (broken || detaching || connection.isClosing() || !connection.loop().scope().canCall()) {
            ReferenceCountUtil.release(message);
            return true;
        }
        if (message.decoderResult().isFailure()) {
            // As in Node, a response that has not begun gives way to the error's.
            ReferenceCountUtil.release(message);
            fail(HttpClientError.ofDecoder(message));
            return true;
        }
        if (message instanceof HttpRequest head) {
            return current == null && acceptHead(head);
        }
        return acceptContent((HttpContent) message);
    }

    private boolean acceptHead(HttpRequest head) {
        if (!METHODS.contains(head.method().name())) {
            fail(HttpClientError.INVALID_METHOD);
        } else if (!isKnown(head.protocolVersion())) {
            fail(HttpClientError.INVALID_VERSION);
        } else {
            requestCount++;
            var request = new IncomingRequest(connection, head);
            current = request;
            announce(request);
            if (!detaching) {
                announceEnd(request);
            }
        }
        return true;
    }

    /** llhttp's versions. */
    private static boolean isKnown(HttpVersion version) {
        return switch (10 * version.majorVersion() + version.minorVersion()) {
            case 9, 10, 11, 20 -> version.minorVersion() < 10;
            default -> false;
        };
    }

    private boolean acceptContent(HttpContent content) {
        var request = current;
        var data = content.content();
        if (request == null || data.isReadable() && !request.wantsData()) {
            return false;
        }
        try {
            if (data.isReadable()) {
                deliverData(request, data.nioBuffer());
                // Ticks and microtasks run after each part of a body, as in Node.
                if (depth == 1) {
                    connection.loop().scope().between();
                }
            }
            if (content instanceof LastHttpContent last) {
                request.completed(last.trailingHeaders());
            }
        } finally {
            content.release();
        }
        if (request.isComplete()) {
            if (request.endIsDue()) {
                deliverEnd();
            }
            if (request == current && request.response().isEnded()) {
                exchangeDone();
            }
        }
        return true;
    }

    private void deliverEnd() {
        try {
            current.deliverEnd();
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
        }
    }

    private void exchangeDone() {
        current = null;
        messageStart = 0;
        idleSince = connection.loop().now();
        if (!keepAlive || broken || connection.server().isClosed()) {
            broken = true;
            connection.destroySoon();
        } else if (!waiting.isEmpty()) {
            queuePump();
        } else if (inputEnded) {
            connection.destroySoon();
        } else if (depth == 0) {
            readOn();
        }
    }

    /** As Node does, an end of input ends the connection once what was written has gone out. */
    private void endConnection() {
        broken = true;
        connection.destroySoon();
    }

    private void fail(HttpClientError error) {
        broken = true;
        release();
        var handled = false;
        try {
            handled = connection.server().events().clientError(error, connection);
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
        }
        if (handled || connection.isClosing()) {
            return;
        }
        if (current == null || !current.response().headSent()) {
            connection.writeRaw(ByteBuffer.wrap(error.defaultReply()));
        }
        connection.destroySoon();
    }

    // Several events share a scope: what one throws must not keep the others from coming.

    private void announce(IncomingRequest request) {
        try {
            connection.server().events().request(request);
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
        }
    }

    private void announceEnd(IncomingRequest request) {
        try {
            request.deliverEndWithoutBody();
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
        }
    }

    private void deliverData(IncomingRequest request, ByteBuffer data) {
        try {
            request.deliver(data);
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
        }
    }
}
