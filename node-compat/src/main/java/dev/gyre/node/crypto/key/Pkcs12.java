package dev.gyre.node.crypto.key;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoException.Library;
import dev.gyre.node.crypto.asn1.DerReader;
import dev.gyre.node.crypto.asn1.DerWriter;
import dev.gyre.node.crypto.asn1.DigestIds;
import dev.gyre.node.crypto.cipher.Ciphers;
import dev.gyre.node.crypto.digest.Digests;
import dev.gyre.node.crypto.digest.Hmac;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The private key and the certificates of a PKCS #12 file, RFC 7292. */
public final class Pkcs12 {
    private static final String DATA = "1.2.840.113549.1.7.1", ENCRYPTED = "1.2.840.113549.1.7.6";
    private static final String BAGS = "1.2.840.113549.1.12.10.1.";
    private static final String X509 = "1.2.840.113549.1.9.22.1";
    private static final String PBES2 = "1.2.840.113549.1.5.13";
    private static final String THREE_KEYS = "1.2.840.113549.1.12.1.3", TWO_KEYS = "1.2.840.113549.1.12.1.4";
    private static final int FOR_KEY = 1, FOR_VECTOR = 2, FOR_CODE = 3;
    private static final int CODE_FAILURE = 0x71, DES_KEY = 8, DES_BLOCK = 8;

    private final byte[] passphrase;
    /** In the form of this standard's own derivation. */
    private byte[] secret;

    private Key key;
    private final List<byte[]> certificates = new ArrayList<>();

    private Pkcs12(byte[] passphrase) {
        this.passphrase = passphrase;
        byte[] text = new String(passphrase, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16BE);
        secret = Arrays.copyOf(text, text.length + 2);
    }

    /** The key, or null, followed by the certificates in DER. */
    public static List<Object> parse(byte[] bytes, byte[] passphrase) throws CryptoException {
        Pkcs12 file = new Pkcs12(passphrase);
        try {
            file.read(new DerReader(bytes).sequence());
        } catch (DerReader.Malformed wrong) {
            throw CryptoException.failed("Input is not a valid PKCS#12 structure");
        }
        List<Object> result = new ArrayList<>();
        result.add(file.key);
        result.addAll(file.certificates);
        return result;
    }

    private void read(DerReader in) throws DerReader.Malformed, CryptoException {
        in.smallInteger();
        DerReader safe = in.sequence();
        if (!safe.objectId().equals(DATA)) throw unsupported();
        byte[] content = safe.inside(DerReader.CONTEXT).octets();
        if (in.hasMore()) verify(content, in.sequence());
        for (DerReader parts = new DerReader(content).sequence(); parts.hasMore(); ) readPart(parts.sequence());
    }

    private static CryptoException unsupported() {
        return CryptoException.coded(
                "ERR_CRYPTO_UNSUPPORTED_OPERATION",
                "Error",
                "PKCS#12 bundle uses an unsupported algorithm; it may require the OpenSSL legacy provider");
    }

    private void verify(byte[] content, DerReader in) throws DerReader.Malformed, CryptoException {
        DerReader info = in.sequence();
        String hash = DigestIds.name(info.sequence().objectId());
        if (hash == null) throw unsupported();
        byte[] code = info.octets();
        byte[] salt = in.octets();
        int iterations = in.hasMore() ? in.smallInteger() : 1;
        if (isCode(code, hash, salt, iterations, content)) return;
        // A file without a passphrase may have been made with an empty one, or with none.
        if (passphrase.length == 0) {
            secret = new byte[0];
            if (isCode(code, hash, salt, iterations, content)) return;
        }
        throw CryptoException.openssl(Library.PKCS12, CODE_FAILURE, "mac verify failure");
    }

    private boolean isCode(byte[] code, String hash, byte[] salt, int iterations, byte[] content) {
        int length = Digests.create(hash).getDigestLength();
        byte[] derived = derive(hash, FOR_CODE, salt, iterations, length);
        return MessageDigest.isEqual(code, Hmac.of(hash, derived, content));
    }

    private void readPart(DerReader part) throws DerReader.Malformed, CryptoException {
        String type = part.objectId();
        DerReader value = part.inside(DerReader.CONTEXT);
        if (type.equals(DATA)) {
            readBags(value.octets());
        } else if (type.equals(ENCRYPTED)) {
            DerReader encrypted = value.sequence();
            encrypted.smallInteger();
            DerReader content = encrypted.sequence();
            content.objectId();
            byte[] algorithm = content.raw();
            readBags(decrypt(algorithm, content.contents(DerReader.IMPLICIT)));
        } else {
            throw unsupported();
        }
    }

    private void readBags(byte[] content) throws DerReader.Malformed, CryptoException {
        for (DerReader bags = new DerReader(content).sequence(); bags.hasMore(); ) {
            DerReader bag = bags.sequence();
            String type = bag.objectId();
            DerReader value = bag.inside(DerReader.CONTEXT);
            if (type.equals(BAGS + 1)) {
                addKey(value.raw());
            } else if (type.equals(BAGS + 2)) {
                DerReader sealed = value.sequence();
                byte[] algorithm = sealed.raw();
                addKey(decrypt(algorithm, sealed.octets()));
            } else if (type.equals(BAGS + 3)) {
                DerReader certificate = value.sequence();
                if (certificate.objectId().equals(X509))
                    certificates.add(certificate.inside(DerReader.CONTEXT).octets());
            } else if (type.equals(BAGS + 6)) {
                readBags(value.raw());
            }
        }
    }

    /** The first key counts. */
    private void addKey(byte[] pkcs8) throws DerReader.Malformed {
        if (key == null) key = KeyFormats.pkcs8(pkcs8);
    }

    private byte[] decrypt(byte[] algorithm, byte[] bytes) throws DerReader.Malformed, CryptoException {
        DerReader in = new DerReader(algorithm).sequence();
        String id = in.objectId();
        if (id.equals(PBES2))
            return KeyEncryption.decrypt(DerWriter.sequence(algorithm, DerWriter.octets(bytes)), passphrase);
        if (!id.equals(THREE_KEYS) && !id.equals(TWO_KEYS)) throw unsupported();
        DerReader parameters = in.sequence();
        byte[] salt = parameters.octets();
        int iterations = parameters.smallInteger();
        byte[] desKey = derive("sha1", FOR_KEY, salt, iterations, (id.equals(THREE_KEYS) ? 3 : 2) * DES_KEY);
        if (id.equals(TWO_KEYS)) desKey = DerWriter.concat(desKey, Arrays.copyOf(desKey, DES_KEY));
        byte[] vector = derive("sha1", FOR_VECTOR, salt, iterations, DES_BLOCK);
        return Ciphers.apply(Ciphers.find("des-ede3-cbc"), false, desKey, vector, 0, null, bytes);
    }

    // https://www.rfc-editor.org/rfc/rfc7292#appendix-B.2
    private byte[] derive(String hash, int purpose, byte[] salt, int iterations, int length) {
        int block = Digests.blockSize(hash);
        byte[] diversifier = new byte[block];
        Arrays.fill(diversifier, (byte) purpose);
        byte[] input = DerWriter.concat(repeated(salt, block), repeated(secret, block));
        byte[] result = {};
        while (result.length < length) {
            byte[] digest = Digests.digest(hash, DerWriter.concat(diversifier, input));
            for (int i = 1; i < iterations; i++) digest = Digests.digest(hash, digest);
            result = DerWriter.concat(result, digest);
            byte[] added = Arrays.copyOf(repeated(digest, block), block);
            for (int at = 0; at < input.length; at += block) addWithOne(input, at, added);
        }
        return Arrays.copyOf(result, length);
    }

    /** Repeats bytes to fill whole blocks. */
    private static byte[] repeated(byte[] bytes, int block) {
        byte[] result = new byte[(bytes.length + block - 1) / block * block];
        for (int i = 0; i < result.length; i++) result[i] = bytes[i % bytes.length];
        return result;
    }

    private static void addWithOne(byte[] target, int at, byte[] added) {
        int carry = 1;
        for (int i = added.length - 1; i >= 0; i--) {
            carry += (target[at + i] & 0xff) + (added[i] & 0xff);
            target[at + i] = (byte) carry;
            carry >>= Byte.SIZE;
        }
    }
}
