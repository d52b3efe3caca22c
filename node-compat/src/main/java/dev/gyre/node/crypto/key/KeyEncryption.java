package dev.gyre.node.crypto.key;

import static dev.gyre.node.crypto.asn1.DerWriter.integer;
import static dev.gyre.node.crypto.asn1.DerWriter.nothing;
import static dev.gyre.node.crypto.asn1.DerWriter.objectId;
import static dev.gyre.node.crypto.asn1.DerWriter.octets;
import static dev.gyre.node.crypto.asn1.DerWriter.sequence;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.asn1.DerReader;
import dev.gyre.node.crypto.asn1.DerWriter;
import dev.gyre.node.crypto.asn1.Pem;
import dev.gyre.node.crypto.cipher.Ciphers;
import dev.gyre.node.crypto.digest.Digests;
import dev.gyre.node.crypto.kdf.KeyDerivation;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;

/**
 * Encryption of private keys with a passphrase: EncryptedPrivateKeyInfo (RFC 5958, PBES2 of RFC 8018) and PEM's older
 * form.
 */
final class KeyEncryption {
    private static final String PBES2 = "1.2.840.113549.1.5.13",
            PBKDF2 = "1.2.840.113549.1.5.12",
            SCRYPT = "1.3.6.1.4.1.11591.4.11";
    private static final String HMAC = "1.2.840.113549.2.";
    private static final String[] CIPHERS = {
        "aes-128-cbc",
        "2.16.840.1.101.3.4.1.2",
        "aes-192-cbc",
        "2.16.840.1.101.3.4.1.22",
        "aes-256-cbc",
        "2.16.840.1.101.3.4.1.42",
        "des-ede3-cbc",
        "1.2.840.113549.3.7"
    };
    /** The hashes of HMAC's object identifiers, whose last parts are 7 to 11. */
    private static final String[] HASHES = {"sha1", "sha224", "sha256", "sha384", "sha512"};

    private static final int FIRST_HASH = 7, ITERATIONS = 2048, SALT = 16, OLD_SALT = 8;
    /** Limits for scrypt, in blocks of 128 bytes and in repetitions, because files may be untrusted. */
    private static final int MOST_BLOCKS = 1 << 21, MOST_LANES = 16;

    private KeyEncryption() {}

    private static Ciphers.Info cipher(String objectId) throws CryptoException {
        for (int i = 1; i < CIPHERS.length; i += 2) {
            if (CIPHERS[i].equals(objectId)) return Ciphers.find(CIPHERS[i - 1]);
        }
        throw CryptoException.unsupported(CryptoException.Library.ENVELOPE);
    }

    /** The PrivateKeyInfo in an EncryptedPrivateKeyInfo. */
    static byte[] decrypt(byte[] bytes, byte[] passphrase) throws CryptoException, DerReader.Malformed {
        DerReader in = new DerReader(bytes).sequence();
        DerReader algorithm = in.sequence();
        if (!algorithm.objectId().equals(PBES2)) throw CryptoException.unsupported(CryptoException.Library.ENVELOPE);
        DerReader parameters = algorithm.sequence();
        DerReader derivation = parameters.sequence();
        String function = derivation.objectId();
        DerReader numbers = derivation.sequence();
        DerReader scheme = parameters.sequence();
        Ciphers.Info cipher = cipher(scheme.objectId());
        byte[] iv = scheme.octets();
        byte[] key;
        if (function.equals(SCRYPT)) {
            byte[] salt = numbers.octets();
            int cost = numbers.smallInteger();
            int blockSize = numbers.smallInteger();
            if (cost < 2 || Integer.bitCount(cost) != 1 || blockSize < 1 || (long) cost * blockSize > MOST_BLOCKS)
                throw CryptoException.unsupported(CryptoException.Library.ENVELOPE);
            key = KeyDerivation.scrypt(
                    passphrase,
                    salt,
                    cost,
                    blockSize,
                    Math.clamp(numbers.smallInteger(), 1, MOST_LANES),
                    cipher.keyLength());
        } else if (function.equals(PBKDF2)) {
            byte[] salt = numbers.octets();
            int iterations = numbers.smallInteger();
            if (numbers.peek() == DerReader.INTEGER) numbers.integer();
            String hash = "sha1";
            if (numbers.hasMore()) {
                String id = numbers.sequence().objectId();
                int index = id.startsWith(HMAC) ? Integer.parseInt(id.substring(HMAC.length())) - FIRST_HASH : -1;
                if (index < 0 || index >= HASHES.length)
                    throw CryptoException.unsupported(CryptoException.Library.ENVELOPE);
                hash = HASHES[index];
            }
            key = KeyDerivation.pbkdf2(hash, passphrase, salt, iterations, cipher.keyLength());
        } else {
            throw CryptoException.unsupported(CryptoException.Library.ENVELOPE);
        }
        return Ciphers.apply(cipher, false, key, iv, 0, null, in.octets());
    }

    /** An EncryptedPrivateKeyInfo in OpenSSL's form. */
    static byte[] encrypt(byte[] pkcs8, String cipherName, byte[] passphrase, SecureRandom random)
            throws CryptoException {
        Ciphers.Info cipher = Ciphers.find(cipherName);
        String id = null;
        for (int i = 0; i < CIPHERS.length; i += 2) {
            if (CIPHERS[i].equals(cipher == null ? null : cipher.name())) id = CIPHERS[i + 1];
        }
        if (id == null) throw CryptoException.coded("ERR_CRYPTO_UNKNOWN_CIPHER", "Error", "Unknown cipher");
        byte[] salt = random(random, SALT);
        byte[] iv = random(random, cipher.ivLength());
        byte[] key = KeyDerivation.pbkdf2("sha256", passphrase, salt, ITERATIONS, cipher.keyLength());
        byte[] derivation = sequence(
                objectId(PBKDF2), sequence(octets(salt), integer(ITERATIONS), sequence(objectId(HMAC + 9), nothing())));
        byte[] scheme = sequence(objectId(id), octets(iv));
        return sequence(
                sequence(objectId(PBES2), sequence(derivation, scheme)),
                octets(Ciphers.apply(cipher, true, key, iv, 0, null, pkcs8)));
    }

    private static byte[] random(SecureRandom random, int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    // ---- PEM's older form ----

    /** The key of a passphrase: MD5 of the key so far, the passphrase and the salt. */
    private static byte[] oldKey(byte[] passphrase, byte[] iv, int length) {
        byte[] salt = Arrays.copyOf(iv, OLD_SALT);
        byte[] key = {};
        byte[] last = {};
        while (key.length < length) {
            last = Digests.digest("md5", DerWriter.concat(last, passphrase, salt));
            key = DerWriter.concat(key, last);
        }
        return Arrays.copyOf(key, length);
    }

    static byte[] decryptOld(Pem pem, byte[] passphrase) throws CryptoException {
        Ciphers.Info cipher = Ciphers.find(pem.cipher());
        if (cipher == null) throw CryptoException.unsupported(CryptoException.Library.DECODER);
        byte[] iv;
        try {
            iv = HexFormat.of().parseHex(pem.vector());
        } catch (IllegalArgumentException noHex) {
            throw CryptoException.unsupported(CryptoException.Library.DECODER);
        }
        return Ciphers.apply(cipher, false, oldKey(passphrase, iv, cipher.keyLength()), iv, 0, null, pem.bytes());
    }

    static String encryptOld(String label, byte[] bytes, String cipherName, byte[] passphrase, SecureRandom random)
            throws CryptoException {
        Ciphers.Info cipher = Ciphers.find(cipherName);
        if (cipher == null || cipher.ivLength() < OLD_SALT)
            throw CryptoException.coded("ERR_CRYPTO_UNKNOWN_CIPHER", "Error", "Unknown cipher");
        byte[] iv = random(random, cipher.ivLength());
        byte[] sealed = Ciphers.apply(cipher, true, oldKey(passphrase, iv, cipher.keyLength()), iv, 0, null, bytes);
        String headers = "Proc-Type: 4,ENCRYPTED\nDEK-Info: " + cipher.name().toUpperCase(Locale.ROOT) + ","
                + HexFormat.of().withUpperCase().formatHex(iv) + "\n\n";
        return Pem.write(label, headers, sealed);
    }
}
