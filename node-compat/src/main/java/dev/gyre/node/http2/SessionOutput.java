package dev.gyre.node.http2;

import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.UvError;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * What a session sends: frames composed at once, and DATA as the windows allow, one frame of each stream in turn. There is one write
 * to the transport at a time.
 */
final class SessionOutput {
    private static final int BATCH = 256 * 1024;
    private static final int INITIAL = 4096;
    private static final int KEPT = 64 * 1024;

    private final Http2Session session;
    private final FrameComposer composer;
    private final ArrayDeque<Http2Stream> ring = new ArrayDeque<>();
    private ByteBuf out = Unpooled.buffer(INITIAL);
    private List<Written> framed = new ArrayList<>();
    private StreamHandle transport;
    private int window;
    private boolean flushing;
    private boolean writing;
    private boolean scheduled;
    private boolean lost;
    private int acknowledgements;

    SessionOutput(Http2Session session, FrameComposer composer, int window) {
        this.session = session;
        this.composer = composer;
        this.window = window;
    }

    void open(StreamHandle stream) {
        transport = stream;
    }

    ByteBuf buffer() {
        return out;
    }

    FrameComposer composer() {
        return composer;
    }

    int window() {
        return window;
    }

    void addToWindow(int bytes) {
        window += bytes;
        requestFlush();
    }

    /** The stream has something to send. */
    void schedule(Http2Stream stream) {
        if (!stream.isScheduled && !stream.isWaiting && stream.hasOutput()) {
            stream.isScheduled = true;
            ring.add(stream);
        }
        requestFlush();
    }

    /** Counts an answer to PING or SETTINGS; how many the transport has not taken. */
    int countAcknowledgement() {
        return ++acknowledgements;
    }

    boolean hasPending() {
        return writing || out.isReadable() || !ring.isEmpty() && window > 0;
    }

    boolean isWriting() {
        return writing;
    }

    /** Sends at the end of what is being done: of the read under way, or in the check phase. */
    void requestFlush() {
        if (scheduled || flushing || session.isReading()) return;
        scheduled = true;
        session.later(this::flushScheduled);
    }

    private void flushScheduled() {
        scheduled = false;
        flush();
    }

    /** Sends what there is, unless a write is under way, which sends more at its end. */
    void flush() {
        if (flushing || writing || transport == null || lost) return;
        flushing = true;
        do {
            pull();
            session.tellOfOutput();
            if (!out.isReadable()) break;
            send();
        } while (!writing && !lost);
        flushing = false;
        session.flushed();
    }

    private void send() {
        List<Written> finished = framed;
        framed = new ArrayList<>();
        acknowledgements = 0;
        ByteBuf sent = out;
        session.countWrite();
        boolean done = transport.write(sent.nioBuffer(), error -> written(finished, error));
        if (done) {
            if (sent.capacity() > KEPT) out = Unpooled.buffer(INITIAL);
            else sent.clear();
            complete(finished, false);
        } else {
            writing = true;
            out = Unpooled.buffer(INITIAL);
        }
    }

    private void written(List<Written> finished, UvError error) {
        writing = false;
        complete(finished, error != null);
        if (error == null) flush();
        else lose();
        session.flushed();
    }

    private void complete(List<Written> finished, boolean failed) {
        for (Written one : finished) session.events().written(one.stream.owner, one.callback, failed);
    }

    /** The transport takes no more. */
    void lose() {
        lost = true;
        ring.clear();
        out.clear();
    }

    /** Composes DATA until a batch is full or the windows are closed. */
    private void pull() {
        int blocked = 0;
        while (!ring.isEmpty() && blocked < ring.size() && out.readableBytes() < BATCH) {
            Http2Stream stream = ring.poll();
            int before = out.readableBytes();
            boolean more = compose(stream);
            if (more) ring.add(stream);
            else stream.isScheduled = false;
            blocked = out.readableBytes() == before && more ? blocked + 1 : 0;
        }
    }

    /** Composes what a stream has written as far as the windows allow. */
    void drain(Http2Stream stream) {
        int before;
        do {
            before = out.readableBytes();
        } while (compose(stream) && out.readableBytes() > before);
    }

    /** The next DATA frame of a stream; whether it stays in the ring. */
    private boolean compose(Http2Stream stream) {
        if (!stream.hasOutput()) return false;
        if (stream.queue.isEmpty()) {
            finish(stream);
            return false;
        }
        int room = Math.min(window, stream.sendWindow);
        int available = (int) Math.min(stream.queuedBytes, Integer.MAX_VALUE);
        // A stream whose own window is closed waits for WINDOW_UPDATE outside the ring.
        if (room <= 0 && available > 0) return stream.sendWindow > 0;
        int length = composer.dataLength(available, Math.max(room, 0));
        int pad = composer.dataPadding(length, room);
        boolean last = length == available && stream.isEnding;
        boolean ends = last && !stream.hasTrailers;
        composer.dataHeader(out, stream.id, length, pad, ends);
        copy(stream, length);
        if (pad > 1) out.writeZero(pad - 1);
        window -= length + pad;
        stream.sendWindow -= length + pad;
        if (ends) session.sentEnd(stream);
        else if (last) askForTrailers(stream);
        return stream.hasOutput();
    }

    private void copy(Http2Stream stream, int length) {
        int left = length;
        stream.queuedBytes -= length;
        while (!stream.queue.isEmpty() && (left > 0 || stream.queue.peek().remaining == 0)) {
            OutboundData data = stream.queue.peek();
            int count = Math.min(left, data.remaining);
            out.writeBytes(data.bytes, data.offset, count);
            data.taken(count);
            left -= count;
            if (data.remaining > 0) break;
            stream.queue.poll();
            if (data.callback != null) framed.add(new Written(stream, data.callback));
        }
    }

    /** Nothing is left but the end. */
    private void finish(Http2Stream stream) {
        if (stream.hasTrailers) {
            askForTrailers(stream);
            return;
        }
        composer.dataHeader(out, stream.id, 0, 0, true);
        session.sentEnd(stream);
    }

    private void askForTrailers(Http2Stream stream) {
        stream.askedForTrailers = true;
        session.wantTrailers(stream);
    }

    /** What a stream has not sent is dropped; its writers hear that it failed. */
    void drop(Http2Stream stream) {
        if (stream.isScheduled) {
            ring.remove(stream);
            stream.isScheduled = false;
        }
        stream.queuedBytes = 0;
        OutboundData data;
        while ((data = stream.queue.poll()) != null) {
            Object callback = data.callback;
            if (callback != null) session.later(() -> session.events().written(stream.owner, callback, true));
        }
    }

    private record Written(Http2Stream stream, Object callback) {}
}
