package dev.gyre.node.crypto;

import java.util.List;
import java.util.Locale;

/** An error that node:crypto will throw, created on any thread: a message, and a code if Node has one. */
public final class CryptoException extends Exception {
    private static final long serialVersionUID = 1;

    /** OpenSSL's libraries: the number, the prefix of Node's code, the name in the message. */
    public enum Library {
        BIGNUM(3, "BN_", "bignum routines"),
        RSA(4, "RSA_", "rsa routines"),
        DIFFIE_HELLMAN(5, "DH_", "Diffie-Hellman routines"),
        ENVELOPE(6, "EVP_", "digital envelope routines"),
        PEM(9, "PEM_", "PEM routines"),
        X509(11, "X509_", "x509 certificate routines"),
        ASN1(13, "ASN1_", "asn1 encoding routines"),
        CRYPTO(15, "CRYPTO_", "common libcrypto routines"),
        CURVES(16, "EC_", "elliptic curve routines"),
        PKCS12(35, "PKCS12_", "PKCS12 routines"),
        PROVIDER(57, "", "Provider routines"),
        DECODER(60, "", "DECODER routines");

        private static final int SHIFT = 23;
        private final int number;
        private final String prefix;
        private final String words;

        Library(int number, String prefix, String words) {
            this.number = number;
            this.prefix = prefix;
            this.words = words;
        }
    }

    /** ERR_R_UNSUPPORTED and its flag. */
    private static final int UNSUPPORTED = 0x8010c;

    private static final List<String> REPEATED =
            List.of("bad decrypt", "wrong final block length", "xts duplicated keys");

    private final String code;
    private final String kind;
    private final String library;
    private final String reason;

    private CryptoException(String code, String kind, String message, String library, String reason) {
        super(message, null, false, false);
        this.code = code;
        this.kind = kind;
        this.library = library;
        this.reason = reason;
    }

    /** A plain Error without a code. */
    public static CryptoException plain(String message) {
        return new CryptoException(null, "Error", message, null, null);
    }

    /** An error with a code of Node's own; {@code kind} is Error, TypeError or RangeError. */
    public static CryptoException coded(String code, String kind, String message) {
        return new CryptoException(code, kind, message, null, null);
    }

    // ERR_CRYPTO_OPERATION_FAILED, https://nodejs.org/api/errors.html#err_crypto_operation_failed
    public static CryptoException failed(String message) {
        return coded("ERR_CRYPTO_OPERATION_FAILED", "Error", message);
    }

    /** An error of OpenSSL's, as "error:1C800064:Provider routines::bad decrypt". */
    public static CryptoException openssl(Library library, int reasonNumber, String reason) {
        String number = String.format(Locale.ROOT, "%08X", library.number << Library.SHIFT | reasonNumber);
        return new CryptoException(
                codeOf(library, reason),
                "Error",
                "error:" + number + ":" + library.words + "::" + reason,
                library.words,
                reason);
    }

    /** An error with a message of Node's own, and the code of what OpenSSL found. */
    public static CryptoException becauseOf(Library library, String reason, String message) {
        return new CryptoException(codeOf(library, reason), "Error", message, library.words, reason);
    }

    private static String codeOf(Library library, String reason) {
        return "ERR_OSSL_" + library.prefix + reason.toUpperCase(Locale.ROOT).replace(' ', '_');
    }

    /** OpenSSL's errors for unknown algorithms and formats. */
    public static CryptoException unsupported(Library library) {
        return openssl(library, UNSUPPORTED, "unsupported");
    }

    /** The code, or null. */
    public String code() {
        return code;
    }

    /** The name of the constructor. */
    public String kind() {
        return kind;
    }

    /** The OpenSSL library that reported it, or null. */
    public String library() {
        return library;
    }

    /** Whether OpenSSL reports the error twice, as its ciphers and key decoders do; Node shows both. */
    public boolean isRepeated() {
        return reason != null
                && getMessage().startsWith("error:")
                && (library.equals(Library.DECODER.words)
                        || library.equals(Library.ASN1.words)
                        || library.equals(Library.CRYPTO.words)
                        || REPEATED.contains(reason));
    }

    /** OpenSSL's reason, or null. */
    public String reason() {
        return reason;
    }
}
