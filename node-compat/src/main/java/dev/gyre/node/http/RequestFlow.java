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
import java.util.List;

/**
 * What a client sends: decoded messages wait here until somebody wants the body before them, and the socket is only read when nothing waits. Requests are announced
 * as they come; the responses of those that come while one is under way go out in their order.
 */
final class RequestFlow {
    private static final long MAX_LINGER = 60_000;
    private static final int HIGH_WATER = 64 * 1024;

    private final HttpConnection connection;
    private final ArrayDeque<HttpObject> waiting = new ArrayDeque<>();
    // The exchange whose response goes out, or whose request is not complete.
    private IncomingRequest current;
    // The exchanges behind it, in their order; made for the first.
    private ArrayDeque<IncomingRequest> behind;
    // The request that is not complete.
    private IncomingRequest incoming;
    // What the responses of those behind have written so far.
    private int heldBytes;
    private boolean paused;
    private int depth;
    private int requestCount;
    private boolean keepAlive = true;
    private boolean broken;
    private boolean inputEnded;
    private boolean detaching;
    private boolean pumpQueued;
    private boolean timedOut;
    // Since when this side sends no more and what comes is read for its end alone; 0 while that is not so.
    private long lingerStart;
    private RequestDecoder decoder;
    // When the first byte of the message under way came, or when the connection was made; 0 between two messages.
    private long messageStart;
    private long idleSince;

    RequestFlow(HttpConnection connection) {
        this.connection = connection;
        messageStart = Math.max(1, connection.loop().now());
    }

    void decoder(RequestDecoder newDecoder) {
        decoder = newDecoder;
    }

    IncomingRequest current() {
        return current;
    }

    int requestCount() {
        return requestCount;
    }

    boolean isIdle() {
        return (current == null || current.isComplete() && current.response().isEnded() && !hasBehind()) && waiting.isEmpty() && messageStart == 0;
    }

    boolean hasBehind() {
        return behind != null && !behind.isEmpty();
    }

    /** Adds whoever hears of the exchanges that are not over. */
    List<ExchangeEvents> open(List<ExchangeEvents> all) {
        if (current != null && current.events() != null) {
            all.add(current.events());
        }
        if (hasBehind()) {
            for (var request : behind) {
                if (request.events() != null) {
                    all.add(request.events());
                }
            }
        }
        return all;
    }

    private boolean isReceiving() {
        return incoming != null;
    }

    boolean isInCallback() {
        return depth > 0;
    }

    /** Bytes begin to be decoded: one callback scope for all that they hold. */
    void begin(int bytes) {
        open();
        connection.received(bytes);
        if (messageStart == 0) {
            messageStart = Math.max(1, connection.loop().now());
        }
    }

    /** Something else than bytes is to be told to the decoder. */
    void open() {
        depth++;
        connection.loop().scope().open();
    }

    /** A message that has begun behind the one before it takes its time from here on. */
    private void noteBegun() {
        if (decoder.isWithinMessage() && messageStart == 0) {
            messageStart = Math.max(1, connection.loop().now());
        }
    }

    void finish() {
        noteBegun();
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
        if (inputEnded || connection.isClosing()) {
            return;
        }
        if (broken ? lingerStart > 0 : waiting.isEmpty() && !paused && (!isReceiving() || incoming.wantsData())) {
            connection.channel().read();
        }
    }

    /** The owner wants data: what waits is handed over in the pending phase, since the owner is in the midst of a call. */
    void demand(IncomingRequest request) {
        if (!waiting.isEmpty() || request.endIsDue()) {
            queuePump();
        } else if (depth == 0) {
            readOn();
        }
    }

    /** The peer takes answers again, or less of them is held. */
    void resume() {
        if (paused && heldBytes <= HIGH_WATER && connection.takesAnswers()) {
            paused = false;
            if (depth == 0) {
                readOn();
            }
        }
    }

    /** A response whose turn has not come holds so much more. */
    void held(int bytes) {
        heldBytes += bytes;
    }

    /** This side sends no more: it waits for the peer to end too, but not forever. */
    void linger() {
        lingerStart = Math.max(1, connection.loop().now());
        if (depth == 0) {
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
        if (current.responseEnded()) {
            responseFinished(current);
        }
    }

    void responseFinished(IncomingRequest request) {
        if (request == current && current.response().isEnded()) {
            current.setFinished();
            // Where the connection ends, the rest of the request is of no use.
            if (current.isComplete() || !keepAlive) {
                exchangeDone();
            }
        }
    }

    /** Looks for timeouts; for those of heads and requests only where {@code check} says so. */
    void sweep(long now, HttpServerOptions options, boolean check) {
        if (lingerStart > 0 && now - lingerStart >= MAX_LINGER) {
            connection.close(null);
        }
        if (broken || timedOut || connection.isClosing()) {
            return;
        }
        if (current == null && messageStart == 0) {
            if (options.keepAliveTimeout() > 0 && now - idleSince >= options.keepAliveTimeout()) {
                connection.close(null);
            }
            return;
        }
        if (!check) {
            return;
        }
        var elapsed = now - messageStart;
        var inBody = isReceiving();
        var inHead = messageStart != 0 && !inBody && waiting.isEmpty();
        if (inHead && options.headersTimeout() > 0 && elapsed >= options.headersTimeout()
            || (inHead || inBody) && options.requestTimeout() > 0 && elapsed >= options.requestTimeout()) {
            timedOut = true;
            connection.loop().call(() -> fail(HttpClientError.REQUEST_TIMEOUT));
        }
    }

    /** Drops what waits. */
    void release() {
        for (var message = waiting.poll(); message != null; message = waiting.poll()) {
            ReferenceCountUtil.release(message);
        }
    }

    /** Drops what the responses hold whose turn will not come. */
    void dropHeld() {
        if (hasBehind()) {
            for (var request : behind) {
                request.response().drop();
            }
        }
    }

    /** Gives up the connection: the buffer into which the bytes beyond the head go. */
    ByteBuf detach() {
        detaching = true;
        release();
        if (hasBehind()) {
            behind.removeLast().response().drop();
        }
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
            deliverEnds();
            for (var message = waiting.poll(); message != null; message = waiting.poll()) {
                if (!accept(message)) {
                    waiting.addFirst(message);
                    break;
                }
            }
            if (waiting.isEmpty() && inputEnded) {
                // Not before the ticks of the last request, which came before the end.
                connection.loop().pending().add(this::endConnection);
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
            acceptHead(head);
            return true;
        }
        return acceptContent((HttpContent) message);
    }

    private void acceptHead(HttpRequest head) {
        if (!isKnown(head.protocolVersion())) {
            fail(HttpClientError.INVALID_VERSION);
            return;
        }
        requestCount++;
        var request = new IncomingRequest(connection, head);
        incoming = request;
        if (current == null && !hasBehind()) {
            current = request;
        } else {
            queue(request);
        }
        // As in Node, who does not take the answers may ask no more, beyond what has come already.
        paused |= heldBytes >= HIGH_WATER || !connection.takesAnswers();
        announce(request);
        if (!detaching) {
            if (decoder.awaitsUpgrade() && request.isUpgrade()) {
                decoder.declineUpgrade();
            }
            announceEnd(request);
        }
    }

    private void queue(IncomingRequest request) {
        if (behind == null) {
            behind = new ArrayDeque<>();
        }
        behind.add(request);
        request.response().hold();
    }

    /** llhttp's versions. */
    private static boolean isKnown(HttpVersion version) {
        return switch (10 * version.majorVersion() + version.minorVersion()) {
            case 9, 10, 11, 20 -> version.minorVersion() < 10;
            default -> false;
        };
    }

    private boolean acceptContent(HttpContent content) {
        var request = incoming;
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
                messageStart = 0;
                incoming = null;
            }
        } finally {
            content.release();
        }
        if (request.isComplete()) {
            if (request.endIsDue()) {
                deliverEnd(request);
            }
            if (request == current && request.isFinished()) {
                exchangeDone();
            }
        }
        return true;
    }

    private void deliverEnds() {
        if (current != null && current.endIsDue()) {
            deliverEnd(current);
        }
        if (hasBehind()) {
            for (var request : behind.toArray(new IncomingRequest[0])) {
                if (request.endIsDue()) {
                    deliverEnd(request);
                }
            }
        }
    }

    private void deliverEnd(IncomingRequest request) {
        try {
            request.deliverEnd();
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
        }
    }

    private void exchangeDone() {
        current = null;
        if (connection.takesNothing()) {
            return;
        }
        if (!keepAlive || broken) {
            broken = true;
            connection.destroySoon();
            return;
        }
        while (hasBehind()) {
            current = behind.poll();
            if (!takeTurn(current)) {
                resume();
                return;
            }
            current = null;
            if (!keepAlive) {
                exchangeDone();
                return;
            }
        }
        resume();
        idleSince = connection.loop().now();
        noteBegun();
        if (!waiting.isEmpty()) {
            queuePump();
        } else if (inputEnded) {
            connection.destroySoon();
        } else if (depth == 0) {
            readOn();
        }
    }

    /** The response of a request may go out: answers whether that exchange is over already. */
    private boolean takeTurn(IncomingRequest request) {
        var response = request.response();
        response.takeTurn();
        if (request.events() != null) {
            try {
                request.events().turn();
            } catch (Throwable failure) {
                connection.loop().scope().uncaught(failure);
            }
        }
        if (!response.isEnded()) {
            return false;
        }
        keepAlive &= response.keepsAlive();
        if (request.responseEnded()) {
            request.setFinished();
        }
        return request.isFinished() && (request.isComplete() || !keepAlive);
    }

    /** As Node does, an end of input ends the connection once what was written has gone out. */
    private void endConnection() {
        broken = true;
        connection.destroySoon();
    }

    private void fail(HttpClientError error) {
        // Whoever takes care of a slow client may go on with it.
        broken = !timedOut || error != HttpClientError.REQUEST_TIMEOUT;
        if (broken) {
            release();
        }
        var handled = false;
        try {
            handled = connection.server().events().clientError(error, connection);
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
        }
        if (handled || connection.isClosing()) {
            return;
        }
        broken = true;
        release();
        if (current == null || !current.response().headSent() || current.isFinished()) {
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
