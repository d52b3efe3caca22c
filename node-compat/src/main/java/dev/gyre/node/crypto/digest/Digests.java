package dev.gyre.node.crypto.digest;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Hashes by OpenSSL's names. */
public final class Digests {
    private static final int SHAKE128_BYTES = 16, SHAKE256_BYTES = 32, KMAC128_BYTES = 32, KMAC256_BYTES = 64;

    private Digests() {}

    /**
     * The canonical name of a hash, or null; OpenSSL also accepts "RSA-SHA256", "sha256WithRSAEncryption", "SHA2-256"
     * and more.
     */
    public static String canonicalName(String name) {
        String key = name.toLowerCase(java.util.Locale.ROOT);
        if (key.startsWith("rsa-")) key = key.substring("rsa-".length());
        else if (key.endsWith("withrsaencryption")) key = key.substring(0, key.length() - "withrsaencryption".length());
        else if (key.startsWith("id-rsassa-pkcs1-v1_5-with-"))
            key = key.substring("id-rsassa-pkcs1-v1_5-with-".length());
        return switch (key) {
            case "md5", "ssl3-md5" -> "md5";
            case "sha1", "sha-1", "ssl3-sha1", "sha1-2" -> "sha1";
            case "sha224", "sha-224", "sha2-224" -> "sha224";
            case "sha256", "sha-256", "sha2-256" -> "sha256";
            case "sha384", "sha-384", "sha2-384" -> "sha384";
            case "sha512", "sha-512", "sha2-512" -> "sha512";
            case "sha512-224", "sha512/224", "sha-512/224", "sha2-512/224" -> "sha512-224";
            case "sha512-256", "sha512/256", "sha-512/256", "sha2-512/256" -> "sha512-256";
            case "sha3-224", "sha3-256", "sha3-384", "sha3-512", "md5-sha1", "blake2b512", "blake2s256", "sm3" -> key;
            case "keccak-224", "keccak-256", "keccak-384", "keccak-512", "keccak-kmac-128", "keccak-kmac-256" -> key;
            case "keccak-kmac128" -> "keccak-kmac-128";
            case "keccak-kmac256" -> "keccak-kmac-256";
            case "sha256-192", "sha-256/192", "sha2-256/192" -> "sha256-192";
            case "shake128", "shake-128" -> "shake128";
            case "shake256", "shake-256" -> "shake256";
            case "blake2b-512" -> "blake2b512";
            case "blake2s-256" -> "blake2s256";
            case "ripemd160", "ripemd-160", "rmd160", "ripemd", "ripemd160withrsa" -> "ripemd160";
            default -> null;
        };
    }

    /** Whether a hash can have the requested length. */
    public static boolean isExtendable(String canonical) {
        return canonical.startsWith("shake") || canonical.startsWith("keccak-kmac");
    }

    /**
     * A new hash.
     *
     * @param canonical a name of {@link #canonicalName}
     * @param length bytes of an extendable hash, -1 for the default
     */
    public static MessageDigest create(String canonical, int length) {
        try {
            return switch (canonical) {
                case "ripemd160" -> new Ripemd160();
                case "blake2b512" -> new Blake2b(Blake2b.MOST_BYTES);
                case "blake2s256" -> new Blake2s();
                case "sm3" -> new Sm3();
                case "md5-sha1" -> new Md5Sha1();
                case "sha256-192" -> new TruncatedSha256();
                case "keccak-224", "keccak-256", "keccak-384", "keccak-512" -> {
                    int bits = Integer.parseInt(canonical.substring("keccak-".length()));
                    yield new Keccak(bits, Keccak.PLAIN_SUFFIX, bits / Byte.SIZE);
                }
                case "keccak-kmac-128" -> new Keccak(128, Keccak.CSHAKE_SUFFIX, length < 0 ? KMAC128_BYTES : length);
                case "keccak-kmac-256" -> new Keccak(256, Keccak.CSHAKE_SUFFIX, length < 0 ? KMAC256_BYTES : length);
                case "shake128" -> new Keccak(128, Keccak.SHAKE_SUFFIX, length < 0 ? SHAKE128_BYTES : length);
                case "shake256" -> new Keccak(256, Keccak.SHAKE_SUFFIX, length < 0 ? SHAKE256_BYTES : length);
                default -> MessageDigest.getInstance(javaName(canonical), JdkDigests.INSTANCE);
            };
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException(absent);
        }
    }

    public static MessageDigest create(String canonical) {
        return create(canonical, -1);
    }

    /** Changes the output length of an extendable hash in use. */
    public static void resize(MessageDigest digest, int length) {
        ((Keccak) digest).resize(length);
    }

    /** The digest of one input. */
    public static byte[] digest(String canonical, byte[] data) {
        return create(canonical).digest(data);
    }

    /** Java's name of a hash, if Java has it. */
    public static String javaName(String canonical) {
        return switch (canonical) {
            case "md5" -> "MD5";
            case "sha1", "sha224", "sha256", "sha384", "sha512" -> "SHA-" + canonical.substring("sha".length());
            case "sha512-224" -> "SHA-512/224";
            case "sha512-256" -> "SHA-512/256";
            default -> canonical.toUpperCase(java.util.Locale.ROOT);
        };
    }

    /** The block size of a hash in bytes, as HMAC needs it. */
    public static int blockSize(String canonical) {
        return switch (canonical) {
            case "sha384", "sha512", "sha512-224", "sha512-256", "blake2b512" -> 128;
            case "sha3-224", "keccak-224" -> 144;
            case "sha3-256", "keccak-256", "shake256" -> 136;
            case "sha3-384", "keccak-384" -> 104;
            case "sha3-512", "keccak-512" -> 72;
            case "shake128" -> 168;
            default -> 64;
        };
    }
}
