package dev.gyre.node.tls;

import java.net.Socket;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;

/** Records a peer's certificates and the verification error. The program decides whether that ends the connection. */
final class PeerTrust extends X509ExtendedTrustManager {
    private static final X509Certificate[] NONE = {};

    private SecureContext context;
    private X509Certificate[] chain = NONE;
    private String failure;

    PeerTrust(SecureContext context) {
        this.context = context;
    }

    /** Verifies by another context. */
    void change(SecureContext other) {
        context = other;
    }

    X509Certificate[] chain() {
        return chain;
    }

    String failure() {
        return failure;
    }

    private void check(X509Certificate[] shown, PeerVerification.Peer peer) {
        List<X509Certificate> path = new ArrayList<>();
        failure = PeerVerification.failure(shown, context.trusted(), peer, path);
        chain = path.toArray(NONE);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] shown, String type, SSLEngine engine) {
        check(shown, PeerVerification.Peer.CLIENT);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] shown, String type, SSLEngine engine) {
        check(shown, PeerVerification.Peer.SERVER);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] shown, String type, Socket socket) {
        check(shown, PeerVerification.Peer.CLIENT);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] shown, String type, Socket socket) {
        check(shown, PeerVerification.Peer.SERVER);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] shown, String type) {
        check(shown, PeerVerification.Peer.CLIENT);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] shown, String type) {
        check(shown, PeerVerification.Peer.SERVER);
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return context.named().toArray(NONE);
    }
}
