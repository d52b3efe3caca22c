package dev.gyre.node.http2;

import dev.gyre.loop.net.StreamHandle;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2CodecUtil;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.util.collection.IntObjectHashMap;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;

/** A session: its streams, and what either side asks of them. Input comes by {@link SessionInput}, output goes by {@link SessionOutput}. */
// https://www.rfc-editor.org/rfc/rfc9113
final class Http2Session {
    static final long NO_ERROR = 0;
    static final long PROTOCOL_ERROR = 1;
    static final long INTERNAL_ERROR = 2;
    static final long FLOW_CONTROL_ERROR = 3;
    static final long STREAM_CLOSED = 5;
    static final long FRAME_SIZE_ERROR = 6;
    static final long REFUSED_STREAM = 7;
    static final long CANCEL = 8;
    static final long ENHANCE_YOUR_CALM = 11;

    /** nghttp2's error numbers. */
    static final int ERR_PROTO = -505;

    static final int ERR_STREAM_ID_NOT_AVAILABLE = -509;
    static final int ERR_STREAM_CLOSED = -510;
    static final int ERR_FLOW_CONTROL = -524;
    static final int ERR_START_STREAM_NOT_ALLOWED = -516;
    static final int ERR_CALLBACK_FAILURE = -902;
    static final int ERR_BAD_CLIENT_MAGIC = -903;
    static final int ERR_FLOODED = -904;
    static final int ERR_TOO_MANY_CONTINUATIONS = -905;

    private static final byte[] NOTHING = {};
    private static final int MAX_ID = Integer.MAX_VALUE;
    private static final int STREAM_BYTES = 1024;
    private static final int HEADERS_TYPE = 1;

    private final boolean isServer;
    private final SessionEvents events;
    private final SessionOptions options;
    private final SessionScheduler scheduler;
    private final IntObjectHashMap<Http2Stream> streams = new IntObjectHashMap<>();
    private final ArrayDeque<Http2Stream> waiting = new ArrayDeque<>();
    private final ArrayDeque<FieldList> waitingFields = new ArrayDeque<>();
    private final ArrayDeque<PendingSettings> pendingSettings = new ArrayDeque<>();
    private final ArrayDeque<PendingPing> pendingPings = new ArrayDeque<>();
    // Streams whose end has been composed, or all but their trailers.
    private final ArrayDeque<Http2Stream> composed = new ArrayDeque<>();
    private final SessionSettings local = new SessionSettings();
    private final SessionSettings remote = new SessionSettings();
    private final SessionOutput output;
    private final SessionInput input;
    private final ReceiveWindow receiveWindow = new ReceiveWindow(Http2CodecUtil.DEFAULT_WINDOW_SIZE);
    private final ResetLimit resetLimit;
    private StreamHandle transport;
    private int nextId;
    private int lastPeerId;
    // The peer's last stream that was taken.
    private int lastProcessedId;
    private int goAwayReceived = MAX_ID;
    private boolean goAwayWasReceived;
    // GOAWAY is sent, after which the peer begins nothing.
    private int goAwaySent = MAX_ID;
    private int localOpen;
    private int remoteOpen;
    private long rejected;
    private long invalid;
    private boolean terminated;
    private boolean closing;
    private boolean done;
    private long writes;

    Http2Session(
            boolean isServer,
            SessionOptions options,
            SessionEvents events,
            SessionScheduler scheduler,
            ChannelHandlerContext context)
            throws Http2Exception {
        this.isServer = isServer;
        this.options = options;
        this.events = events;
        this.scheduler = scheduler;
        nextId = isServer ? 2 : 1;
        FrameComposer composer = new FrameComposer(options.padding());
        output = new SessionOutput(this, composer, Http2CodecUtil.DEFAULT_WINDOW_SIZE);
        input = new SessionInput(this, context, isServer);
        resetLimit = new ResetLimit(options.resetBurst(), options.resetRate());
        remote.set(SessionSettings.MAX_CONCURRENT_STREAMS, options.peerMaxStreams());
        if (!isServer) output.buffer().writeBytes(Http2CodecUtil.connectionPrefaceBuf());
    }

    /** Begins on a transport. */
    void open(StreamHandle handle) {
        transport = handle;
        output.open(handle);
        handle.listen(input);
        handle.readStart();
    }

    SessionInput input() {
        return input;
    }

    SessionOutput output() {
        return output;
    }

    SessionEvents events() {
        return events;
    }

    SessionOptions options() {
        return options;
    }

    SessionSettings local() {
        return local;
    }

    SessionSettings remote() {
        return remote;
    }

    ReceiveWindow receiveWindow() {
        return receiveWindow;
    }

    boolean isReading() {
        return input.isReading();
    }

    boolean isTerminated() {
        return terminated;
    }

    boolean isClosing() {
        return closing;
    }

    void later(Runnable job) {
        scheduler.later(job);
    }

    void countWrite() {
        writes++;
    }

    long writes() {
        return writes;
    }

    Http2Stream stream(int id) {
        return streams.get(id);
    }

    int nextId() {
        return nextId;
    }

    /** Sets the id of the next stream; false for one that nghttp2 does not take. */
    boolean setNextId(double id) {
        boolean taken = id <= MAX_ID && id >= nextId && ((int) id & 1) == (isServer ? 0 : 1);
        if (taken) nextId = (int) id;
        return taken;
    }

    int lastProcessedId() {
        return lastProcessedId;
    }

    int lastPeerId() {
        return lastPeerId;
    }

    boolean isPeerId(int id) {
        return (id & 1) == (isServer ? 1 : 0);
    }

    boolean isIdle(int id) {
        return isPeerId(id) ? id > lastPeerId : Integer.compareUnsigned(id, nextId) >= 0;
    }

    // ---- What the owner asks for

    /** Sends SETTINGS; false when too many have not been acknowledged. */
    boolean settings(int[] ids, long[] values, Object callback) {
        if (pendingSettings.size() >= options.maxOutstandingSettings()) return false;
        for (int i = 0; i < ids.length; i++)
            if (ids[i] == SessionSettings.MAX_FRAME_SIZE) input.maxFrameSize((int) values[i]);
        pendingSettings.add(new PendingSettings(ids, values, callback, System.nanoTime()));
        output.composer().settings(output.buffer(), ids, values);
        output.requestFlush();
        return true;
    }

    /** Sends PING; false when too many have not been answered. */
    boolean ping(long payload, Object callback) {
        if (pendingPings.size() >= options.maxOutstandingPings()) return false;
        pendingPings.add(new PendingPing(payload, callback, System.nanoTime()));
        output.composer().ping(output.buffer(), payload, false);
        output.requestFlush();
        return true;
    }

    /** Sends GOAWAY; a {@code lastId} of 0 or less is that of the last stream that was taken. */
    void goAway(long code, int lastId, byte[] debugData) {
        int last = Math.min(goAwaySent, lastId <= 0 ? lastProcessedId : lastId);
        goAwaySent = last;
        output.composer().goAway(output.buffer(), last, code, debugData);
        output.requestFlush();
    }

    void altSvc(int streamId, byte[] origin, byte[] value) {
        output.composer().altSvc(output.buffer(), streamId, origin, value);
        output.requestFlush();
    }

    void origins(byte[][] origins) {
        output.composer().origins(output.buffer(), origins);
        output.requestFlush();
    }

    /** Begins a request; its id, or nghttp2's error number. */
    int request(Object owner, FieldList fields, boolean endStream, boolean isHead, boolean isConnect) {
        if (nextId < 0) return ERR_STREAM_ID_NOT_AVAILABLE;
        if (goAwayWasReceived) return ERR_START_STREAM_NOT_ALLOWED;
        Http2Stream stream = add(nextId, true);
        nextId += 2;
        stream.owner = owner;
        stream.expectsNoContent = isHead;
        stream.isConnect = isConnect;
        stream.isEnding = endStream;
        if (localOpen >= remote.get(SessionSettings.MAX_CONCURRENT_STREAMS) || !waiting.isEmpty()) {
            stream.isWaiting = true;
            waiting.add(stream);
            waitingFields.add(fields);
        } else {
            begin(stream, fields);
        }
        output.requestFlush();
        return stream.id;
    }

    private void begin(Http2Stream stream, FieldList fields) {
        localOpen++;
        stream.isWaiting = false;
        stream.hasSentHeaders = true;
        boolean ends = stream.isEnding && stream.queue.isEmpty();
        output.composer().headers(output.buffer(), stream.id, fields, ends);
        if (ends) sentEnd(stream);
        else output.schedule(stream);
    }

    private void beginWaiting() {
        while (!waiting.isEmpty() && localOpen < remote.get(SessionSettings.MAX_CONCURRENT_STREAMS)) {
            Http2Stream stream = waiting.poll();
            begin(stream, waitingFields.poll());
        }
    }

    /** Sends HEADERS on a stream that there is. */
    void headers(Http2Stream stream, FieldList fields, boolean endStream) {
        if (stream.isClosed) return;
        if (stream.isReservedLocal) {
            stream.isReservedLocal = false;
            localOpen++;
        }
        output.composer().headers(output.buffer(), stream.id, fields, endStream);
        if (endStream) {
            stream.isEnding = true;
            sentEnd(stream);
        } else {
            output.schedule(stream);
        }
        output.requestFlush();
    }

    /** Sends trailers, which end the stream. */
    void trailers(Http2Stream stream, FieldList fields) {
        if (stream.isClosed || stream.localClosed) return;
        if (fields.isEmpty()) output.composer().dataHeader(output.buffer(), stream.id, 0, 0, true);
        else output.composer().headers(output.buffer(), stream.id, fields, true);
        stream.isEnding = true;
        sentEnd(stream);
        output.requestFlush();
    }

    /** Promises a push; the id of its stream, or nghttp2's error number. */
    int push(Http2Stream parent, FieldList fields) {
        if (nextId < 0) return ERR_STREAM_ID_NOT_AVAILABLE;
        if (goAwayWasReceived) return ERR_START_STREAM_NOT_ALLOWED;
        Http2Stream stream = add(nextId, true);
        nextId += 2;
        stream.isReservedLocal = true;
        stream.remoteClosed = true;
        output.composer().pushPromise(output.buffer(), parent.id, stream.id, fields);
        output.requestFlush();
        return stream.id;
    }

    void write(Http2Stream stream, OutboundData data) {
        if (stream.isClosed || stream.localClosed || closing && done) {
            if (data.callback != null) later(() -> events.written(stream.owner, data.callback, true));
            return;
        }
        stream.queue.add(data);
        stream.queuedBytes += data.remaining;
        output.schedule(stream);
    }

    /** Takes back what was written to a stream and has not gone out whole, and its end; false where there was nothing. */
    boolean takeBack(Http2Stream stream) {
        OutboundData data = stream.queue.poll();
        if (data == null) return false;
        stream.queuedBytes -= data.remaining;
        stream.sentAhead = data.taken;
        stream.isEnding = false;
        return true;
    }

    /** The streams that are not closed. */
    Iterable<Http2Stream> streams() {
        return new ArrayList<>(streams.values());
    }

    /** Ends the stream after what was written. */
    void end(Http2Stream stream) {
        if (stream.isEnding || stream.isClosed) return;
        stream.isEnding = true;
        output.schedule(stream);
    }

    void readStart(Http2Stream stream) {
        stream.isReading = true;
        int unread = stream.unread;
        stream.unread = 0;
        if (unread > 0) credit(stream, unread);
    }

    /** The owner has taken bytes of a stream. */
    void credit(Http2Stream stream, int bytes) {
        if (!stream.isReading && !stream.isDestroyed) {
            stream.unread += bytes;
            return;
        }
        int increment = stream.receiveWindow.consume(bytes);
        if (increment > 0 && !stream.isClosed && !stream.remoteClosed) {
            output.composer().windowUpdate(output.buffer(), stream.id, increment);
            output.requestFlush();
        }
    }

    void localWindow(int size) {
        int increment = receiveWindow.resize(size);
        if (increment > 0) {
            output.composer().windowUpdate(output.buffer(), 0, increment);
            output.requestFlush();
        }
    }

    /** Sends RST_STREAM, which closes the stream; the owner hears of it once it has been composed. */
    void reset(Http2Stream stream, long code) {
        if (stream.isClosed) return;
        if (stream.isWaiting) {
            forgetWaiting(stream);
        } else {
            // As in Node, what was written goes first as far as the windows allow.
            output.drain(stream);
            if (!stream.localClosed || !stream.remoteClosed)
                output.composer().rstStream(output.buffer(), stream.id, code);
        }
        leave(stream);
        stream.resetCode = code;
        composed.add(stream);
        output.requestFlush();
    }

    private void forgetWaiting(Http2Stream stream) {
        ArrayList<Http2Stream> ids = new ArrayList<>(waiting);
        ArrayList<FieldList> fields = new ArrayList<>(waitingFields);
        int index = ids.indexOf(stream);
        if (index < 0) return;
        ids.remove(index);
        fields.remove(index);
        waiting.clear();
        waiting.addAll(ids);
        waitingFields.clear();
        waitingFields.addAll(fields);
    }

    /** The owner hears no more of the stream. */
    void destroy(Http2Stream stream) {
        stream.isDestroyed = true;
        output.drop(stream);
        if (stream.unread > 0) credit(stream, stream.unread);
        if (stream.isClosed) streams.remove(stream.id);
    }

    /** Ends the session: GOAWAY, then {@link SessionEvents#done}. */
    void close(long code, boolean isTransportLost) {
        if (closing) return;
        closing = true;
        for (PendingPing ping : pendingPings)
            later(() -> events.pingAcknowledged(ping.callback, false, ping.milliseconds(), ping.payload));
        pendingPings.clear();
        for (PendingSettings settings : pendingSettings)
            later(() -> events.settingsAcknowledged(settings.callback, false, settings.milliseconds()));
        pendingSettings.clear();
        if (isTransportLost) output.lose();
        else if (!terminated) goAway(code, 0, NOTHING);
        terminated = true;
        if (isTransportLost || transport == null) later(this::flushed);
        else output.requestFlush();
    }

    /** The output has gone to the transport, or some of it. */
    void flushed() {
        if (!closing || done || output.isWriting() || output.buffer().isReadable()) return;
        done = true;
        events.done();
    }

    // ---- What becomes of streams

    private Http2Stream add(int id, boolean isLocal) {
        Http2Stream stream = new Http2Stream(id, remote.initialWindow(), local.initialWindow());
        stream.isLocal = isLocal;
        streams.put(id, stream);
        return stream;
    }

    /** A stream of the peer's, or null where it is refused, which the peer has been told. */
    Http2Stream accept(int id) {
        lastPeerId = id;
        if (closing || terminated || id > goAwaySent) return null;
        if (remoteOpen >= local.get(SessionSettings.MAX_CONCURRENT_STREAMS)) {
            output.composer().rstStream(output.buffer(), id, REFUSED_STREAM);
            return null;
        }
        if (streams.size() * (double) STREAM_BYTES + output.buffer().readableBytes() > options.maxMemory()) {
            reject(id);
            return null;
        }
        lastProcessedId = id;
        Http2Stream stream = add(id, false);
        remoteOpen++;
        return stream;
    }

    private void reject(int id) {
        if (rejected++ > options.maxRejectedStreams()) events.failed(ERR_CALLBACK_FAILURE, null);
        else output.composer().rstStream(output.buffer(), id, ENHANCE_YOUR_CALM);
    }

    /** A stream that the peer promises. */
    Http2Stream acceptPromise(int id) {
        lastPeerId = id;
        lastProcessedId = id;
        Http2Stream stream = add(id, false);
        stream.isReservedRemote = true;
        stream.localClosed = true;
        return stream;
    }

    void beginPushed(Http2Stream stream) {
        stream.isReservedRemote = false;
        remoteOpen++;
    }

    /** The end of our side has been sent. */
    void sentEnd(Http2Stream stream) {
        stream.localClosed = true;
        if (stream.remoteClosed) composed.add(stream);
    }

    /** Tells what followed from what has been composed: streams are closed by their end, or want their trailers. */
    void tellOfOutput() {
        Http2Stream stream;
        while ((stream = composed.poll()) != null) {
            if (stream.resetCode >= 0) tellClosed(stream, stream.resetCode);
            if (stream.isClosed) continue;
            if (stream.localClosed) close(stream, NO_ERROR);
            else if (!stream.isDestroyed) events.wantTrailers(stream.owner);
        }
    }

    /** The end of the peer's side has come. */
    void receivedEnd(Http2Stream stream) {
        stream.remoteClosed = true;
        if (stream.localClosed && !stream.isClosed) close(stream, NO_ERROR);
    }

    void close(Http2Stream stream, long code) {
        if (stream.isClosed) return;
        leave(stream);
        tellClosed(stream, code);
    }

    private void tellClosed(Http2Stream stream, long code) {
        stream.resetCode = -1;
        if (stream.owner != null && !stream.isDestroyed) events.closed(stream.owner, stream.id, code);
        beginWaiting();
    }

    private void leave(Http2Stream stream) {
        if (!stream.isWaiting && !stream.isReservedLocal && !stream.isReservedRemote) {
            if (stream.isLocal) localOpen--;
            else remoteOpen--;
        }
        stream.isClosed = true;
        output.drop(stream);
        streams.remove(stream.id);
    }

    void wantTrailers(Http2Stream stream) {
        composed.add(stream);
    }

    /** A malformed message: the stream is reset, and the session ends where there are too many. */
    void malformed(int id, long code) {
        Http2Stream stream = streams.get(id);
        if (stream != null) reset(stream, code);
        else output.composer().rstStream(output.buffer(), id, code);
        if (invalid++ > options.maxInvalidFrames()) events.failed(ERR_PROTO, "ERR_HTTP2_TOO_MANY_INVALID_FRAMES");
    }

    /** A violation that ends the connection: GOAWAY with the reason, and nothing is read any more. */
    void terminate(long code, int error, String reason) {
        if (terminated) return;
        goAway(code, 0, reason.getBytes(StandardCharsets.US_ASCII));
        terminated = true;
        events.failed(error, null);
    }

    // ---- What the peer's control frames mean

    void settingsAcknowledged() {
        PendingSettings pending = pendingSettings.poll();
        if (pending == null) {
            terminate(PROTOCOL_ERROR, ERR_PROTO, "SETTINGS: unexpected ACK");
            return;
        }
        for (int i = 0; i < pending.ids.length; i++) applyLocal(pending.ids[i], pending.values[i]);
        events.settingsAcknowledged(pending.callback, true, pending.milliseconds());
    }

    private void applyLocal(int id, long value) {
        if (id == SessionSettings.INITIAL_WINDOW_SIZE) {
            int difference = (int) (value - local.initialWindow());
            for (Http2Stream stream : streams.values()) stream.receiveWindow.adjust(difference);
        }
        local.set(id, value);
    }

    /** Applies a setting of the peer's; false where it breaks the windows. */
    boolean applyRemote(int id, long value) {
        if (id == SessionSettings.INITIAL_WINDOW_SIZE) {
            int difference = (int) (value - remote.initialWindow());
            for (Http2Stream stream : streams.values()) {
                if ((long) stream.sendWindow + difference > Integer.MAX_VALUE) return false;
                stream.sendWindow += difference;
            }
        }
        remote.set(id, value);
        if (id == SessionSettings.MAX_FRAME_SIZE) output.composer().maxFrameSize((int) value);
        return true;
    }

    void remoteSettingsApplied() {
        for (Http2Stream stream : streams.values()) if (stream.hasOutput()) output.schedule(stream);
        beginWaiting();
    }

    void pingAcknowledged(long payload) {
        PendingPing pending = pendingPings.poll();
        if (pending == null) {
            events.failed(ERR_PROTO, null);
            return;
        }
        events.pingAcknowledged(pending.callback, true, pending.milliseconds(), payload);
    }

    void goAwayReceived(int lastId, long code, byte[] debugData) {
        goAwayWasReceived = true;
        goAwayReceived = Math.min(goAwayReceived, lastId);
        // As nghttp2 does, first the frame and then what it does to the streams.
        events.goAway(code, lastId, debugData);
        ArrayList<Http2Stream> refused = new ArrayList<>();
        for (Http2Stream stream : streams.values())
            if (stream.isLocal && stream.id > goAwayReceived) refused.add(stream);
        for (Http2Stream stream : refused) {
            if (stream.isWaiting) forgetWaiting(stream);
            close(stream, REFUSED_STREAM);
        }
    }

    void streamReset(Http2Stream stream, long code) {
        if (!stream.isLocal && !resetLimit.take()) {
            terminate(INTERNAL_ERROR, ERR_PROTO, "");
            return;
        }
        close(stream, code);
    }

    /** A frame of ours could not be sent. */
    void frameFailed(Http2Stream stream, int error) {
        events.frameError(stream.owner, HEADERS_TYPE, error);
    }

    /** What runs jobs in the check phase. */
    interface SessionScheduler {
        void later(Runnable job);
    }

    private record PendingSettings(int[] ids, long[] values, Object callback, long sent) {
        double milliseconds() {
            return (System.nanoTime() - sent) / 1e6;
        }
    }

    private record PendingPing(long payload, Object callback, long sent) {
        double milliseconds() {
            return (System.nanoTime() - sent) / 1e6;
        }
    }
}
