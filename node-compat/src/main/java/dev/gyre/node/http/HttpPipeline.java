package dev.gyre.node.http;

import dev.gyre.node.http.parser.HttpParserCallbacks;
import io.netty.buffer.ByteBuf;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * The HTTP/1 pipeline of a connection: the requests that have come and whose responses have not gone out, in their order. Requests are announced and their bodies handed over as they
 * come; the socket is not read while the owner of a request wants no more of its body, or the client does not take what was answered.
 */
final class HttpPipeline {
    private static final long MAX_LINGER = 60_000;
    private static final int HIGH_WATER = 64 * 1024;

    private final HttpConnection connection;
    private final RequestReader reader;
    // The exchange whose response goes out, or whose request is not complete.
    private IncomingRequest current;
    // The exchanges that wait for their turn, in their order; made for the first.
    private ArrayDeque<IncomingRequest> queued;
    // The request that is not complete.
    private IncomingRequest incoming;
    // What their responses have written so far.
    private int heldBytes;
    private boolean paused;
    // Whether the program has paused the socket.
    private boolean stopped;
    // What was read all the same, and whether the input ended then; made for the first.
    private ArrayDeque<ByteBuf> unparsed;
    private boolean endUnparsed;
    private int depth;
    private int requestCount;
    private boolean keepAlive = true;
    private boolean broken;
    // Whether nothing more was expected when the bytes under way came.
    private boolean overAtRead;
    private boolean inputEnded;
    private boolean detaching;
    private boolean endsQueued;
    private boolean timedOut;
    // Since when this side sends no more and what comes is read for its end alone; 0 while that is not so.
    private long lingerStart;
    private final long connectedAt;
    // When the first byte of the message under way came; 0 before the first message and between two. A connection's
    // first message is treated
    // like those that follow: a branch that only new connections take would be pruned by C2 and discard the compiled
    // read path at each reconnect.
    private long messageStart;
    private long idleSince;
    /** How often the connection has become idle. */
    private int idlePeriods;

    HttpPipeline(HttpConnection connection) {
        this.connection = connection;
        reader = new RequestReader(this, connection.server().options());
        connectedAt = Math.max(1, connection.loop().now());
    }

    IncomingRequest current() {
        return current;
    }

    int requestCount() {
        return requestCount;
    }

    boolean isIdle() {
        return hasNoRequest() && waitingSince() == 0;
    }

    /** The same, or no request has come since the connection was made. */
    boolean isIdleOrUnused() {
        return hasNoRequest() && messageStart == 0;
    }

    /** A number for the time before the first response has ended, for each time of being idle, and for each time between. */
    int phase() {
        return isIdle() && idlePeriods > 0 ? 2 * idlePeriods - 1 : 2 * idlePeriods;
    }

    /** When the connection became idle, in milliseconds of the loop. */
    long idleSince() {
        return idleSince;
    }

    private boolean hasNoRequest() {
        return current == null || current.isComplete() && current.response().isEnded() && !hasQueued();
    }

    /** Since when a message is awaited or has been arriving; 0 between two messages. */
    private long waitingSince() {
        return requestCount == 0 && messageStart == 0 ? connectedAt : messageStart;
    }

    boolean hasQueued() {
        return queued != null && !queued.isEmpty();
    }

    /** The listeners of the exchanges whose turn has not come. */
    List<ExchangeEvents> queuedEvents() {
        if (!hasQueued()) {
            return List.of();
        }
        var all = new ArrayList<ExchangeEvents>(queued.size());
        for (var request : queued) {
            if (request.events() != null) {
                all.add(request.events());
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

    /** Bytes have come: one callback scope for all that they hold. */
    void receive(ByteBuf bytes) {
        // What a stream had read when it was stopped is parsed, as in Node.
        if (stopped && connection.streamOrNull() == null) {
            if (unparsed == null) {
                unparsed = new ArrayDeque<>();
            }
            unparsed.add(bytes);
            return;
        }
        open();
        overAtRead = false;
        overAtRead = isOver();
        try {
            connection.received(bytes.readableBytes());
            if (messageStart == 0) {
                messageStart = Math.max(1, connection.loop().now());
            }
            reader.read(bytes, connection.server().scratch());
        } finally {
            bytes.release();
            finish();
        }
    }

    private void open() {
        depth++;
        connection.loop().scope().open();
    }

    /** A message that follows another one takes its time from here on. */
    private void noteBegun() {
        if (reader.isWithinMessage() && messageStart == 0) {
            messageStart = Math.max(1, connection.loop().now());
        }
    }

    private void finish() {
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

    /** Reads on, unless what has come is not wanted yet. */
    void readOn() {
        if (inputEnded || connection.isClosing()) {
            return;
        }
        if (broken ? lingerStart > 0 : !paused && !stopped && (!isReceiving() || incoming.wantsData())) {
            connection.channel().read();
        }
    }

    /** The owner wants data, or none any more. An end that is due is delivered in the pending phase, since the owner is in the midst of a call. */
    void demand(IncomingRequest request) {
        if (request.endIsDue()) {
            queueEnds();
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

    void stopReading() {
        stopped = true;
        if (connection.channel() instanceof StreamChannel stream) {
            stream.stopReading();
        }
    }

    boolean isReadingStopped() {
        return stopped;
    }

    void startReading() {
        if (!stopped) {
            return;
        }
        stopped = false;
        if (unparsed != null || endUnparsed) {
            connection.loop().pending().add(this::parseUnparsed);
        } else if (depth == 0) {
            readOn();
        }
    }

    private void parseUnparsed() {
        while (!stopped && unparsed != null && !unparsed.isEmpty()) {
            receive(unparsed.poll());
        }
        if (stopped || connection.isClosing()) {
            return;
        }
        unparsed = null;
        if (endUnparsed) {
            inputEnded();
        } else {
            readOn();
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

    /** The peer has sent its last byte. As Node does, that ends the connection once what was written has gone out. */
    void inputEnded() {
        if (inputEnded) {
            return;
        }
        if (stopped || unparsed != null) {
            endUnparsed = true;
            return;
        }
        inputEnded = true;
        open();
        try {
            if (!connection.inputEnded()) {
                finishInput();
                connection.destroySoon();
            }
        } finally {
            finish();
        }
    }

    /** Tells the parser that no more comes; false in the midst of a message, which is an error. */
    boolean finishInput() {
        var isWhole = reader.finish();
        if (!isWhole) {
            fail(HttpClientError.INVALID_END);
        }
        broken = true;
        return isWhole;
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
        var start = waitingSince();
        if (!check || current == null && start == 0) {
            return;
        }
        var elapsed = now - start;
        var inBody = isReceiving();
        var inHead = start != 0 && !inBody;
        if (inHead && options.headersTimeout() > 0 && elapsed >= options.headersTimeout()
                || (inHead || inBody) && options.requestTimeout() > 0 && elapsed >= options.requestTimeout()) {
            timedOut = true;
            connection.loop().call(() -> refuse(HttpClientError.REQUEST_TIMEOUT));
        }
    }

    /** Drops what has not been parsed, and what the responses hold whose turn will not come. */
    void dropHeld() {
        for (var bytes = unparsed == null ? null : unparsed.poll(); bytes != null; bytes = unparsed.poll()) {
            bytes.release();
        }
        if (current != null) {
            current.response().drop();
        }
        if (hasQueued()) {
            for (var request : queued) {
                request.response().drop();
            }
        }
    }

    /** Gives up the connection: the bytes beyond the head. */
    byte[] detach() {
        detaching = true;
        if (hasQueued()) {
            queued.removeLast().response().drop();
        }
        return reader.rest();
    }

    private void queueEnds() {
        if (!endsQueued) {
            endsQueued = true;
            connection.loop().pending().add(this::deliverQueuedEnds);
        }
    }

    /** Tells the ends that are due; runs in a scope. */
    private void deliverQueuedEnds() {
        endsQueued = false;
        depth++;
        try {
            deliverEnds();
        } finally {
            depth--;
        }
        if (depth == 0) {
            connection.flushIfQueued();
        }
        readOn();
    }

    // ---- What the reader finds, inside a scope ----

    /** Whether what the client sends is ignored from the next read on. */
    private boolean isOver() {
        return broken || connection.isClosing() || isOverNow();
    }

    /** Whether what is being read is ignored. As in Node, a connection that ends within a read takes what it has read to its end. */
    private boolean isOverNow() {
        return overAtRead || detaching || !connection.loop().scope().canCall();
    }

    /** The head of a request has come; answers what the parser is to do. As in Node, an owner that throws stops it. */
    int headArrived(RequestHead head) {
        if (!isOverNow() && !acceptHead(head) && !detaching) {
            return HttpParserCallbacks.FAILED;
        }
        return detaching ? HttpParserCallbacks.UPGRADE : HttpParserCallbacks.PROCEED;
    }

    /** A part of the body, in bytes that are only lent. */
    void bodyArrived(byte[] bytes, int offset, int length) {
        if (incoming == null || isOverNow()) {
            return;
        }
        deliverData(incoming, ByteBuffer.wrap(bytes, offset, length).slice());
        // Ticks and microtasks run after each part of a body, as in Node.
        if (depth == 1) {
            connection.loop().scope().between();
        }
    }

    void messageComplete(String[] trailers) {
        var request = incoming;
        // The end of a request without a body is known with its head, whatever its owner has done since.
        if (request == null || detaching || request.hasBody() && isOverNow()) {
            return;
        }
        request.completed(trailers);
        messageStart = 0;
        incoming = null;
        if (request.endIsDue()) {
            deliverEnd(request);
        }
        if (request == current && request.isFinished() && !isOver()) {
            exchangeDone();
        }
    }

    /**
     * What came is no HTTP. As in Node, a response that has not begun gives way to the error's; and what came together with the connection's last request is
     * looked at too.
     */
    void fail(HttpClientError error) {
        if (!isOverNow()) {
            refuse(error);
        }
    }

    private boolean acceptHead(RequestHead head) {
        requestCount++;
        var request = new IncomingRequest(connection, head);
        incoming = request;
        if (current == null && !hasQueued()) {
            current = request;
        } else {
            queue(request);
        }
        // As in Node, who does not take the answers may ask no more, beyond what has come already.
        paused |= heldBytes >= HIGH_WATER || !connection.takesAnswers();
        return announce(request);
    }

    private void queue(IncomingRequest request) {
        if (queued == null) {
            queued = new ArrayDeque<>();
        }
        queued.add(request);
        request.response().hold();
    }

    private void deliverEnds() {
        if (current != null && current.endIsDue()) {
            deliverEnd(current);
        }
        if (hasQueued()) {
            for (var request : queued.toArray(new IncomingRequest[0])) {
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
            // As in Node, the next response gets its turn, although what it writes is lost.
            if (hasQueued()) {
                current = queued.poll();
                takeTurn(current);
            }
            return;
        }
        if (!keepAlive || broken) {
            broken = true;
            connection.lastResponseFinished();
            return;
        }
        while (hasQueued()) {
            current = queued.poll();
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
        if (isIdle()) {
            idlePeriods++;
        }
        noteBegun();
        if (inputEnded) {
            connection.destroySoon();
        } else if (depth == 0) {
            readOn();
        }
    }

    /** The response of a request may go out: answers whether that exchange is over already. */
    private boolean takeTurn(IncomingRequest request) {
        var response = request.response();
        if (connection.takesResponses()) {
            response.takeTurn();
        }
        if (request.events() != null) {
            try {
                request.events().turn();
            } catch (Throwable failure) {
                connection.loop().scope().uncaught(failure);
            }
        }
        if (!response.isEnded() || response.isHeld()) {
            return false;
        }
        keepAlive &= response.keepsAlive();
        if (request.responseEnded()) {
            request.setFinished();
        }
        return request.isFinished() && (request.isComplete() || !keepAlive);
    }

    private void refuse(HttpClientError error) {
        // A 'clientError' listener may let a client that was too slow go on.
        var ending = broken;
        broken = !timedOut || error != HttpClientError.REQUEST_TIMEOUT;
        var handled = false;
        try {
            handled = connection.server().events().clientError(error, connection);
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
        }
        if (handled || ending || connection.isClosing()) {
            return;
        }
        broken = true;
        if (current == null || !current.response().headSent() || current.isFinished()) {
            connection.writeRaw(ByteBuffer.wrap(error.defaultReply()));
        }
        connection.destroySoon();
    }

    // Several events share a scope: what one throws must not keep the others from coming.

    private boolean announce(IncomingRequest request) {
        try {
            connection.server().events().request(request);
            return true;
        } catch (Throwable failure) {
            connection.loop().scope().uncaught(failure);
            return false;
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
