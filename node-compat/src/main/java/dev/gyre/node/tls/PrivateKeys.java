package dev.gyre.node.tls;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.EncryptedPrivateKeyInfo;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** Reads private keys from PEM texts: PKCS #8, encrypted or not, and the older forms of RSA and EC keys. */
final class PrivateKeys {
    private static final String[] ALGORITHMS = {"RSA", "EC", "Ed25519", "Ed448", "RSASSA-PSS"};
    /** AlgorithmIdentifier of an RSA key. */
    private static final byte[] RSA = HexFormat.of().parseHex("300d06092a864886f70d0101010500");
    /** Object identifier of EC keys. */
    private static final byte[] EC = HexFormat.of().parseHex("06072a8648ce3d0201");

    private static final int SEQUENCE = 0x30;
    private static final int OCTETS = 0x04;
    /** The tag of the parameters inside an EC key. */
    private static final int PARAMETERS = 0xA0;

    private static final int LONG_FORM = 0x80;

    private PrivateKeys() {}

    /** The first private key of a text; null if there is none. */
    static PrivateKey of(String pem, String passphraseOrNull) throws GeneralSecurityException, IOException {
        for (PemText.Block block : PemText.blocks(pem)) {
            switch (block.label()) {
                case "PRIVATE KEY" -> {
                    return ofPkcs8(block.bytes());
                }
                case "RSA PRIVATE KEY" -> {
                    return ofPkcs8(wrapped(RSA, block.bytes()));
                }
                case "EC PRIVATE KEY" -> {
                    return ofPkcs8(wrapped(tagged(SEQUENCE, EC, curve(block.bytes())), block.bytes()));
                }
                case "ENCRYPTED PRIVATE KEY" -> {
                    return decrypted(block.bytes(), passphraseOrNull == null ? "" : passphraseOrNull);
                }
                default -> {}
            }
        }
        return null;
    }

    private static PrivateKey ofPkcs8(byte[] bytes) throws GeneralSecurityException {
        GeneralSecurityException failure = null;
        for (String algorithm : ALGORITHMS) {
            try {
                return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(bytes));
            } catch (GeneralSecurityException other) {
                failure = other;
            }
        }
        throw failure;
    }

    private static PrivateKey decrypted(byte[] bytes, String passphrase) throws GeneralSecurityException, IOException {
        EncryptedPrivateKeyInfo info = new EncryptedPrivateKeyInfo(bytes);
        String algorithm = info.getAlgParameters() == null
                ? info.getAlgName()
                : info.getAlgParameters().toString();
        Key key = SecretKeyFactory.getInstance(algorithm).generateSecret(new PBEKeySpec(passphrase.toCharArray()));
        Cipher cipher = Cipher.getInstance(algorithm);
        cipher.init(Cipher.DECRYPT_MODE, key, info.getAlgParameters());
        return ofPkcs8(info.getKeySpec(cipher).getEncoded());
    }

    private static byte[] wrapped(byte[] algorithm, byte[] key) throws IOException {
        return tagged(SEQUENCE, new byte[] {2, 1, 0}, algorithm, tagged(OCTETS, key));
    }

    private static byte[] tagged(int tag, byte[]... parts) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (byte[] part : parts) content.write(part);
        ByteArrayOutputStream result = new ByteArrayOutputStream();
        result.write(tag);
        int length = content.size();
        if (length < LONG_FORM) {
            result.write(length);
        } else {
            int bytes = length > 0xFFFF ? 3 : length > 0xFF ? 2 : 1;
            result.write(LONG_FORM | bytes);
            for (int i = bytes - 1; i >= 0; i--) result.write(length >> 8 * i);
        }
        content.writeTo(result);
        return result.toByteArray();
    }

    /** The curve's identifier inside an ECPrivateKey: version, key, [0] parameters. RFC 5915. */
    private static byte[] curve(byte[] key) throws GeneralSecurityException {
        int position = content(key, 0);
        while (position < key.length) {
            int start = content(key, position);
            int end = start + length(key, position);
            if ((key[position] & 0xFF) == PARAMETERS) return java.util.Arrays.copyOfRange(key, start, end);
            position = end;
        }
        throw new GeneralSecurityException("the key names no curve");
    }

    /** The offset of the contents of the value at a position. */
    private static int content(byte[] der, int position) {
        int first = der[position + 1] & 0xFF;
        return position + 2 + (first < LONG_FORM ? 0 : first - LONG_FORM);
    }

    private static int length(byte[] der, int position) {
        int first = der[position + 1] & 0xFF;
        if (first < LONG_FORM) return first;
        int length = 0;
        for (int i = 0; i < first - LONG_FORM; i++) length = length << 8 | der[position + 2 + i] & 0xFF;
        return length;
    }

    /** The JDK's names of the algorithms that a key can be used for. */
    static List<String> names(PrivateKey key) {
        return key.getAlgorithm().equals("EdDSA") ? List.of("EdDSA", "Ed25519", "Ed448") : List.of(key.getAlgorithm());
    }
}
