package dev.gyre.node.crypto.x509;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.asn1.DerReader;
import dev.gyre.node.crypto.asn1.Pem;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.KeyFormats;
import dev.gyre.node.crypto.key.NamedKey;
import dev.gyre.node.crypto.key.PssParameters;
import dev.gyre.node.crypto.key.RsaKey;
import dev.gyre.node.crypto.sign.RsaPadding;
import dev.gyre.node.crypto.sign.Signatures;

/** A signed structure and the identifier of its signature algorithm: certificates and certificate requests. */
public final class SignedData {
    private static final String RSA = "1.2.840.113549.1.1.",
            ECDSA = "1.2.840.10045.4.3.",
            NIST = "2.16.840.1.101.3.4.3.";
    private static final String PSS = "1.2.840.113549.1.1.10",
            ECDSA_SHA1 = "1.2.840.10045.4.1",
            DSA_SHA1 = "1.2.840.10040.4.3";

    private SignedData() {}

    /** The hash of a signature algorithm; null if the key determines it. */
    private static String hash(String id) {
        return switch (id) {
            case RSA + "4" -> "md5";
            case RSA + "5", ECDSA_SHA1, DSA_SHA1 -> "sha1";
            case RSA + "14", ECDSA + "1", NIST + "1" -> "sha224";
            case RSA + "11", ECDSA + "2", NIST + "2" -> "sha256";
            case RSA + "12", ECDSA + "3", NIST + "3" -> "sha384";
            case RSA + "13", ECDSA + "4", NIST + "4" -> "sha512";
            default -> null;
        };
    }

    static boolean verify(Key key, byte[] algorithm, byte[] data, byte[] signature) throws CryptoException {
        try {
            DerReader in = new DerReader(algorithm).sequence();
            String id = in.objectId();
            if (id.equals(PSS) && key instanceof RsaKey rsa) {
                PssParameters parameters = PssParameters.read(in);
                var input = new Signatures.Input(
                        parameters.hash(), data, false, RsaPadding.PSS, parameters.saltLength(), false, null);
                return Signatures.verify(rsa.with(parameters), input, signature);
            }
            boolean isNamed = key instanceof NamedKey;
            String hash = hash(id);
            if (isNamed != (hash == null)) return false;
            return Signatures.verify(
                    key, new Signatures.Input(hash, data, false, 0, Integer.MIN_VALUE, false, null), signature);
        } catch (DerReader.Malformed wrong) {
            return false;
        }
    }

    /**
     * A browser's signed public key and challenge (SPKAC).
     *
     * @param signed whether the signature is valid
     */
    public record Challenge(byte[] spki, byte[] challenge, boolean signed) {}

    /** Null if the bytes are not a challenge. */
    public static Challenge challenge(byte[] bytes) {
        try {
            DerReader whole = new DerReader(bytes).sequence();
            byte[] body = whole.raw();
            byte[] algorithm = whole.raw();
            byte[] signature = whole.bits();
            DerReader in = new DerReader(body).sequence();
            byte[] spki = in.raw();
            byte[] text = in.contents(in.peek());
            return new Challenge(spki, text, verify(KeyFormats.spki(spki), algorithm, body, signature));
        } catch (DerReader.Malformed | CryptoException wrong) {
            return null;
        }
    }

    /** The public key of a challenge as PEM. */
    public static String publicKeyPem(Challenge challenge) {
        return Pem.write("PUBLIC KEY", challenge.spki);
    }
}
