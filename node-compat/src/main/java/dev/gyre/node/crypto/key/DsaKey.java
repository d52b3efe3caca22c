package dev.gyre.node.crypto.key;

import static dev.gyre.node.crypto.asn1.DerWriter.integer;
import static dev.gyre.node.crypto.asn1.DerWriter.objectId;
import static dev.gyre.node.crypto.asn1.DerWriter.sequence;

import dev.gyre.node.crypto.asn1.DerReader;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** A key of DSA, FIPS 186. */
public final class DsaKey extends DiscreteLogKey {
    static final String OBJECT_ID = "1.2.840.10040.4.1";

    /** The order of the generator. */
    public final BigInteger q;

    DsaKey(BigInteger p, BigInteger q, BigInteger g, BigInteger y, BigInteger x) {
        super(p, g, y, x);
        this.q = q;
    }

    @Override
    public String type() {
        return "dsa";
    }

    @Override
    public Map<String, Object> details() {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("modulusLength", p.bitLength());
        details.put("divisorLength", q.bitLength());
        return details;
    }

    @Override
    public DsaKey publicKey() {
        return new DsaKey(p, q, g, y, null);
    }

    @Override
    byte[] algorithm() {
        return sequence(objectId(OBJECT_ID), sequence(integer(p), integer(q), integer(g)));
    }

    static DsaKey read(DerReader parameters, byte[] number, boolean isPrivate) throws DerReader.Malformed {
        DerReader in = parameters.sequence();
        BigInteger prime = in.integer();
        BigInteger divisor = in.integer();
        BigInteger generator = in.integer();
        BigInteger value = new DerReader(number).integer();
        return new DsaKey(
                prime,
                divisor,
                generator,
                isPrivate ? generator.modPow(value, prime) : value,
                isPrivate ? value : null);
    }

    /** The older form: version, p, q, g, y, x. */
    static DsaKey readTraditional(byte[] bytes) throws DerReader.Malformed {
        DerReader in = new DerReader(bytes).sequence();
        in.integer();
        return new DsaKey(in.integer(), in.integer(), in.integer(), in.integer(), in.integer());
    }
}
