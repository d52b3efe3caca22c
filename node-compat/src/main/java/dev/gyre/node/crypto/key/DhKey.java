package dev.gyre.node.crypto.key;

import static dev.gyre.node.crypto.asn1.DerWriter.integer;
import static dev.gyre.node.crypto.asn1.DerWriter.objectId;
import static dev.gyre.node.crypto.asn1.DerWriter.sequence;

import dev.gyre.node.crypto.asn1.DerReader;
import java.math.BigInteger;
import java.util.Map;

/** A Diffie-Hellman key, PKCS #3. */
public final class DhKey extends DiscreteLogKey {
    static final String OBJECT_ID = "1.2.840.113549.1.3.1";

    /** The length of private numbers in bits if the parameters give one, or 0. */
    private final int privateBits;

    DhKey(BigInteger p, BigInteger g, BigInteger y, BigInteger x, int privateBits) {
        super(p, g, y, x);
        this.privateBits = privateBits;
    }

    @Override
    public String type() {
        return "dh";
    }

    @Override
    public Map<String, Object> details() {
        return Map.of();
    }

    @Override
    public DhKey publicKey() {
        return new DhKey(p, g, y, null, privateBits);
    }

    @Override
    byte[] algorithm() {
        return sequence(
                objectId(OBJECT_ID), sequence(integer(p), integer(g), privateBits == 0 ? null : integer(privateBits)));
    }

    static DhKey read(DerReader parameters, byte[] number, boolean isPrivate) throws DerReader.Malformed {
        DerReader in = parameters.sequence();
        BigInteger prime = in.integer();
        BigInteger generator = in.integer();
        int length = in.hasMore() ? in.smallInteger() : 0;
        BigInteger value = new DerReader(number).integer();
        return new DhKey(
                prime, generator, isPrivate ? generator.modPow(value, prime) : value, isPrivate ? value : null, length);
    }
}
