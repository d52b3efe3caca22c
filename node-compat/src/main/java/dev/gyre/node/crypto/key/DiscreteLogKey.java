package dev.gyre.node.crypto.key;

import static dev.gyre.node.crypto.asn1.DerWriter.bits;
import static dev.gyre.node.crypto.asn1.DerWriter.integer;
import static dev.gyre.node.crypto.asn1.DerWriter.octets;
import static dev.gyre.node.crypto.asn1.DerWriter.sequence;

import dev.gyre.node.crypto.CryptoException;
import java.math.BigInteger;
import java.util.Map;

/** A key of an algorithm whose public number is a power of a generator modulo a prime. */
public abstract sealed class DiscreteLogKey extends Key permits DhKey, DsaKey {
    /** The prime. */
    public final BigInteger p;
    /** The generator. */
    public final BigInteger g;
    /** The public number. */
    public final BigInteger y;
    /** The private number, or null. */
    public final BigInteger x;

    DiscreteLogKey(BigInteger p, BigInteger g, BigInteger y, BigInteger x) {
        this.p = p;
        this.g = g;
        this.y = y;
        this.x = x;
    }

    /** AlgorithmIdentifier, RFC 5280, section 4.1.1.2. */
    abstract byte[] algorithm();

    @Override
    public final boolean isPrivate() {
        return x != null;
    }

    @Override
    public final byte[] spki() {
        return sequence(algorithm(), bits(integer(y)));
    }

    @Override
    public final byte[] pkcs8() {
        return sequence(integer(0), algorithm(), octets(integer(x)));
    }

    @Override
    public final Map<String, Object> jwk() throws CryptoException {
        throw KeyFormats.noJwk();
    }
}
