package dev.gyre.node.crypto.key;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.asn1.DerReader;
import dev.gyre.node.crypto.asn1.Pem;
import java.math.BigInteger;
import java.util.Base64;
import java.util.Map;

/** Reads keys from PEM, DER and JSON Web Keys. */
public final class KeyFormats {
    private KeyFormats() {}

    static CryptoException noJwk() {
        return CryptoException.coded("ERR_CRYPTO_JWK_UNSUPPORTED_KEY_TYPE", "Error", "Unsupported JWK Key Type.");
    }

    static CryptoException undecodable() {
        return CryptoException.unsupported(CryptoException.Library.DECODER);
    }

    /** OpenSSL's error for bytes that are not the DER of a key. */
    public static CryptoException undecodable(DerReader.Malformed wrong) {
        return switch (wrong.getMessage()) {
            case "wrong tag" -> CryptoException.openssl(CryptoException.Library.ASN1, 168, "wrong tag");
            case "too short" -> CryptoException.openssl(CryptoException.Library.ASN1, 142, "not enough data");
            default -> undecodable();
        };
    }

    private static CryptoException passphraseMissing() {
        return CryptoException.openssl(CryptoException.Library.CRYPTO, 0x80109, "interrupted or cancelled");
    }

    // ---- PEM ----

    /** Reads a private key; the passphrase may be null. */
    public static Key privateFromPem(byte[] text, byte[] passphrase) throws CryptoException {
        Pem pem = Pem.find(text, "PRIVATE KEY");
        if (pem == null) throw undecodable();
        return privateOf(pem, passphrase);
    }

    private static Key privateOf(Pem pem, byte[] passphrase) throws CryptoException {
        try {
            byte[] bytes = pem.bytes();
            if (pem.cipher() != null) {
                if (passphrase == null) throw passphraseMissing();
                bytes = KeyEncryption.decryptOld(pem, passphrase);
            }
            return switch (pem.label()) {
                case "PRIVATE KEY" -> pkcs8(bytes);
                case "ENCRYPTED PRIVATE KEY" -> encryptedPkcs8(bytes, passphrase);
                case "RSA PRIVATE KEY" -> RsaKey.readPkcs1(bytes, true, null);
                case "EC PRIVATE KEY" -> EcKey.readSec1(bytes, null);
                case "DSA PRIVATE KEY" -> DsaKey.readTraditional(bytes);
                default -> throw undecodable();
            };
        } catch (DerReader.Malformed wrong) {
            throw undecodable(wrong);
        }
    }

    /** Reads a public key, or the public key of a private one. */
    public static Key publicFromPem(byte[] text, byte[] passphrase) throws CryptoException {
        Pem pem = Pem.find(text, "");
        if (pem == null) throw undecodable();
        try {
            return switch (pem.label()) {
                case "PUBLIC KEY" -> spki(pem.bytes());
                case "RSA PUBLIC KEY" -> RsaKey.readPkcs1(pem.bytes(), false, null);
                default -> privateOf(pem, passphrase).publicKey();
            };
        } catch (DerReader.Malformed wrong) {
            throw undecodable(wrong);
        }
    }

    // ---- DER ----

    /** @param type 'pkcs1', 'pkcs8' or 'sec1' */
    public static Key privateFromDer(byte[] bytes, String type, byte[] passphrase) throws CryptoException {
        try {
            return switch (type) {
                case "pkcs1" -> RsaKey.readPkcs1(bytes, true, null);
                case "sec1" -> EcKey.readSec1(bytes, null);
                default -> isEncrypted(bytes) ? encryptedPkcs8(bytes, passphrase) : pkcs8(bytes);
            };
        } catch (DerReader.Malformed wrong) {
            throw undecodable(wrong);
        }
    }

    private static boolean isEncrypted(byte[] bytes) throws DerReader.Malformed {
        return new DerReader(bytes).sequence().peek() == DerReader.SEQUENCE;
    }

    /** @param type 'pkcs1' or 'spki' */
    public static Key publicFromDer(byte[] bytes, String type) throws CryptoException {
        try {
            return type.equals("pkcs1") ? RsaKey.readPkcs1(bytes, false, null) : spki(bytes);
        } catch (DerReader.Malformed wrong) {
            boolean isPkcs1 = type.equals("pkcs1");
            throw CryptoException.becauseOf(
                    isPkcs1 ? CryptoException.Library.DECODER : CryptoException.Library.ASN1,
                    isPkcs1 ? "unsupported" : flaw(bytes, wrong),
                    "Failed to read asymmetric key");
        }
    }

    /** What OpenSSL finds wrong first in DER. */
    private static String flaw(byte[] bytes, DerReader.Malformed wrong) {
        if (bytes.length == 0) return "too small";
        if (!DerReader.hasWholeHeader(bytes)) return "header too long";
        return switch (wrong.getMessage()) {
            case "too long", "bad length" -> "too long";
            case "too short" -> "field missing";
            default -> "wrong tag";
        };
    }

    public static Key spki(byte[] bytes) throws DerReader.Malformed {
        DerReader in = new DerReader(bytes).sequence();
        DerReader algorithm = in.sequence();
        String id = algorithm.objectId();
        byte[] key = in.bits();
        NamedKey.Algorithm named = NamedKey.Algorithm.find(id);
        if (named != null) return NamedKey.ofOpen(named, key);
        return switch (id) {
            case RsaKey.OBJECT_ID -> RsaKey.readPkcs1(key, false, null);
            case RsaKey.PSS_OBJECT_ID -> RsaKey.readPkcs1(key, false, PssParameters.read(algorithm));
            case EcKey.OBJECT_ID -> EcKey.readPublic(algorithm, key);
            case DsaKey.OBJECT_ID -> DsaKey.read(algorithm, key, false);
            case DhKey.OBJECT_ID -> DhKey.read(algorithm, key, false);
            default -> throw new DerReader.Malformed("unknown algorithm");
        };
    }

    static Key pkcs8(byte[] bytes) throws DerReader.Malformed {
        DerReader in = new DerReader(bytes).sequence();
        in.integer();
        DerReader algorithm = in.sequence();
        String id = algorithm.objectId();
        byte[] key = in.octets();
        NamedKey.Algorithm named = NamedKey.Algorithm.find(id);
        if (named != null) return NamedKey.readPrivate(named, key);
        return switch (id) {
            case RsaKey.OBJECT_ID -> RsaKey.readPkcs1(key, true, null);
            case RsaKey.PSS_OBJECT_ID -> RsaKey.readPkcs1(key, true, PssParameters.read(algorithm));
            case EcKey.OBJECT_ID -> EcKey.readSec1(key, algorithm);
            case DsaKey.OBJECT_ID -> DsaKey.read(algorithm, key, true);
            case DhKey.OBJECT_ID -> DhKey.read(algorithm, key, true);
            default -> throw new DerReader.Malformed("unknown algorithm");
        };
    }

    private static Key encryptedPkcs8(byte[] bytes, byte[] passphrase) throws CryptoException, DerReader.Malformed {
        if (passphrase == null) throw passphraseMissing();
        return pkcs8(KeyEncryption.decrypt(bytes, passphrase));
    }

    // ---- JSON Web Keys and bare bytes ----

    private static CryptoException invalidJwk(String message) {
        return CryptoException.coded("ERR_CRYPTO_INVALID_JWK", "TypeError", message);
    }

    private static BigInteger number(Map<String, String> jwk, String name) throws CryptoException {
        return new BigInteger(1, bytes(jwk, name));
    }

    private static byte[] bytes(Map<String, String> jwk, String name) throws CryptoException {
        try {
            return Base64.getUrlDecoder()
                    .decode(jwk.get(name).replace("=", "").replace('+', '-').replace('/', '_'));
        } catch (IllegalArgumentException noBase64) {
            throw invalidJwk("Invalid JWK OKP key");
        }
    }

    /** Requires members that are texts, with all those that the kind of key needs. */
    public static Key fromJwk(Map<String, String> jwk, boolean isPrivate) throws CryptoException {
        return switch (jwk.get("kty")) {
            case "RSA" -> rsa(jwk, isPrivate);
            case "EC" -> ec(jwk, isPrivate);
            case "OKP" ->
                named(jwk.get("crv"), bytes(jwk, isPrivate ? "d" : "x"), isPrivate, isPrivate ? bytes(jwk, "x") : null);
            case "AKP" ->
                named(
                        jwk.get("alg"),
                        bytes(jwk, isPrivate ? "priv" : "pub"),
                        isPrivate,
                        isPrivate ? bytes(jwk, "pub") : null);
            default -> throw noJwk();
        };
    }

    private static Key rsa(Map<String, String> jwk, boolean isPrivate) throws CryptoException {
        BigInteger[] secret = null;
        if (isPrivate) {
            String[] names = {"d", "p", "q", "dp", "dq", "qi"};
            secret = new BigInteger[names.length];
            for (int i = 0; i < names.length; i++) secret[i] = number(jwk, names[i]);
        }
        return new RsaKey(number(jwk, "n"), number(jwk, "e"), secret, null);
    }

    private static Key ec(Map<String, String> jwk, boolean isPrivate) throws CryptoException {
        Curve curve = Curve.find(jwk.get("crv"));
        if (curve == null)
            throw CryptoException.coded("ERR_CRYPTO_INVALID_CURVE", "TypeError", "Invalid EC curve name");
        Curve.Point point = new Curve.Point(number(jwk, "x"), number(jwk, "y"));
        if (!curve.contains(point)) throw invalidJwk("Invalid JWK EC key");
        if (!isPrivate) return new EcKey(curve, point, null, false);
        BigInteger scalar = number(jwk, "d");
        if (scalar.signum() == 0 || scalar.compareTo(curve.order()) >= 0) throw invalidJwk("Invalid JWK EC key");
        return new EcKey(curve, point, scalar, false);
    }

    private static Key named(String name, byte[] key, boolean isPrivate, byte[] open) throws CryptoException {
        NamedKey.Algorithm algorithm = NamedKey.Algorithm.find(name);
        if (algorithm == null) throw invalidJwk("Invalid JWK OKP key");
        NamedKey result = named(algorithm, key, isPrivate);
        if (open != null && !java.util.Arrays.equals(open, result.open())) throw invalidJwk("Invalid JWK OKP key");
        return result;
    }

    private static NamedKey named(NamedKey.Algorithm algorithm, byte[] key, boolean isPrivate) throws CryptoException {
        try {
            return isPrivate ? NamedKey.ofSecret(algorithm, key) : NamedKey.ofOpen(algorithm, key);
        } catch (DerReader.Malformed wrong) {
            throw invalidJwk("Invalid JWK OKP key");
        }
    }

    /** Reads a key from its raw bytes, given the name of an algorithm or a curve; null if they are invalid. */
    public static Key fromRaw(String name, byte[] bytes, boolean isPrivate) {
        NamedKey.Algorithm algorithm = NamedKey.Algorithm.find(name);
        try {
            if (algorithm != null)
                return isPrivate ? NamedKey.ofSecret(algorithm, bytes) : NamedKey.ofOpen(algorithm, bytes);
            Curve curve = Curve.find(name);
            if (curve == null) return null;
            if (isPrivate) {
                BigInteger scalar = new BigInteger(1, bytes);
                return scalar.signum() == 0 || scalar.compareTo(curve.order()) >= 0
                        ? null
                        : EcKey.ofScalar(curve, scalar);
            }
            Curve.Point point = curve.decode(bytes);
            return point == null ? null : new EcKey(curve, point, null, false);
        } catch (DerReader.Malformed wrong) {
            return null;
        }
    }
}
