package dev.gyre.node.tls;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.UvError;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import javax.net.ssl.SSLException;

/** TLS on top of another stream, Node's TLSWrap: what is written is encrypted, what arrives is decrypted. */
final class TlsStream implements StreamHandle, SocketListener {
    private static final int HIGH_WATER = 64 * 1024;
    private static final int METHOD_BYTES = 8;
    private static final List<String> HTTP_METHODS = List.of("GET", "POST", "HEAD", "PUT", "CONNECT");

    /** A write that is held back until the peer has been verified. */
    private record Held(ByteBuffer[] data, Completion completion) {}

    private final EventLoop loop;
    private final StreamHandle transport;
    private final TlsEngine engine;
    private final TlsEvents events;
    private final ArrayDeque<Held> held = new ArrayDeque<>();
    private SocketListener listener;
    private boolean reading;
    private boolean delivering;
    private boolean begun;
    private boolean greeted;
    private boolean released;
    // Closed, or ended by an error.
    private boolean over;
    private boolean transportEnded;
    private boolean endTold;
    private long bytesHeld;
    private long bytesRead;
    private long bytesWritten;

    TlsStream(EventLoop loop, StreamHandle transport, TlsEngine engine, TlsEvents events) {
        this.loop = loop;
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

    /** Accepts the peer: sends the writes that were held back until it was verified. */
    void release() {
        released = true;
        for (Held next = held.poll(); next != null; next = held.poll()) {
            Completion completion = next.completion();
            if (send(next.data(), completion) && completion != null)
                loop.pending().add(() -> completion.completed(null));
        }
        bytesHeld = 0;
        advance();
    }

    @Override
    public void read(ByteBuffer data) {
        if (over) return;
        if (!begun && engine.isServer() && isHttp(data)) {
            over = true;
            events.plainHttp();
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
        events.clientHello(hello);
    }

    @Override
    public void ended() {
        if (over) return;
        transportEnded = true;
        if (released) {
            tellEnd();
        } else {
            over = true;
            events.disconnected();
        }
    }

    @Override
    public void failed(UvError error) {
        if (!over && listener != null) listener.failed(error);
    }

    /** Continues the connection as far as what has come allows. */
    private void advance() {
        if (over) return;
        boolean wasSecure = engine.isSecure();
        SSLException failure = pump();
        ByteBuffer[] output = engine.takeOutput();
        if (output.length > 0) transport.write(output, null);
        if (failure != null) {
            fail(failure);
            return;
        }
        if (!wasSecure && engine.isSecure()) events.secured();
        deliver();
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
        events.failed(failure);
    }

    /** Each record is delivered in a scope of its own, or as if in one. */
    private void deliver() {
        if (delivering) return;
        delivering = true;
        while (reading && !over && engine.hasData()) {
            ByteBuffer data = engine.takeData();
            bytesRead += data.remaining();
            loop.call(() -> listener.read(data));
            if (engine.hasData()) loop.scope().between();
        }
        delivering = false;
        if (engine.hasData()) limitInput();
        else tellEnd();
    }

    /** Applies backpressure: stops reading from the transport once {@link #HIGH_WATER} bytes of decrypted data are waiting. */
    private void limitInput() {
        if (released && engine.dataSize() >= HIGH_WATER) transport.readStop();
    }

    private void tellEnd() {
        if (endTold || !released || engine.hasData() || !transportEnded && !engine.isEnded()) return;
        endTold = true;
        if (listener != null) loop.call(listener::ended);
    }

    @Override
    public void listen(SocketListener listener) {
        this.listener = listener;
    }

    @Override
    public void readStart() {
        reading = true;
        if (engine.hasData()) loop.pending().add(this::deliver);
        if (released) transport.readStart();
    }

    @Override
    public void readStop() {
        reading = false;
        if (released) transport.readStop();
    }

    @Override
    public boolean write(ByteBuffer[] data, Completion completion) {
        long length = 0;
        for (ByteBuffer part : data) length += part.remaining();
        bytesWritten += length;
        if (over) {
            cancel(completion);
            return false;
        }
        if (released) return send(data, completion);
        bytesHeld += length;
        held.add(new Held(data, completion));
        return false;
    }

    private boolean send(ByteBuffer[] data, Completion completion) {
        for (ByteBuffer part : data) engine.write(part);
        SSLException failure = pump();
        ByteBuffer[] output = engine.takeOutput();
        boolean sent = output.length == 0 || transport.write(output, completion);
        if (failure != null) loop.pending().add(() -> fail(failure));
        else if (engine.hasData()) loop.pending().add(this::deliver);
        return sent;
    }

    private void cancel(Completion completion) {
        if (completion != null) loop.pending().add(() -> completion.completed(UvError.CANCELED));
    }

    /** Sends close_notify. */
    private void end() {
        if (!released || over) return;
        engine.end();
        send(new ByteBuffer[0], null);
    }

    @Override
    public void shutdown(Completion completion) {
        end();
        transport.shutdown(completion);
    }

    @Override
    public void close(Runnable callback) {
        end();
        over = true;
        for (Held next = held.poll(); next != null; next = held.poll()) cancel(next.completion());
        events.close(callback);
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
