package dev.gyre.node.crypto.exchange;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoException.Library;
import dev.gyre.node.crypto.key.Curve;
import dev.gyre.node.crypto.key.DhKey;
import dev.gyre.node.crypto.key.EcKey;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.NamedKey;
import dev.gyre.node.crypto.key.RsaKey;
import dev.gyre.node.crypto.sign.Signatures;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.util.List;
import javax.crypto.KEM;
import javax.crypto.KeyAgreement;

/** Shared secrets of two keys: DH, ECDH, X25519, X448 and the encapsulation of ML-KEM. */
public final class Agreement {
    private Agreement() {}

    private static CryptoException mismatch() {
        return CryptoException.openssl(Library.PROVIDER, 203, "mismatching domain parameters");
    }

    /** The shared secret of a private key and the peer's public key. */
    public static byte[] secret(Key own, Key other) throws CryptoException {
        try {
            if (own instanceof DhKey mine && other instanceof DhKey theirs) {
                if (!mine.p.equals(theirs.p) || !mine.g.equals(theirs.g)) throw mismatch();
                return Curve.unsigned(theirs.y.modPow(mine.x, mine.p), (mine.p.bitLength() + 7) / 8);
            }
            if (own instanceof EcKey mine && other instanceof EcKey theirs) {
                if (!mine.curve.name().equals(theirs.curve.name())) throw mismatch();
                return ec(mine, theirs);
            }
            if (own instanceof NamedKey mine
                    && other instanceof NamedKey theirs
                    && mine.algorithm() == theirs.algorithm()
                    && mine.algorithm().javaName.startsWith("X")) {
                KeyAgreement agreement = KeyAgreement.getInstance(mine.algorithm().javaName);
                agreement.init(mine.javaPrivate());
                agreement.doPhase(theirs.javaPublic(), true);
                return agreement.generateSecret();
            }
        } catch (GeneralSecurityException refused) {
            throw CryptoException.openssl(Library.PROVIDER, 164, "failed during derivation");
        }
        throw CryptoException.openssl(Library.ENVELOPE, 150, "operation not supported for this keytype");
    }

    /** Whether a secret is all zeros, the result of an invalid public key. */
    public static boolean isZero(byte[] secret) {
        int all = 0;
        for (byte part : secret) all |= part;
        return all == 0;
    }

    private static byte[] ec(EcKey own, EcKey other) throws GeneralSecurityException {
        if (own.curve.javaName() != null) {
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(Signatures.javaPrivate(own));
            agreement.doPhase(Signatures.javaPublic(other), true);
            return agreement.generateSecret();
        }
        Curve.Point point = own.curve.multiply(other.point, own.scalar);
        if (point == null) throw new GeneralSecurityException("infinity");
        return Curve.unsigned(point.x(), own.curve.fieldBytes());
    }

    /** A new secret and its ciphertext for the owner of the key: ML-KEM, RFC 9180's DHKEM on curves, or RSASVE. */
    public static List<byte[]> encapsulate(Key key, SecureRandom random) throws CryptoException {
        if (key instanceof RsaKey rsa && rsa.pss() == null) {
            byte[] number = Curve.unsigned(new BigInteger(rsa.n.bitLength() - 1, random), rsa.size());
            return List.of(number, rsa.apply(number, false));
        }
        try {
            KEM.Encapsulated result =
                    kem(key).newEncapsulator(javaPublic(key), random).encapsulate();
            return List.of(result.key().getEncoded(), result.encapsulation());
        } catch (GeneralSecurityException refused) {
            throw CryptoException.failed("Encapsulation failed");
        }
    }

    public static byte[] decapsulate(Key key, byte[] ciphertext) throws CryptoException {
        try {
            if (key instanceof RsaKey rsa && rsa.pss() == null) {
                byte[] number = ciphertext.length == rsa.size() ? rsa.apply(ciphertext, true) : null;
                if (number == null) throw new GeneralSecurityException("no number below the modulus");
                return number;
            }
            return kem(key).newDecapsulator(
                            key instanceof EcKey ec ? Signatures.javaPrivate(ec) : ((NamedKey) key).javaPrivate())
                    .decapsulate(ciphertext)
                    .getEncoded();
        } catch (GeneralSecurityException | RuntimeException refused) {
            throw CryptoException.failed("Decapsulation failed");
        }
    }

    private static KEM kem(Key key) throws GeneralSecurityException {
        if (key instanceof NamedKey named && named.algorithm().javaName.startsWith("ML-KEM"))
            return KEM.getInstance(named.algorithm().javaName);
        boolean isCurve = key instanceof EcKey ec && ec.curve.javaName() != null
                || key instanceof NamedKey named && named.algorithm().javaName.startsWith("X");
        if (!isCurve) throw new GeneralSecurityException("no mechanism for this key");
        return KEM.getInstance("DHKEM");
    }

    private static PublicKey javaPublic(Key key) throws GeneralSecurityException {
        return key instanceof EcKey ec ? Signatures.javaPublic(ec) : ((NamedKey) key).javaPublic();
    }
}
