package dev.gyre.node.tls;

import dev.gyre.node.crypto.CryptoException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/**
 * The configuration of one side of connections: keys with their certificates, trusted certificates, versions and
 * ciphers.
 */
// https://nodejs.org/api/tls.html#tlscreatesecurecontextoptions
public final class SecureContext {
    /** A key and its certificates, its own first. */
    record Identity(PrivateKey key, X509Certificate[] chain) {}

    private final List<Identity> identities = new ArrayList<>();
    private final List<PrivateKey> keys = new ArrayList<>();
    private final List<X509Certificate[]> chains = new ArrayList<>();
    private final List<X509Certificate> trusted = new ArrayList<>();
    private List<String> protocols = List.of("TLSv1.2", "TLSv1.3");
    private List<String> ciphers = List.of();
    private boolean ownTrust;
    private TlsSessions sessions;

    /** The certificates that the JDK trusts. */
    private static final class Roots {
        private static final List<X509Certificate> ALL = load();

        private static List<X509Certificate> load() {
            try {
                TrustManagerFactory factory =
                        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
                factory.init((KeyStore) null);
                return List.of(((X509TrustManager) factory.getTrustManagers()[0]).getAcceptedIssuers());
            } catch (GeneralSecurityException none) {
                return List.of();
            }
        }
    }

    /** The root certificates that are trusted by default. */
    public static List<X509Certificate> roots() {
        return Roots.ALL;
    }

    public void addKey(String pem, String passphraseOrNull) throws CryptoException {
        keys.add(PrivateKeys.of(pem, passphraseOrNull));
    }

    /** Adds a certificate followed by its chain to a root. */
    public void addCertificates(String pem) throws GeneralSecurityException {
        X509Certificate[] chain = certificates(pem).toArray(new X509Certificate[0]);
        if (chain.length == 0) throw new GeneralSecurityException("no start line");
        chains.add(chain);
    }

    /** Adds trusted certificates; the first call replaces the JDK's unless {@code beside} them. */
    public void addTrusted(String pem, boolean beside) throws GeneralSecurityException {
        if (!beside) ownTrust = true;
        trusted.addAll(certificates(pem));
    }

    /** Adds the keys and certificates of a PKCS #12 file. */
    public void addStore(byte[] bytes, String passphraseOrNull) throws GeneralSecurityException, IOException {
        char[] password = passphraseOrNull == null ? new char[0] : passphraseOrNull.toCharArray();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try {
            store.load(new ByteArrayInputStream(bytes), password);
        } catch (IOException failure) {
            if (failure.getMessage() == null) throw new GeneralSecurityException("not enough data", failure);
            throw failure;
        }
        for (String alias : Collections.list(store.aliases())) {
            if (!(store.getKey(alias, password) instanceof PrivateKey key)) continue;
            keys.add(key);
            Certificate[] chain = store.getCertificateChain(alias);
            X509Certificate[] own = new X509Certificate[chain.length];
            System.arraycopy(chain, 0, own, 0, chain.length);
            chains.add(own);
            // As in Node, the others that the file has are trusted.
            trusted.addAll(List.of(own).subList(1, own.length));
        }
        if (keys.isEmpty()) throw new GeneralSecurityException("Unable to load private key from PFX data");
    }

    /** Versions by their names in Java, at least one. */
    public void protocols(List<String> names) {
        protocols = List.copyOf(names);
    }

    /** Cipher suites by their standard names; those that the JDK does not have are skipped. */
    public void ciphers(List<String> names) {
        ciphers = List.copyOf(names);
    }

    private static List<X509Certificate> certificates(String pem) throws GeneralSecurityException {
        List<X509Certificate> certificates = new ArrayList<>();
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        for (PemText.Block block : PemText.blocks(pem)) {
            if (!block.label().endsWith("CERTIFICATE")) continue;
            certificates.add((X509Certificate) factory.generateCertificate(new ByteArrayInputStream(block.bytes())));
        }
        return certificates;
    }

    /** Matches keys with certificates when all have been added. */
    public void complete() throws GeneralSecurityException {
        for (X509Certificate[] chain : chains) {
            PrivateKey key = keyOf(chain[0]);
            if (key == null && hasKeyLike(chain[0])) throw new GeneralSecurityException("key values mismatch");
            if (key != null) identities.add(new Identity(key, completed(chain)));
        }
    }

    /** A chain of one certificate with the issuers that are among the program's trusted certificates. */
    private X509Certificate[] completed(X509Certificate[] chain) {
        if (chain.length > 1) return chain;
        List<X509Certificate> path = new ArrayList<>(List.of(chain));
        for (X509Certificate next = PeerVerification.issuer(chain[0], trusted);
                next != null && !path.contains(next);
                next = PeerVerification.issuer(next, trusted)) path.add(next);
        return path.toArray(X509Certificate[]::new);
    }

    private boolean hasKeyLike(X509Certificate certificate) {
        for (PrivateKey key : keys)
            if (key.getAlgorithm().equals(certificate.getPublicKey().getAlgorithm())) return true;
        return false;
    }

    private PrivateKey keyOf(X509Certificate certificate) throws GeneralSecurityException {
        for (PrivateKey key : keys) if (KeyPairs.match(key, certificate.getPublicKey())) return key;
        return null;
    }

    /** What the connections of a server share. */
    TlsSessions sessions() throws GeneralSecurityException {
        if (sessions == null) sessions = new TlsSessions(this);
        return sessions;
    }

    /** Sessions from before cannot be resumed any more. */
    void forgetSessions() {
        sessions = null;
    }

    List<Identity> identities() {
        return identities;
    }

    /** The trusted certificates. */
    List<X509Certificate> trusted() {
        if (ownTrust) return trusted;
        List<X509Certificate> all = new ArrayList<>(trusted);
        all.addAll(roots());
        return all;
    }

    /** The certificate authorities that a server lists when it requests a certificate. */
    List<X509Certificate> named() {
        return trusted;
    }

    List<String> protocols() {
        return protocols;
    }

    List<String> ciphers() {
        return ciphers;
    }

    /** Reads one DER or PEM certificate. */
    public static X509Certificate certificate(byte[] bytes) throws GeneralSecurityException {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        if (text.contains("-----BEGIN")) return certificates(text).getFirst();
        return (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(bytes));
    }
}
