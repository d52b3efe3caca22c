package dev.gyre.node.crypto.sign;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoException.Library;
import dev.gyre.node.crypto.asn1.DerReader;
import dev.gyre.node.crypto.asn1.DerWriter;
import dev.gyre.node.crypto.asn1.DigestIds;
import dev.gyre.node.crypto.digest.Digests;
import dev.gyre.node.crypto.key.Curve;
import dev.gyre.node.crypto.key.DhKey;
import dev.gyre.node.crypto.key.DsaKey;
import dev.gyre.node.crypto.key.EcKey;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.NamedKey;
import dev.gyre.node.crypto.key.PssParameters;
import dev.gyre.node.crypto.key.RsaKey;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EdDSAParameterSpec;
import java.util.Arrays;

/** Signs and verifies with all kinds of keys. */
public final class Signatures {
    private static final String DEFAULT_HASH = "sha256";

    private Signatures() {}

    /**
     * The parameters of a signature.
     *
     * @param hash canonical name, or null for the key's own
     * @param isHashed whether the data is already hashed
     * @param padding of RSA; 0 for the key's own
     * @param saltLength of PSS; {@link Integer#MIN_VALUE} for the default
     * @param isPlain whether r and s follow each other (IEEE P1363) rather than being in DER
     * @param context of EdDSA and ML-DSA, or null
     */
    public record Input(
            String hash, byte[] data, boolean isHashed, int padding, int saltLength, boolean isPlain, byte[] context) {
        byte[] digest() {
            return isHashed ? data : Digests.digest(hash == null ? DEFAULT_HASH : hash, data);
        }

        String hashName() {
            return hash == null ? DEFAULT_HASH : hash;
        }
    }

    private static CryptoException unsupportedOperation() {
        return CryptoException.coded("ERR_CRYPTO_UNSUPPORTED_OPERATION", "Error", "Unsupported crypto operation");
    }

    private static CryptoException wrongKeyType() {
        return CryptoException.openssl(Library.ENVELOPE, 150, "operation not supported for this keytype");
    }

    public static byte[] sign(Key key, Input input, SecureRandom random) throws CryptoException {
        return switch (key) {
            case RsaKey rsa -> signRsa(rsa, input, random);
            case EcKey ec -> format(signEc(ec, input.digest(), random), ec.curve.orderBytes(), input.isPlain);
            case DsaKey dsa ->
                format(signDsa(dsa, allowed(input).digest(), random), (dsa.q.bitLength() + 7) / 8, input.isPlain);
            case NamedKey named -> signNamed(named, input);
            case DhKey dh -> throw wrongKeyType();
        };
    }

    public static boolean verify(Key key, Input input, byte[] signature) throws CryptoException {
        return switch (key) {
            case RsaKey rsa -> verifyRsa(rsa, input, signature);
            case EcKey ec -> {
                BigInteger[] pair = parse(signature, ec.curve.orderBytes(), input.isPlain);
                yield pair != null && verifyEc(ec, input.digest(), pair);
            }
            case DsaKey dsa -> {
                BigInteger[] pair = parse(signature, (dsa.q.bitLength() + 7) / 8, input.isPlain);
                yield pair != null && verifyDsa(dsa, allowed(input).digest(), pair);
            }
            case NamedKey named -> verifyNamed(named, input, signature);
            case DhKey dh -> throw wrongKeyType();
        };
    }

    // ---- RSA ----

    /** The padding to use: a PSS key has no other. */
    private static int padding(RsaKey key, Input input) throws CryptoException {
        int own = key.pss() != null ? RsaPadding.PSS : RsaPadding.PKCS1;
        int padding = input.padding == 0 ? own : input.padding;
        if (padding != RsaPadding.PSS && (key.pss() != null || padding != RsaPadding.PKCS1)) {
            throw CryptoException.openssl(Library.PROVIDER, 165, "illegal or unsupported padding mode");
        }
        return padding;
    }

    private static void checkRestriction(RsaKey key, Input input, int saltLength) throws CryptoException {
        PssParameters pss = key.pss();
        if (pss == null || !pss.isSet()) return;
        if (!pss.hash().equals(input.hashName()))
            throw CryptoException.openssl(Library.PROVIDER, 174, "digest not allowed");
        if (saltLength >= 0 && saltLength < pss.saltLength())
            throw CryptoException.openssl(Library.PROVIDER, 172, "pss saltlen too small");
    }

    private static String maskHash(RsaKey key, Input input) {
        return key.pss() != null && key.pss().isSet() ? key.pss().mask() : input.hashName();
    }

    private static byte[] digestInfo(Input input) throws CryptoException {
        byte[] digest = input.digest();
        if (input.hashName().equals("md5-sha1")) return digest;
        String id = DigestIds.objectId(input.hashName());
        if (id == null) throw CryptoException.openssl(Library.PROVIDER, 174, "digest not allowed");
        return DerWriter.sequence(
                DerWriter.sequence(DerWriter.objectId(id), DerWriter.nothing()), DerWriter.octets(digest));
    }

    /** The length of the salt; if none is given, the length that the key prescribes, or else the longest. */
    private static int saltLength(RsaKey key, Input input) {
        if (input.saltLength != Integer.MIN_VALUE) return input.saltLength;
        return key.pss() != null && key.pss().isSet() ? key.pss().saltLength() : RsaPadding.SALT_MAXIMAL;
    }

    private static byte[] signRsa(RsaKey key, Input input, SecureRandom random) throws CryptoException {
        if (padding(key, input) == RsaPadding.PSS) {
            int salt = saltLength(key, input);
            checkRestriction(key, input, salt);
            if (salt == RsaPadding.SALT_MAXIMAL
                    && key.pss() != null
                    && key.pss().isSet()) throw CryptoException.openssl(Library.PROVIDER, 112, "invalid salt length");
            byte[] encoded = RsaPadding.pss(
                    input.digest(), key.n.bitLength() - 1, input.hashName(), maskHash(key, input), salt, random);
            return key.apply(encoded, true);
        }
        byte[] info = digestInfo(input);
        if (info.length > key.size() - 11)
            throw CryptoException.openssl(Library.RSA, 112, "digest too big for rsa key");
        return key.apply(RsaPadding.pkcs1(info, key.size(), null), true);
    }

    private static boolean verifyRsa(RsaKey key, Input input, byte[] signature) throws CryptoException {
        int padding = padding(key, input);
        if (padding == RsaPadding.PSS) checkRestriction(key, input, -1);
        if (signature.length != key.size()) return false;
        byte[] encoded = key.apply(signature, false);
        if (encoded == null) return false;
        if (padding == RsaPadding.PSS) {
            return RsaPadding.isPss(
                    encoded,
                    input.digest(),
                    key.n.bitLength() - 1,
                    input.hashName(),
                    maskHash(key, input),
                    saltLength(key, input));
        }
        byte[] message = RsaPadding.signedMessage(encoded);
        return message != null && MessageDigest.isEqual(message, digestInfo(input));
    }

    // ---- pairs of numbers ----

    private static byte[] format(BigInteger[] pair, int size, boolean isPlain) {
        if (isPlain) return DerWriter.concat(Curve.unsigned(pair[0], size), Curve.unsigned(pair[1], size));
        return DerWriter.sequence(DerWriter.integer(pair[0]), DerWriter.integer(pair[1]));
    }

    /** r and s, or null if the bytes are not a signature. */
    private static BigInteger[] parse(byte[] signature, int size, boolean isPlain) {
        if (isPlain) {
            if (signature.length != 2 * size) return null;
            return new BigInteger[] {
                new BigInteger(1, Arrays.copyOf(signature, size)),
                new BigInteger(1, Arrays.copyOfRange(signature, size, 2 * size))
            };
        }
        try {
            DerReader whole = new DerReader(signature);
            DerReader in = whole.sequence();
            BigInteger[] pair = {in.integer(), in.integer()};
            return in.hasMore() || whole.hasMore() ? null : pair;
        } catch (DerReader.Malformed wrong) {
            return null;
        }
    }

    /** The highest bits of a hash as a number. */
    private static BigInteger number(byte[] digest, BigInteger order) {
        BigInteger number = new BigInteger(1, digest);
        int excess = digest.length * 8 - order.bitLength();
        return excess > 0 ? number.shiftRight(excess) : number;
    }

    // ---- ECDSA, FIPS 186-5, section 6.4 ----

    private static ECParameterSpec javaCurve(Curve curve) throws GeneralSecurityException {
        var parameters = java.security.AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec(curve.javaName()));
        return parameters.getParameterSpec(ECParameterSpec.class);
    }

    public static java.security.PrivateKey javaPrivate(EcKey key) throws GeneralSecurityException {
        return KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(key.scalar, javaCurve(key.curve)));
    }

    public static java.security.PublicKey javaPublic(EcKey key) throws GeneralSecurityException {
        return KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(new ECPoint(key.point.x(), key.point.y()), javaCurve(key.curve)));
    }

    private static BigInteger[] signEc(EcKey key, byte[] digest, SecureRandom random) throws CryptoException {
        Curve curve = key.curve;
        if (curve.javaName() != null && digest.length <= 64) {
            try {
                Signature signature = Signature.getInstance("NONEwithECDSAinP1363Format");
                signature.initSign(javaPrivate(key), random);
                signature.update(digest);
                return parse(signature.sign(), curve.orderBytes(), true);
            } catch (GeneralSecurityException refused) {
                throw unsupportedOperation();
            }
        }
        BigInteger e = number(digest, curve.order());
        while (true) {
            BigInteger k = curve.randomScalar(random);
            BigInteger r = curve.multiply(curve.base(), k).x().mod(curve.order());
            BigInteger s = k.modInverse(curve.order())
                    .multiply(e.add(r.multiply(key.scalar)))
                    .mod(curve.order());
            if (r.signum() > 0 && s.signum() > 0) return new BigInteger[] {r, s};
        }
    }

    private static boolean isInRange(BigInteger number, BigInteger order) {
        return number.signum() > 0 && number.compareTo(order) < 0;
    }

    private static boolean verifyEc(EcKey key, byte[] digest, BigInteger[] pair) throws CryptoException {
        Curve curve = key.curve;
        BigInteger n = curve.order();
        if (!isInRange(pair[0], n) || !isInRange(pair[1], n)) return false;
        if (curve.javaName() != null && digest.length <= 64) {
            try {
                Signature signature = Signature.getInstance("NONEwithECDSAinP1363Format");
                signature.initVerify(javaPublic(key));
                signature.update(digest);
                return signature.verify(format(pair, curve.orderBytes(), true));
            } catch (GeneralSecurityException refused) {
                return false;
            }
        }
        BigInteger w = pair[1].modInverse(n);
        Curve.Point point = curve.combine(
                number(digest, n).multiply(w).mod(n), pair[0].multiply(w).mod(n), key.point);
        return point != null && point.x().mod(n).equals(pair[0]);
    }

    // ---- DSA, FIPS 186-4, section 4 ----

    /** DSA supports only SHA hashes. */
    private static Input allowed(Input input) throws CryptoException {
        if (!input.hashName().startsWith("sha"))
            throw CryptoException.openssl(Library.PROVIDER, 174, "digest not allowed");
        return input;
    }

    private static BigInteger[] signDsa(DsaKey key, byte[] digest, SecureRandom random) {
        BigInteger e = number(digest, key.q);
        while (true) {
            BigInteger k = new BigInteger(key.q.bitLength(), random);
            if (!isInRange(k, key.q)) continue;
            BigInteger r = key.g.modPow(k, key.p).mod(key.q);
            BigInteger s =
                    k.modInverse(key.q).multiply(e.add(key.x.multiply(r))).mod(key.q);
            if (r.signum() > 0 && s.signum() > 0) return new BigInteger[] {r, s};
        }
    }

    private static boolean verifyDsa(DsaKey key, byte[] digest, BigInteger[] pair) {
        if (!isInRange(pair[0], key.q) || !isInRange(pair[1], key.q)) return false;
        BigInteger w = pair[1].modInverse(key.q);
        BigInteger first = key.g.modPow(number(digest, key.q).multiply(w).mod(key.q), key.p);
        BigInteger second = key.y.modPow(pair[0].multiply(w).mod(key.q), key.p);
        return first.multiply(second).mod(key.p).mod(key.q).equals(pair[0]);
    }

    // ---- EdDSA, ML-DSA ----

    private static Signature named(NamedKey key, Input input) throws CryptoException, GeneralSecurityException {
        if (!key.algorithm().signs()) throw wrongKeyType();
        if (input.isHashed) throw unsupportedOperation();
        if (input.hash != null) throw CryptoException.openssl(Library.PROVIDER, 122, "invalid digest");
        Signature signature = Signature.getInstance(key.algorithm().javaName);
        boolean hasContext = input.context != null && input.context.length > 0;
        if (hasContext) signature.setParameter(context(key, input.context));
        return signature;
    }

    private static AlgorithmParameterSpec context(NamedKey key, byte[] context) throws CryptoException {
        if (key.algorithm() != NamedKey.Algorithm.ED448)
            throw CryptoException.failed("Context parameter is unsupported");
        return new EdDSAParameterSpec(false, context);
    }

    private static byte[] signNamed(NamedKey key, Input input) throws CryptoException {
        try {
            Signature signature = named(key, input);
            signature.initSign(key.javaPrivate());
            signature.update(input.data);
            return signature.sign();
        } catch (GeneralSecurityException refused) {
            throw unsupportedOperation();
        }
    }

    private static boolean verifyNamed(NamedKey key, Input input, byte[] bytes) throws CryptoException {
        try {
            Signature signature = named(key, input);
            signature.initVerify(key.javaPublic());
            signature.update(input.data);
            return signature.verify(bytes);
        } catch (GeneralSecurityException wrong) {
            return false;
        }
    }
}
