package dev.gyre.node.crypto.key;

import static dev.gyre.node.crypto.asn1.DerWriter.bits;
import static dev.gyre.node.crypto.asn1.DerWriter.explicit;
import static dev.gyre.node.crypto.asn1.DerWriter.integer;
import static dev.gyre.node.crypto.asn1.DerWriter.objectId;
import static dev.gyre.node.crypto.asn1.DerWriter.octets;
import static dev.gyre.node.crypto.asn1.DerWriter.sequence;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.asn1.DerReader;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** A key on an elliptic curve, SEC 1. */
public final class EcKey extends Key {
    static final String OBJECT_ID = "1.2.840.10045.2.1";
    private static final String PRIME_FIELD = "1.2.840.10045.1.1";
    static final int COMPRESSED = 2, UNCOMPRESSED = 4;

    public final Curve curve;
    public final Curve.Point point;
    /** The private number, or null. */
    public final BigInteger scalar;
    /** Whether the curve's parameters are explicit rather than named. */
    private final boolean isExplicit;

    public EcKey(Curve curve, Curve.Point point, BigInteger scalar, boolean isExplicit) {
        this.curve = curve;
        this.point = point;
        this.scalar = scalar;
        this.isExplicit = isExplicit;
    }

    /** A private key with its public key. */
    static EcKey ofScalar(Curve curve, BigInteger scalar) {
        return new EcKey(curve, curve.multiply(curve.base(), scalar), scalar, false);
    }

    @Override
    public boolean isPrivate() {
        return scalar != null;
    }

    @Override
    public String type() {
        return "ec";
    }

    public String curveName() {
        return curve.name();
    }

    @Override
    public Map<String, Object> details() {
        return Map.of("namedCurve", curve.name());
    }

    @Override
    public EcKey publicKey() {
        return scalar == null ? this : new EcKey(curve, point, null, isExplicit);
    }

    private byte[] parameters() {
        if (!isExplicit) return objectId(curve.objectId());
        int size = curve.fieldBytes();
        return sequence(
                integer(1),
                sequence(objectId(PRIME_FIELD), integer(curve.p())),
                sequence(octets(Curve.unsigned(curve.a(), size)), octets(Curve.unsigned(curve.b(), size))),
                octets(curve.encode(curve.base(), UNCOMPRESSED)),
                integer(curve.order()),
                integer(curve.cofactor()));
    }

    @Override
    public byte[] spki() {
        return spki(UNCOMPRESSED);
    }

    /** @param form of the point, 4 or 2 */
    public byte[] spki(int form) {
        return sequence(sequence(objectId(OBJECT_ID), parameters()), bits(curve.encode(point, form)));
    }

    /** The point alone. */
    public byte[] raw(int form) {
        return curve.encode(point, form);
    }

    /** The private number alone. */
    public byte[] rawScalar() {
        return Curve.unsigned(scalar, curve.orderBytes());
    }

    private byte[] inside(boolean withParameters) {
        return sequence(
                integer(1),
                octets(Curve.unsigned(scalar, curve.orderBytes())),
                withParameters ? explicit(0, parameters()) : null,
                explicit(1, bits(curve.encode(point, UNCOMPRESSED))));
    }

    /** ECPrivateKey, RFC 5915. */
    public byte[] sec1() {
        return inside(true);
    }

    @Override
    public byte[] pkcs8() {
        return sequence(integer(0), sequence(objectId(OBJECT_ID), parameters()), octets(inside(false)));
    }

    @Override
    public Map<String, Object> jwk() throws CryptoException {
        String name = curve.jwkName();
        if (name == null)
            throw CryptoException.coded(
                    "ERR_CRYPTO_JWK_UNSUPPORTED_CURVE", "Error", "Unsupported JWK EC curve: " + curve.name() + ".");
        Map<String, Object> jwk = new LinkedHashMap<>();
        jwk.put("kty", "EC");
        jwk.put("x", base64url(Curve.unsigned(point.x(), curve.fieldBytes())));
        jwk.put("y", base64url(Curve.unsigned(point.y(), curve.fieldBytes())));
        jwk.put("crv", name);
        if (scalar != null) jwk.put("d", base64url(Curve.unsigned(scalar, curve.orderBytes())));
        return jwk;
    }

    // ---- reading ----

    /** The curve of parameters; the second value is whether they are explicit. */
    static Map.Entry<Curve, Boolean> readParameters(DerReader in) throws DerReader.Malformed {
        if (in.peek() == DerReader.OBJECT_ID) {
            Curve curve = Curve.find(in.objectId());
            if (curve == null) throw new DerReader.Malformed("unknown curve");
            return Map.entry(curve, false);
        }
        DerReader written = in.sequence();
        written.integer();
        DerReader field = written.sequence();
        field.objectId();
        BigInteger prime = field.integer();
        written.sequence();
        byte[] base = written.octets();
        for (String name : Curve.names()) {
            Curve curve = Curve.find(name);
            if (curve.p().equals(prime) && curve.base().equals(curve.decode(base))) return Map.entry(curve, true);
        }
        throw new DerReader.Malformed("unknown curve");
    }

    static EcKey readPublic(DerReader parameters, byte[] encoded) throws DerReader.Malformed {
        var curve = readParameters(parameters);
        Curve.Point point = curve.getKey().decode(encoded);
        if (point == null) throw new DerReader.Malformed("no point");
        return new EcKey(curve.getKey(), point, null, curve.getValue());
    }

    /** @param parameters the parameters outside the key structure, or null */
    static EcKey readSec1(byte[] bytes, DerReader parameters) throws DerReader.Malformed {
        DerReader in = new DerReader(bytes).sequence();
        in.integer();
        BigInteger scalar = new BigInteger(1, in.octets());
        Map.Entry<Curve, Boolean> curve = parameters == null ? null : readParameters(parameters);
        if (in.peek() == DerReader.CONTEXT) {
            DerReader own = in.inside(DerReader.CONTEXT);
            if (curve == null) curve = readParameters(own);
        }
        if (curve == null
                || scalar.signum() == 0
                || scalar.compareTo(curve.getKey().order()) >= 0) throw new DerReader.Malformed("no private key");
        Curve.Point point = in.peek() == (DerReader.CONTEXT | 1)
                ? curve.getKey().decode(in.inside(DerReader.CONTEXT | 1).bits())
                : curve.getKey().multiply(curve.getKey().base(), scalar);
        if (point == null) throw new DerReader.Malformed("no point");
        return new EcKey(curve.getKey(), point, scalar, curve.getValue());
    }
}
