package dev.gyre.node.tls;

import java.security.GeneralSecurityException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.util.List;

/** Verifies that a chain of certificates leads to a trusted one; if not, returns OpenSSL's name of the error. */
// https://docs.openssl.org/master/man3/X509_STORE_CTX_get_error/
final class PeerVerification {
    private static final int LONGEST = 100;
    private static final int DIGITAL_SIGNATURE = 0, KEY_ENCIPHERMENT = 2, KEY_AGREEMENT = 4, SIGNS_CERTIFICATES = 5;

    /**
     * The role of the peer: the extended key usage that its certificates must allow, and key usages of which it needs
     * one.
     */
    enum Peer {
        SERVER("1.3.6.1.5.5.7.3.1", DIGITAL_SIGNATURE, KEY_ENCIPHERMENT, KEY_AGREEMENT),
        CLIENT("1.3.6.1.5.5.7.3.2", DIGITAL_SIGNATURE, KEY_AGREEMENT);

        private final String use;
        private final int[] keyUses;

        Peer(String use, int... keyUses) {
            this.use = use;
            this.keyUses = keyUses;
        }

        private boolean mayShow(X509Certificate certificate) {
            boolean[] allowed = certificate.getKeyUsage();
            if (allowed == null) return true;
            for (int keyUse : keyUses) if (allowed[keyUse]) return true;
            return false;
        }
    }

    private PeerVerification() {}

    /**
     * The error by OpenSSL's name, or null. A certificate outside its period of validity is reported first.
     *
     * @param path receives the certificates of the path, the peer's own first
     */
    static String failure(
            X509Certificate[] chain, List<X509Certificate> trusted, Peer peer, List<X509Certificate> path) {
        String failure = walk(chain, trusted, path);
        for (X509Certificate certificate : path) {
            try {
                certificate.checkValidity();
            } catch (CertificateExpiredException expired) {
                return "CERT_HAS_EXPIRED";
            } catch (CertificateNotYetValidException early) {
                return "CERT_NOT_YET_VALID";
            }
        }
        // OpenSSL has no error name for authorities that may not sign certificates.
        for (int i = 1; i < path.size(); i++) if (!allows(path.get(i), SIGNS_CERTIFICATES)) return "UNSPECIFIED";
        String misused = misuse(path, peer);
        return misused == null ? failure : misused;
    }

    private static String walk(X509Certificate[] chain, List<X509Certificate> trusted, List<X509Certificate> path) {
        X509Certificate current = chain[0];
        boolean amongTrusted = false;
        for (int depth = 0; depth < LONGEST; depth++) {
            path.add(current);
            if (isIssued(current, current)) {
                if (trusted.contains(current)) return null;
                return depth == 0 ? "DEPTH_ZERO_SELF_SIGNED_CERT" : "SELF_SIGNED_CERT_IN_CHAIN";
            }
            X509Certificate next = issuer(current, trusted);
            if (next != null) amongTrusted = true;
            else if (amongTrusted) return "UNABLE_TO_GET_ISSUER_CERT";
            else next = issuer(current, List.of(chain));
            if (next == null || path.contains(next))
                return depth == 0 ? "UNABLE_TO_VERIFY_LEAF_SIGNATURE" : "UNABLE_TO_GET_ISSUER_CERT_LOCALLY";
            current = next;
        }
        return "CERT_CHAIN_TOO_LONG";
    }

    /** The error of the certificates at their positions in the path; the last one, as OpenSSL reports it. */
    private static String misuse(List<X509Certificate> path, Peer peer) {
        String misuse = null;
        int authorities = 0;
        for (int i = 0; i < path.size(); i++) {
            X509Certificate certificate = path.get(i);
            boolean fits = i == 0 ? peer.mayShow(certificate) : isAuthority(certificate);
            if (!fits || !isFor(certificate, peer.use)) misuse = "INVALID_PURPOSE";
            int most = certificate.getBasicConstraints();
            if (i > 1 && most >= 0 && authorities > most) misuse = "PATH_LENGTH_EXCEEDED";
            if (i > 0 && !certificate.getSubjectX500Principal().equals(certificate.getIssuerX500Principal()))
                authorities++;
        }
        return misuse;
    }

    private static boolean isFor(X509Certificate certificate, String use) {
        try {
            List<String> uses = certificate.getExtendedKeyUsage();
            return uses == null || uses.contains(use);
        } catch (CertificateParsingException malformed) {
            return false;
        }
    }

    /** Version 1 roots have no basic constraints. */
    private static boolean isAuthority(X509Certificate certificate) {
        return certificate.getBasicConstraints() >= 0
                || certificate.getVersion() < 3 && isIssued(certificate, certificate);
    }

    private static boolean allows(X509Certificate certificate, int keyUse) {
        boolean[] allowed = certificate.getKeyUsage();
        return allowed == null || allowed[keyUse];
    }

    static X509Certificate issuer(X509Certificate certificate, List<X509Certificate> candidates) {
        for (X509Certificate candidate : candidates) if (isIssued(certificate, candidate)) return candidate;
        return null;
    }

    private static boolean isIssued(X509Certificate certificate, X509Certificate issuer) {
        if (!certificate.getIssuerX500Principal().equals(issuer.getSubjectX500Principal())) return false;
        try {
            certificate.verify(issuer.getPublicKey());
            return true;
        } catch (GeneralSecurityException other) {
            return false;
        }
    }
}
