package dev.gyre.node.tls;

import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;

/** Records a peer's certificates and the verification error. The program decides whether that ends the connection. */
final class PeerTrust {
    private static final X509Certificate[] NONE = {};

    private SecureContext context;
    private X509Certificate[] chain = NONE;
    private String failure;
    private boolean asked;

    PeerTrust(SecureContext context) {
        this.context = context;
    }

    /** Verifies by another context. */
    void change(SecureContext other) {
        context = other;
    }

    /** Whether the peer has shown certificates in the handshake; it does not where that resumes a session. */
    boolean wasAsked() {
        return asked;
    }

    X509Certificate[] chain() {
        return chain;
    }

    String failure() {
        return failure;
    }

    void check(X509Certificate[] shown, PeerVerification.Peer peer) {
        asked = true;
        List<X509Certificate> path = new ArrayList<>();
        failure = PeerVerification.failure(shown, context.trusted(), peer, path);
        chain = path.toArray(NONE);
    }
}
