package dev.gyre.node.crypto.sign;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoException.Library;
import dev.gyre.node.crypto.asn1.DerWriter;
import dev.gyre.node.crypto.cipher.CipherStream;
import dev.gyre.node.crypto.digest.Digests;
import dev.gyre.node.crypto.digest.Hmac;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;

/** The encodings of RFC 8017 for messages and signatures. */
public final class RsaPadding {
    public static final int PKCS1 = 1, NONE = 3, OAEP = 4, PSS = 6;
    /** Special values of the salt length. */
    static final int SALT_OF_DIGEST = -1, SALT_MAXIMAL = -2;

    private static final int OVERHEAD = 11, CANDIDATES = 128;

    private RsaPadding() {}

    private static CryptoException tooLarge() {
        return CryptoException.openssl(Library.RSA, 110, "data too large for key size");
    }

    // ---- PKCS #1 v1.5 ----

    /** @param random for encryption; null for signatures */
    static byte[] pkcs1(byte[] message, int size, SecureRandom random) throws CryptoException {
        if (message.length > size - OVERHEAD) throw tooLarge();
        byte[] result = new byte[size];
        int end = size - message.length - 1;
        result[1] = (byte) (random == null ? 1 : 2);
        if (random == null) {
            Arrays.fill(result, 2, end, (byte) 0xff);
        } else {
            byte[] one = new byte[1];
            for (int i = 2; i < end; i++) {
                do random.nextBytes(one);
                while (one[0] == 0);
                result[i] = one[0];
            }
        }
        System.arraycopy(message, 0, result, end + 1, message.length);
        return result;
    }

    /** The signed message; null if the encoding is invalid. */
    static byte[] signedMessage(byte[] encoded) {
        if (encoded[0] != 0 || encoded[1] != 1) return null;
        int at = 2;
        while (at < encoded.length && encoded[at] == (byte) 0xff) at++;
        if (at < OVERHEAD - 1 || at == encoded.length || encoded[at] != 0) return null;
        return Arrays.copyOfRange(encoded, at + 1, encoded.length);
    }

    /** The decrypted message. With invalid padding a pseudo-random message derived from the key, so that the error is not observable (implicit rejection). */
    static byte[] decryptedMessage(byte[] encoded, byte[] ciphertext, byte[] privateExponent) {
        byte[] key = Hmac.of("sha256", Digests.digest("sha256", privateExponent), ciphertext);
        byte[] synthetic = expand(key, "message", encoded.length);
        byte[] lengths = expand(key, "length", 2 * CANDIDATES);
        int most = encoded.length - 2 - 8;
        int mask = most;
        for (int shift = 1; shift < Integer.SIZE / 2; shift <<= 1) mask |= mask >>> shift;
        int length = 0;
        for (int i = 0; i < CANDIDATES; i++) {
            int candidate = ((lengths[2 * i] & 0xff) << 8 | lengths[2 * i + 1] & 0xff) & mask;
            length = candidate < most ? candidate : length;
        }
        int separator = 0;
        for (int i = encoded.length - 1; i >= 2; i--) separator = encoded[i] == 0 ? i : separator;
        boolean good = encoded[0] == 0 & encoded[1] == 2 & separator >= OVERHEAD - 1;
        return good
                ? Arrays.copyOfRange(encoded, separator + 1, encoded.length)
                : Arrays.copyOfRange(synthetic, synthetic.length - length, synthetic.length);
    }

    private static byte[] expand(byte[] key, String label, int length) {
        byte[] result = new byte[length];
        int bits = length * 8;
        byte[] text = label.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        for (int done = 0, count = 0; done < length; count++) {
            byte[] part = Hmac.of("sha256", key, new byte[] {(byte) (count >> 8), (byte) count}, text, new byte[] {
                (byte) (bits >> 8), (byte) bits
            });
            System.arraycopy(part, 0, result, done, Math.min(part.length, length - done));
            done += part.length;
        }
        return result;
    }

    // ---- no padding ----

    static byte[] whole(byte[] message, int size) throws CryptoException {
        if (message.length > size) throw tooLarge();
        if (message.length < size) throw CryptoException.openssl(Library.RSA, 122, "data too small for key size");
        return message;
    }

    // ---- OAEP and PSS ----

    // MGF1, https://www.rfc-editor.org/rfc/rfc8017#appendix-B.2.1
    private static void mask(byte[] target, int from, int count, byte[] seed, String hash) {
        MessageDigest digest = Digests.create(hash);
        for (int done = 0, counter = 0; done < count; counter++) {
            digest.update(seed);
            byte[] part = digest.digest(
                    new byte[] {(byte) (counter >> 24), (byte) (counter >> 16), (byte) (counter >> 8), (byte) counter});
            int size = Math.min(part.length, count - done);
            CipherStream.xor(target, from + done, part, 0, size);
            done += size;
        }
    }

    // EME-OAEP-ENCODE, https://www.rfc-editor.org/rfc/rfc8017#section-7.1.1
    static byte[] oaep(byte[] message, int size, String hash, byte[] label, SecureRandom random)
            throws CryptoException {
        byte[] labelHash = Digests.digest(hash, label);
        int width = labelHash.length;
        if (message.length > size - 2 * width - 2) throw tooLarge();
        byte[] result = new byte[size];
        byte[] seed = new byte[width];
        random.nextBytes(seed);
        int data = 1 + width;
        System.arraycopy(labelHash, 0, result, data, width);
        result[size - message.length - 1] = 1;
        System.arraycopy(message, 0, result, size - message.length, message.length);
        mask(result, data, size - data, seed, hash);
        System.arraycopy(seed, 0, result, 1, width);
        mask(result, 1, width, Arrays.copyOfRange(result, data, size), hash);
        return result;
    }

    static byte[] fromOaep(byte[] encoded, String hash, byte[] label) throws CryptoException {
        byte[] labelHash = Digests.digest(hash, label);
        int width = labelHash.length;
        int data = 1 + width;
        CryptoException wrong = CryptoException.openssl(Library.RSA, 121, "oaep decoding error");
        if (encoded.length < 2 * width + 2) throw wrong;
        mask(encoded, 1, width, Arrays.copyOfRange(encoded, data, encoded.length), hash);
        mask(encoded, data, encoded.length - data, Arrays.copyOfRange(encoded, 1, data), hash);
        int separator = 0;
        boolean good =
                encoded[0] == 0 & MessageDigest.isEqual(labelHash, Arrays.copyOfRange(encoded, data, data + width));
        for (int i = encoded.length - 1; i >= data + width; i--)
            separator = encoded[i] == 1 ? i : encoded[i] == 0 ? separator : 0;
        if (!good || separator == 0) throw wrong;
        return Arrays.copyOfRange(encoded, separator + 1, encoded.length);
    }

    // EMSA-PSS-ENCODE, https://www.rfc-editor.org/rfc/rfc8017#section-9.1.1
    static byte[] pss(byte[] digest, int bits, String hash, String maskHash, int saltLength, SecureRandom random)
            throws CryptoException {
        int size = (bits + 7) / 8;
        int most = size - digest.length - 2;
        int length = saltLength == SALT_OF_DIGEST ? digest.length : saltLength == SALT_MAXIMAL ? most : saltLength;
        if (length > most || most < 0) throw tooLarge();
        byte[] salt = new byte[length];
        random.nextBytes(salt);
        byte[] code = Digests.digest(hash, DerWriter.concat(new byte[8], digest, salt));
        byte[] result = new byte[size];
        int data = size - digest.length - 1;
        result[data - length - 1] = 1;
        System.arraycopy(salt, 0, result, data - length, length);
        mask(result, 0, data, code, maskHash);
        result[0] &= (byte) (0xff >> 8 * size - bits);
        System.arraycopy(code, 0, result, data, code.length);
        result[size - 1] = (byte) 0xbc;
        return result;
    }

    // EMSA-PSS-VERIFY, https://www.rfc-editor.org/rfc/rfc8017#section-9.1.2
    static boolean isPss(byte[] given, byte[] digest, int bits, String hash, String maskHash, int saltLength) {
        int size = (bits + 7) / 8;
        byte[] encoded = Arrays.copyOfRange(given, given.length - size, given.length);
        int data = size - digest.length - 1;
        if (data < 1
                || encoded[size - 1] != (byte) 0xbc
                || given.length > size && given[0] != 0
                || (encoded[0] & 0xff & ~(0xff >> 8 * size - bits)) != 0) return false;
        byte[] code = Arrays.copyOfRange(encoded, data, size - 1);
        mask(encoded, 0, data, code, maskHash);
        encoded[0] &= (byte) (0xff >> 8 * size - bits);
        int at = 0;
        while (at < data && encoded[at] == 0) at++;
        if (at == data || encoded[at] != 1) return false;
        byte[] salt = Arrays.copyOfRange(encoded, at + 1, data);
        int wanted = saltLength == SALT_OF_DIGEST ? digest.length : saltLength;
        if (wanted >= 0 && salt.length != wanted) return false;
        return MessageDigest.isEqual(code, Digests.digest(hash, DerWriter.concat(new byte[8], digest, salt)));
    }
}
