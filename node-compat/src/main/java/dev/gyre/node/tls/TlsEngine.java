package dev.gyre.node.tls;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import javax.net.ssl.ExtendedSSLSession;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SNIServerName;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import javax.net.ssl.SSLEngineResult.Status;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLPeerUnverifiedException;

/**
 * One side of a TLS connection: takes bytes from the network and produces bytes for it, and the same for the program.
 * It has no socket and no thread.
 */
public final class TlsEngine {
    /** The limits of {@link #maxFragment}. */
    static final int SHORTEST_FRAGMENT = 512, LONGEST_FRAGMENT = 16_384;

    private static final ByteBuffer[] NONE = {};
    private static final byte[] NO_ID = {};

    private final ByteBuffer nothing = ByteBuffer.allocate(0);

    /**
     * The options of a connection.
     *
     * @param serverNameOrNull the server name that a client requests
     * @param waits whether a server stops after the ClientHello until {@link #proceed} is called
     * @param sessionsOrNull what a client has a session of, to resume it
     */
    public record Options(
            SecureContext context,
            boolean isServer,
            String serverNameOrNull,
            List<String> applicationProtocols,
            boolean requestsCertificate,
            boolean waits,
            TlsSessions sessionsOrNull) {}

    private final SSLEngine engine;
    private final TlsSessions sessions;
    // The ids of the sessions that were there before, or have been told.
    private final HashSet<String> seen = new HashSet<>();
    private byte[] sessionId = NO_ID;
    private boolean mayHaveSession;
    private final PeerTrust trust;
    private final OwnIdentity identity;
    private final TlsBuffers buffers;
    private final boolean isServer;
    private final ArrayDeque<ByteBuffer> unsent = new ArrayDeque<>();
    private final ArrayList<ByteBuffer> output = new ArrayList<>();
    private final ArrayDeque<ByteBuffer> data = new ArrayDeque<>();
    private ByteBuffer input = nothing;
    private boolean waiting;
    private boolean secure;
    // Whether a handshake after the first is under way, and what of it the socket has not heard.
    private boolean renegotiating;
    private boolean renegotiationBegun;
    private boolean renegotiationDone;
    private boolean ending;
    private boolean ended;
    private boolean resumed;
    private final long began = System.currentTimeMillis();
    private int maxFragment = LONGEST_FRAGMENT;

    TlsEngine(Options options, TlsBuffers buffers) throws GeneralSecurityException {
        this.buffers = buffers;
        isServer = options.isServer();
        trust = new PeerTrust(options.context());
        identity = new OwnIdentity(options.context());
        waiting = options.waits();
        if (options.isServer()) sessions = options.context().sessions();
        else
            sessions = options.sessionsOrNull() == null ? new TlsSessions(options.context()) : options.sessionsOrNull();
        engine = sessions.engine(isServer, identity, trust);
        if (options.sessionsOrNull() != null)
            for (byte[] id : sessions.clientIds()) seen.add(HexFormat.of().formatHex(id));
        engine.setUseClientMode(!options.isServer());
        engine.setEnabledProtocols(options.context().protocols().toArray(new String[0]));
        if (options.isServer() && options.requestsCertificate()) engine.setWantClientAuth(true);
        SSLParameters parameters = engine.getSSLParameters();
        if (!options.applicationProtocols().isEmpty())
            parameters.setApplicationProtocols(options.applicationProtocols().toArray(new String[0]));
        if (!isServer)
            parameters.setServerNames(
                    options.serverNameOrNull() == null
                            ? List.of()
                            : List.of(new SNIHostName(options.serverNameOrNull())));
        String[] ciphers = known(options.context().ciphers());
        if (ciphers.length > 0) parameters.setCipherSuites(ciphers);
        engine.setSSLParameters(parameters);
    }

    private String[] known(List<String> ciphers) {
        List<String> supported = Arrays.asList(engine.getSupportedCipherSuites());
        List<String> known = new ArrayList<>(ciphers);
        known.retainAll(supported);
        return known.toArray(new String[0]);
    }

    /** Receives bytes from the network, which are copied. */
    public void receive(ByteBuffer bytes) {
        ByteBuffer joined = ByteBuffer.allocate(input.remaining() + bytes.remaining());
        joined.put(input).put(bytes).flip();
        input = joined;
    }

    /** Writes bytes of the program, which must not change until {@link #pump} has encrypted them. */
    public void write(ByteBuffer bytes) {
        if (bytes.hasRemaining()) unsent.add(bytes);
    }

    /** Called when the program has nothing more to send. */
    public void end() {
        ending = true;
    }

    /** The ClientHello; null until it has been read. */
    public ClientHello clientHello() {
        return ClientHello.read(input);
    }

    /**
     * Continues the handshake with a client.
     *
     * @param otherOrNull the context to use instead, or null
     * @param protocolOrNull the application protocol to agree on, null if none of the client's is acceptable
     * @param selects whether {@code protocolOrNull} applies
     */
    public void proceed(SecureContext otherOrNull, String protocolOrNull, boolean selects) {
        waiting = false;
        if (otherOrNull != null) {
            identity.change(otherOrNull);
            trust.change(otherOrNull);
        }
        if (selects) engine.setHandshakeApplicationProtocolSelector((connection, offered) -> protocolOrNull);
    }

    /** Continues the connection as far as the available data allows. An alert about what went wrong is among the output. */
    public void pump() throws SSLException {
        try {
            advance();
        } catch (SSLException failure) {
            addAlert();
            throw failure;
        }
    }

    private void addAlert() {
        try {
            while (engine.getHandshakeStatus() == HandshakeStatus.NEED_WRAP && wrap(nothing)) {
                // Each round adds a record.
            }
        } catch (SSLException failure) {
            // The failure that the alert is about is the one to report.
        }
    }

    private void advance() throws SSLException {
        boolean goesOn = !waiting;
        while (goesOn) {
            goesOn = switch (engine.getHandshakeStatus()) {
                case NEED_TASK -> runTasks();
                // The peer has closed its side and Java would close this one too, but it stays open until the program
                // ends it.
                case NEED_WRAP -> secure && engine.isInboundDone() ? exchange() : wrap(nothing);
                case NEED_UNWRAP, NEED_UNWRAP_AGAIN -> unwrap();
                default -> exchange();
            };
        }
    }

    private boolean runTasks() {
        for (Runnable task = engine.getDelegatedTask(); task != null; task = engine.getDelegatedTask()) task.run();
        return true;
    }

    private boolean exchange() throws SSLException {
        boolean moved = false;
        while (secure && !unsent.isEmpty() && wrapPart(unsent.peek())) {
            if (!unsent.peek().hasRemaining()) unsent.poll();
            moved = true;
        }
        if (ending && secure && unsent.isEmpty() && !engine.isOutboundDone()) {
            engine.closeOutbound();
            while (!engine.isOutboundDone() && wrap(nothing)) moved = true;
        }
        return input.hasRemaining() && unwrap()
                || moved && engine.getHandshakeStatus() != HandshakeStatus.NOT_HANDSHAKING
                || !secure && start();
    }

    private boolean wrapPart(ByteBuffer plain) throws SSLException {
        if (plain.remaining() <= maxFragment) return wrap(plain);
        int limit = plain.limit();
        plain.limit(plain.position() + maxFragment);
        try {
            return wrap(plain);
        } finally {
            plain.limit(limit);
        }
    }

    private boolean start() throws SSLException {
        if (engine.getSession().isValid() && engine.getHandshakeStatus() != HandshakeStatus.NOT_HANDSHAKING)
            return false;
        if (engine.isInboundDone() || engine.isOutboundDone()) return false;
        engine.beginHandshake();
        return engine.getHandshakeStatus() != HandshakeStatus.NOT_HANDSHAKING;
    }

    private boolean wrap(ByteBuffer plain) throws SSLException {
        ByteBuffer packet = buffers.room(engine.getSession().getPacketBufferSize());
        SSLEngineResult result = engine.wrap(plain, packet);
        if (packet.position() > 0) output.add(copy(packet));
        note(result);
        return result.getStatus() == Status.OK && (result.bytesProduced() > 0 || result.bytesConsumed() > 0);
    }

    private boolean unwrap() throws SSLException {
        if (!input.hasRemaining() && engine.getHandshakeStatus() != HandshakeStatus.NEED_UNWRAP_AGAIN) return false;
        ByteBuffer plain = buffers.room(engine.getSession().getApplicationBufferSize());
        SSLEngineResult result = engine.unwrap(input, plain);
        if (plain.position() > 0) data.add(copy(plain));
        note(result);
        if (result.getStatus() == Status.CLOSED) ended = true;
        if (result.bytesProduced() == 0) mayHaveSession = true;
        return result.getStatus() == Status.OK
                && (result.bytesConsumed() > 0
                        || result.bytesProduced() > 0
                        || result.getHandshakeStatus() != HandshakeStatus.NEED_UNWRAP);
    }

    private void note(SSLEngineResult result) {
        if (secure) noteRenegotiation(result.getHandshakeStatus());
        if (result.getHandshakeStatus() != HandshakeStatus.FINISHED || secure) return;
        secure = true;
        mayHaveSession = true;
        // Before the server's first ticket the session of TLS 1.3 cannot be resumed.
        if (protocol().equals("TLSv1.3"))
            seen.add(HexFormat.of().formatHex(engine.getSession().getId()));
        if (isSessionReused()) verifyAgain();
    }

    /** TLS 1.3 has other messages after the handshake than those of a new one. */
    private void noteRenegotiation(HandshakeStatus status) {
        if (protocol().equals("TLSv1.3")) return;
        if (status == HandshakeStatus.FINISHED) {
            renegotiationDone |= renegotiating;
            renegotiating = false;
        } else if (status != HandshakeStatus.NOT_HANDSHAKING && !renegotiating) {
            if (engine.isInboundDone() || engine.isOutboundDone()) return;
            renegotiating = true;
            renegotiationBegun = true;
        }
    }

    /** Begins another handshake; false if there is none in the version of the protocol. */
    boolean renegotiate() throws SSLException {
        if (!secure || protocol().equals("TLSv1.3")) return false;
        renegotiating = true;
        engine.beginHandshake();
        return true;
    }

    /** Whether the peer has begun another handshake, of which the socket has not heard yet. */
    boolean takeRenegotiationBegun() {
        boolean begun = renegotiationBegun;
        renegotiationBegun = false;
        return begun;
    }

    /** Whether another handshake is complete, of which the socket has not heard yet. */
    boolean takeRenegotiationDone() {
        boolean done = renegotiationDone;
        renegotiationDone = false;
        return done;
    }

    /** Shows the certificates of another context from now on. */
    void identity(SecureContext other) {
        identity.change(other);
    }

    /** Whether the handshake has resumed a session. */
    public boolean isSessionReused() {
        if (!secure) return false;
        // A server's session is older than the connection then; a client is shown no certificates.
        return isServer ? engine.getSession().getCreationTime() < began : resumed || !trust.wasAsked();
    }

    private void verifyAgain() {
        try {
            Certificate[] shown = engine.getSession().getPeerCertificates();
            trust.check(
                    Arrays.copyOf(shown, shown.length, X509Certificate[].class),
                    isServer ? PeerVerification.Peer.CLIENT : PeerVerification.Peer.SERVER);
            resumed = true;
        } catch (SSLPeerUnverifiedException none) {
            // The peer has no certificate.
        }
    }

    /** Whether there is a session that this client can resume later, and that has not been told of. */
    boolean takeNewSession() {
        if (!mayHaveSession || isServer || !secure) return false;
        for (byte[] id : sessions.clientIds()) {
            if (!seen.add(HexFormat.of().formatHex(id))) continue;
            sessionId = id;
            return true;
        }
        mayHaveSession = false;
        return false;
    }

    /** What identifies the session: its own id until there is one to be resumed. */
    byte[] sessionId() {
        return sessionId.length > 0 ? sessionId : engine.getSession().getId();
    }

    TlsSessions sessions() {
        return sessions;
    }

    private static ByteBuffer copy(ByteBuffer written) {
        return ByteBuffer.wrap(Arrays.copyOf(written.array(), written.position()));
    }

    /** Takes the bytes to send. */
    public ByteBuffer[] takeOutput() {
        if (output.isEmpty()) return NONE;
        ByteBuffer[] all = output.toArray(NONE);
        output.clear();
        return all;
    }

    public boolean hasOutput() {
        return !output.isEmpty();
    }

    /** Takes one record of the data that the peer has sent; null if there is none. */
    public ByteBuffer takeData() {
        return data.poll();
    }

    public boolean hasData() {
        return !data.isEmpty();
    }

    public boolean isServer() {
        return isServer;
    }

    /** Whether a server has stopped until {@link #proceed} is called. */
    public boolean isWaiting() {
        return waiting;
    }

    /** Whether the handshake is complete. */
    public boolean isSecure() {
        return secure;
    }

    /** Whether the peer has sent close_notify. */
    public boolean isEnded() {
        return ended || engine.isInboundDone();
    }

    /** OpenSSL's name of the verification error, or null; there is also one if the peer has no certificate. */
    public String verifyFailure() {
        return trust.failure();
    }

    /** The peer's certificates, its own first. */
    public X509Certificate[] peerCertificates() {
        return trust.chain();
    }

    /** The certificates that this side has shown, its own first; null if none. */
    public Certificate[] localCertificatesOrNull() {
        return engine.getSession().getLocalCertificates();
    }

    /** Sends records with at most so many bytes of the program. */
    public void maxFragment(int bytes) {
        maxFragment = bytes;
    }

    /** Secret bytes that both sides can compute for a label. */
    // https://www.rfc-editor.org/rfc/rfc5705
    public byte[] exportKeyingMaterial(String label, byte[] contextOrNull, int length) throws SSLException {
        return ((ExtendedSSLSession) engine.getSession()).exportKeyingMaterialData(label, contextOrNull, length);
    }

    public String protocol() {
        return engine.getSession().getProtocol();
    }

    public String cipher() {
        return engine.getSession().getCipherSuite();
    }

    /** The application protocol that was agreed on, "" if there is none. */
    public String applicationProtocol() {
        String name = engine.getApplicationProtocol();
        return name == null ? "" : name;
    }

    /** The server name that the client requested, or null. */
    public String serverName() {
        if (!(engine.getSession() instanceof ExtendedSSLSession session)) return null;
        for (SNIServerName name : session.getRequestedServerNames())
            if (name instanceof SNIHostName host) return host.getAsciiName();
        return null;
    }
}
