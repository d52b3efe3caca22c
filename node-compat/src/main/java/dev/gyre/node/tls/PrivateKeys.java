package dev.gyre.node.tls;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.KeyFormats;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.List;

/** The JDK's private keys of PEM texts, which are read as node:crypto reads them. */
final class PrivateKeys {
    private PrivateKeys() {}

    /**
     * The first private key of a text. Without a passphrase, an encrypted key is tried with an empty one. A text without
     * a key and a key that the JDK does not know are unsupported, as in OpenSSL's functions for TLS.
     */
    static PrivateKey of(String pem, String passphraseOrNull) throws CryptoException {
        byte[] passphrase = (passphraseOrNull == null ? "" : passphraseOrNull).getBytes(StandardCharsets.UTF_8);
        try {
            Key key = KeyFormats.privateFromPem(pem.getBytes(StandardCharsets.ISO_8859_1), passphrase);
            return KeyFactory.getInstance(algorithm(key)).generatePrivate(new PKCS8EncodedKeySpec(key.pkcs8()));
        } catch (CryptoException wrong) {
            if ("bad decrypt".equals(wrong.reason())) throw wrong;
            throw CryptoException.unsupported(CryptoException.Library.DECODER);
        } catch (GeneralSecurityException unknown) {
            throw CryptoException.unsupported(CryptoException.Library.DECODER);
        }
    }

    private static String algorithm(Key key) {
        return switch (key.type()) {
            case "rsa-pss" -> "RSASSA-PSS";
            case "ec", "rsa", "dsa" -> key.type().toUpperCase(java.util.Locale.ROOT);
            default -> key.type();
        };
    }

    /** The JDK's names of the algorithms that a key can be used for. */
    static List<String> names(PrivateKey key) {
        return key.getAlgorithm().equals("EdDSA") ? List.of("EdDSA", "Ed25519", "Ed448") : List.of(key.getAlgorithm());
    }
}
