package dev.gyre.node.tls;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import dev.gyre.loop.timers.NativeImmediates;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import javax.net.ssl.SSLException;

/** TLS on top of another stream, Node's TLSWrap: what is written is encrypted, what arrives is decrypted. */
final class TlsStream implements StreamHandle, SocketListener {
    private static final int METHOD_BYTES = 8;
    private static final List<String> HTTP_METHODS = List.of("GET", "POST", "HEAD", "PUT", "CONNECT");

    private final EventLoop loop;
    private final NativeImmediates immediates;
    private final StreamHandle transport;
    private final TlsEngine engine;
    private final TlsEvents events;
    // What was written before the peer was verified.
    private final ArrayDeque<ByteBuffer> held = new ArrayDeque<>();
    // The writes that have not been completed.
    private final ArrayDeque<Completion> writes = new ArrayDeque<>();
    private SocketListener listener;
    private boolean delivering;
    private boolean begun;
    private boolean greeted;
    private boolean released;
    // Closed, or ended by an error.
    private boolean over;
    // The transport has got bytes, and its write is not complete.
    private boolean sending;
    private boolean shut;
    private boolean transportEnded;
    private boolean endTold;
    private long bytesHeld;
    private long bytesRead;
    private long bytesWritten;

    /**
     * TLS on top of {@code transport}.
     *
     * @param immediates the jobs of the check phase
     */
    TlsStream(EventLoop loop, NativeImmediates immediates, StreamHandle transport, TlsEngine engine, TlsEvents events) {
        this.loop = loop;
        this.immediates = immediates;
        this.transport = transport;
        this.engine = engine;
        this.events = events;
        transport.listen(this);
    }

    /** Begins the handshake. */
    void start() {
        transport.readStart();
        advance();
    }

    /** Continues the handshake with a client whose first message has come; see {@link TlsEngine#proceed}. */
    void proceed(SecureContext otherOrNull, String protocolOrNull, boolean selects) {
        if (over) return;
        engine.proceed(otherOrNull, protocolOrNull, selects);
        advance();
    }

    /** Begins another handshake; see {@link TlsEngine#renegotiate}. */
    boolean renegotiate() throws SSLException {
        if (over || !engine.renegotiate()) return false;
        advance();
        return true;
    }

    /** Accepts the peer, from within {@link TlsEvents#secured}: what was held back until it was verified goes out afterwards. */
    void release() {
        released = true;
    }

    @Override
    public void read(ByteBuffer data) {
        if (over) return;
        if (!begun && engine.isServer() && isHttp(data)) {
            over = true;
            loop.call(events::plainHttp);
            return;
        }
        begun = true;
        engine.receive(data);
        if (engine.isWaiting()) greet();
        else advance();
    }

    private static boolean isHttp(ByteBuffer data) {
        byte[] start = new byte[Math.min(METHOD_BYTES, data.remaining())];
        data.get(data.position(), start);
        String text = new String(start, StandardCharsets.ISO_8859_1);
        for (String method : HTTP_METHODS) if (text.startsWith(method)) return true;
        return false;
    }

    /** The engine waits until the program has chosen a context for the client. */
    private void greet() {
        if (greeted) return;
        ClientHello hello = engine.clientHello();
        if (hello == null) return;
        greeted = true;
        loop.call(() -> events.clientHello(hello));
    }

    @Override
    public void ended() {
        if (over) return;
        transportEnded = true;
        if (released) {
            deliver();
        } else {
            over = true;
            loop.call(events::disconnected);
        }
    }

    @Override
    public void failed(UvError error) {
        if (!over && listener != null) tell(() -> listener.failed(error));
    }

    @Override
    public boolean opensScopes() {
        return true;
    }

    /** Continues the connection as far as what has come allows. What the listener writes meanwhile goes out together with what the engine has to say. */
    private void advance() {
        if (over) return;
        boolean wasSecure = engine.isSecure();
        SSLException failure = pump();
        if (failure == null && !wasSecure && engine.isSecure()) {
            loop.call(events::secured);
            if (released) failure = sendHeld();
        }
        // One read may end a handshake and begin the next.
        if (engine.takeRenegotiationDone()) loop.call(events::secured);
        if (!over && engine.takeRenegotiationBegun()) loop.call(events::renegotiating);
        while (!over && engine.takeNewSession()) loop.call(events::session);
        if (failure == null) deliver();
        if (!over) flush();
        if (failure != null) fail(failure);
    }

    private SSLException sendHeld() {
        for (ByteBuffer next = held.poll(); next != null; next = held.poll()) engine.write(next);
        bytesHeld = 0;
        return pump();
    }

    private SSLException pump() {
        try {
            engine.pump();
            return null;
        } catch (SSLException failure) {
            return failure;
        }
    }

    private void fail(SSLException failure) {
        if (over) return;
        over = true;
        loop.call(() -> events.failed(failure));
    }

    /**
     * Each record is delivered, whether the listener wants to read or not: as in Node, stopping to read stops the transport.
     * The loop goes on with what a nested call has added.
     */
    private void deliver() {
        if (delivering || !released) return;
        delivering = true;
        while (!over && engine.hasData()) {
            ByteBuffer data = engine.takeData();
            bytesRead += data.remaining();
            tell(() -> listener.read(data));
        }
        delivering = false;
        tellEnd();
    }

    private void tellEnd() {
        if (endTold || over || !transportEnded && !engine.isEnded()) return;
        endTold = true;
        tell(listener::ended);
    }

    private void tell(Runnable callback) {
        if (listener.opensScopes()) callback.run();
        else loop.call(callback);
    }

    @Override
    public void listen(SocketListener listener) {
        this.listener = listener;
    }

    @Override
    public void readStart() {
        if (released && !endTold) transport.readStart();
    }

    @Override
    public void readStop() {
        if (released) transport.readStop();
    }

    /** As in Node, a write is complete in the check phase at the earliest. */
    @Override
    public boolean write(ByteBuffer[] data, Completion completion) {
        if (over) {
            if (completion != null) loop.pending().add(() -> completion.completed(UvError.CANCELED));
            return false;
        }
        if (completion != null) writes.add(completion);
        for (ByteBuffer part : data) {
            bytesWritten += part.remaining();
            if (released) {
                engine.write(part);
            } else {
                bytesHeld += part.remaining();
                held.add(part);
            }
        }
        if (released) send();
        return false;
    }

    private void send() {
        SSLException failure = pump();
        if (engine.hasOutput()) flush();
        else if (!sending) soon(this::flush);
        if (failure != null) soon(() -> fail(failure));
        else if (!delivering && (engine.hasData() || engine.isEnded())) soon(this::deliver);
    }

    private void soon(Runnable step) {
        immediates.add(step);
    }

    /** Gives the transport what has been encrypted, unless it is still at the last. Where there is nothing left, the writes are complete. */
    private void flush() {
        if (sending) return;
        if (over) {
            completeWrites(UvError.CANCELED);
        } else if (engine.hasOutput()) {
            sending = true;
            if (transport.write(engine.takeOutput(), this::sent)) soon(() -> sent(null));
        } else if (held.isEmpty()) {
            completeWrites(null);
        }
    }

    private void sent(UvError error) {
        sending = false;
        if (error == null) flush();
        else if (!shut) completeWrites(error);
    }

    private void completeWrites(UvError error) {
        // What they write in turn is not complete yet.
        for (int count = writes.size(); count > 0 && !writes.isEmpty(); count--) {
            Completion completion = writes.poll();
            loop.call(() -> completion.completed(error));
        }
    }

    /** Sends close_notify and the end, after what the handshake has to say. */
    @Override
    public void shutdown(Completion completion) {
        if (!over) {
            if (engine.isSecure()) engine.end();
            pump();
            if (engine.hasOutput()) transport.write(engine.takeOutput(), null);
        }
        shut = true;
        transport.shutdown(completion);
    }

    /** Ends without close_notify, as Node does. */
    @Override
    public void close(Runnable callback) {
        over = true;
        events.close(() -> {
            completeWrites(UvError.CANCELED);
            if (callback != null) callback.run();
        });
    }

    @Override
    public void reset(Runnable callback) {
        close(callback);
    }

    @Override
    public void setNoDelay(boolean noDelay) {
        transport.setNoDelay(noDelay);
    }

    @Override
    public void setKeepAlive(boolean keepAlive, int seconds) {
        transport.setKeepAlive(keepAlive, seconds);
    }

    @Override
    public int typeOfService() throws UvException {
        return transport.typeOfService();
    }

    @Override
    public void setTypeOfService(int value) throws UvException {
        transport.setTypeOfService(value);
    }

    @Override
    public boolean hasPendingRead() {
        return transport.hasPendingRead();
    }

    @Override
    public void ref() {
        transport.ref();
    }

    @Override
    public void unref() {
        transport.unref();
    }

    @Override
    public long bytesQueued() {
        return bytesHeld + transport.bytesQueued();
    }

    @Override
    public long bytesRead() {
        return bytesRead;
    }

    @Override
    public long bytesWritten() {
        return bytesWritten;
    }

    @Override
    public InetSocketAddress localAddress() {
        return transport.localAddress();
    }

    @Override
    public InetSocketAddress remoteAddress() {
        return transport.remoteAddress();
    }
}
