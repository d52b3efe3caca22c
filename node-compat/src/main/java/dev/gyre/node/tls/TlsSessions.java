package dev.gyre.node.tls;

import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedKeyManager;
import javax.net.ssl.X509ExtendedTrustManager;

/** Connections that can resume each other's sessions: those of a server's context, or of a client that was given a session. Each has identities and a trust of its own. */
final class TlsSessions {
    // Java finds a client's sessions by the peer, which is the same for all connections here.
    private static final String PEER = "0.0.0.0";
    private static final int PORT = 1;

    private static final int PREFIX_BYTES = 16;

    private final byte[] prefix = new byte[PREFIX_BYTES];
    private final SSLContext context;
    private final List<X509Certificate> named;
    private final Map<SSLEngine, Side> sides = new WeakHashMap<>();
    private final List<SecureContext.Identity> identities = new ArrayList<>();

    /** What belongs to one connection. */
    private record Side(OwnIdentity identity, PeerTrust trust) {}

    TlsSessions(SecureContext settings) throws GeneralSecurityException {
        named = settings.named();
        new SecureRandom().nextBytes(prefix);
        context = SSLContext.getInstance("TLS");
        context.init(new KeyManager[] {new Keys()}, new TrustManager[] {new Trust()}, null);
    }

    /** An engine for one connection. */
    SSLEngine engine(boolean isServer, OwnIdentity identity, PeerTrust trust) {
        SSLEngine engine = isServer ? context.createSSLEngine() : context.createSSLEngine(PEER, PORT);
        sides.put(engine, new Side(identity, trust));
        return engine;
    }

    /** Random bytes that tell these sessions from others. */
    byte[] prefix() {
        return prefix;
    }

    /** The ids of the sessions that a client can resume. */
    List<byte[]> clientIds() {
        return Collections.list(context.getClientSessionContext().getIds());
    }

    /** Chooses among the identities of a connection; an alias is the index of an identity in the list of all. */
    private final class Keys extends X509ExtendedKeyManager {
        private String choose(SSLEngine engine, String... keyTypes) {
            for (String keyType : keyTypes) {
                SecureContext.Identity chosen = sides.get(engine).identity.choose(keyType);
                if (chosen == null) continue;
                if (!identities.contains(chosen)) identities.add(chosen);
                return String.valueOf(identities.indexOf(chosen));
            }
            return null;
        }

        @Override
        public String chooseEngineServerAlias(String keyType, Principal[] issuers, SSLEngine engine) {
            return choose(engine, keyType);
        }

        @Override
        public String chooseEngineClientAlias(String[] keyTypes, Principal[] issuers, SSLEngine engine) {
            return choose(engine, keyTypes);
        }

        @Override
        public X509Certificate[] getCertificateChain(String alias) {
            return identities.get(Integer.parseInt(alias)).chain();
        }

        @Override
        public PrivateKey getPrivateKey(String alias) {
            return identities.get(Integer.parseInt(alias)).key();
        }

        // Engines do not ask the following.

        @Override
        public String[] getClientAliases(String keyType, Principal[] issuers) {
            return null;
        }

        @Override
        public String[] getServerAliases(String keyType, Principal[] issuers) {
            return null;
        }

        @Override
        public String chooseClientAlias(String[] keyTypes, Principal[] issuers, Socket socket) {
            return null;
        }

        @Override
        public String chooseServerAlias(String keyType, Principal[] issuers, Socket socket) {
            return null;
        }
    }

    /** Asks the trust of a connection. */
    private final class Trust extends X509ExtendedTrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] shown, String type, SSLEngine engine) {
            sides.get(engine).trust.check(shown, PeerVerification.Peer.CLIENT);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] shown, String type, SSLEngine engine) {
            sides.get(engine).trust.check(shown, PeerVerification.Peer.SERVER);
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return named.toArray(X509Certificate[]::new);
        }

        // Engines do not ask the following.

        @Override
        public void checkClientTrusted(X509Certificate[] shown, String type, Socket socket) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void checkServerTrusted(X509Certificate[] shown, String type, Socket socket) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void checkClientTrusted(X509Certificate[] shown, String type) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void checkServerTrusted(X509Certificate[] shown, String type) {
            throw new UnsupportedOperationException();
        }
    }
}
