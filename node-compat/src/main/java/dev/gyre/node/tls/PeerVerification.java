package dev.gyre.node.tls;

import java.security.GeneralSecurityException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.util.List;

/** Whether a chain of certificates leads to one that is trusted; if not, OpenSSL's name for what is wrong. */
// https://docs.openssl.org/master/man3/X509_STORE_CTX_get_error/
final class PeerVerification {
    private static final int LONGEST = 100;

    private PeerVerification() {}

    /**
     * Null where nothing is wrong. A time that has passed, or has not come, is told before all else.
     *
     * @param path gets the certificates that were followed, the peer's own first
     */
    static String failure(X509Certificate[] chain, List<X509Certificate> trusted, List<X509Certificate> path) {
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
        return failure;
    }

    private static String walk(X509Certificate[] chain, List<X509Certificate> trusted, List<X509Certificate> path) {
        X509Certificate current = chain[0];
        for (int depth = 0; depth < LONGEST; depth++) {
            path.add(current);
            boolean selfSigned = isIssued(current, current);
            if (selfSigned && trusted.contains(current)) return null;
            X509Certificate anchor = selfSigned ? null : issuer(current, trusted);
            if (anchor != null) {
                if (!path.contains(anchor)) path.add(anchor);
                return isAuthority(anchor) || anchor.getVersion() < 3 ? null : "INVALID_CA";
            }
            if (selfSigned) return depth == 0 ? "DEPTH_ZERO_SELF_SIGNED_CERT" : "SELF_SIGNED_CERT_IN_CHAIN";
            X509Certificate next = issuer(current, List.of(chain));
            if (next == null || path.contains(next)) return depth == 0 ? "UNABLE_TO_VERIFY_LEAF_SIGNATURE" : "UNABLE_TO_GET_ISSUER_CERT_LOCALLY";
            if (!isAuthority(next)) return "INVALID_CA";
            current = next;
        }
        return "CERT_CHAIN_TOO_LONG";
    }

    private static boolean isAuthority(X509Certificate certificate) {
        return certificate.getBasicConstraints() >= 0;
    }

    private static X509Certificate issuer(X509Certificate certificate, List<X509Certificate> candidates) {
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
