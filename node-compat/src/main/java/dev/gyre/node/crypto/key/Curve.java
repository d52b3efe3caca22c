package dev.gyre.node.crypto.key;

import dev.gyre.node.crypto.asn1.DerReader;
import dev.gyre.node.crypto.asn1.DerWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * An elliptic curve y^2 = x^3 + ax + b over a prime field, with the arithmetic of its points. Java's provider is used
 * for the curves that it has; this class is for the other curves, and to compute public keys.
 *
 * @param objectId in dotted form
 * @param order of the base point, n
 */
public record Curve(
        String name,
        String objectId,
        BigInteger p,
        BigInteger a,
        BigInteger b,
        Point base,
        BigInteger order,
        int cofactor) {
    private static final int UNCOMPRESSED = 4, HYBRID = 6, WINDOW = 4;
    private static final BigInteger THREE = BigInteger.valueOf(3);

    /** A point other than infinity. */
    public record Point(BigInteger x, BigInteger y) {}

    /** The curves by name and by identifier, loaded at the first lookup. */
    private static final class Table {
        private static final Map<String, Curve> ALL = read();

        private static Map<String, Curve> read() {
            Map<String, Curve> all = new HashMap<>();
            try (InputStream in = Curve.class.getResourceAsStream("curves.txt")) {
                for (String line : new String(in.readAllBytes(), StandardCharsets.US_ASCII).split("\n")) {
                    String[] parts = line.split(" ");
                    BigInteger[] n = new BigInteger[parts.length];
                    for (int i = 2; i < parts.length; i++) n[i] = new BigInteger(parts[i], 16);
                    Curve curve = new Curve(
                            parts[0],
                            DerReader.dotted(new BigInteger(parts[1], 16).toByteArray()),
                            n[2],
                            n[3],
                            n[4],
                            new Point(n[5], n[6]),
                            n[7],
                            n[8].intValue());
                    all.put(curve.name, curve);
                    all.put(curve.objectId, curve);
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
            return Map.copyOf(all);
        }
    }

    /** By OpenSSL's or NIST's name or by dotted identifier; null for an unknown one. */
    public static Curve find(String name) {
        return Table.ALL.get(
                switch (name) {
                    case "P-192" -> "prime192v1";
                    case "P-224" -> "secp224r1";
                    case "P-256" -> "prime256v1";
                    case "P-384" -> "secp384r1";
                    case "P-521" -> "secp521r1";
                    default -> name;
                });
    }

    public static String[] names() {
        return Table.ALL.keySet().stream()
                .filter(name -> !Character.isDigit(name.charAt(0)))
                .sorted()
                .toArray(String[]::new);
    }

    /** NIST's or SECG's name as JWK has it, or null. */
    String jwkName() {
        return switch (name) {
            case "prime256v1" -> "P-256";
            case "secp384r1" -> "P-384";
            case "secp521r1" -> "P-521";
            case "secp256k1" -> "secp256k1";
            default -> null;
        };
    }

    /** The name under which Java's provider has this curve, or null. */
    public String javaName() {
        return switch (name) {
            case "prime256v1" -> "secp256r1";
            case "secp384r1", "secp521r1" -> name;
            default -> null;
        };
    }

    /** Bytes of a coordinate. */
    public int fieldBytes() {
        return (p.bitLength() + 7) / 8;
    }

    /** Bytes of a private key. */
    public int orderBytes() {
        return (order.bitLength() + 7) / 8;
    }

    boolean contains(Point point) {
        return point.x.signum() >= 0
                && point.x.compareTo(p) < 0
                && point.y.signum() >= 0
                && point.y.compareTo(p) < 0
                && point.y.multiply(point.y).mod(p).equals(rightSide(point.x));
    }

    private BigInteger rightSide(BigInteger x) {
        return x.multiply(x).add(a).multiply(x).add(b).mod(p);
    }

    /** A random number from 1 to order - 1. */
    public BigInteger randomScalar(SecureRandom random) {
        BigInteger number;
        do {
            number = new BigInteger(order.bitLength(), random);
        } while (number.signum() == 0 || number.compareTo(order) >= 0);
        return number;
    }

    // ---- points as bytes, SEC 1, section 2.3 ----

    /** @param form 4 uncompressed, 2 compressed, 6 hybrid */
    public byte[] encode(Point point, int form) {
        int size = fieldBytes();
        byte[] x = unsigned(point.x, size);
        int odd = point.y.testBit(0) ? 1 : 0;
        if (form == 2) return DerWriter.concat(new byte[] {(byte) (2 + odd)}, x);
        return DerWriter.concat(
                new byte[] {(byte) (form == HYBRID ? HYBRID + odd : UNCOMPRESSED)}, x, unsigned(point.y, size));
    }

    /** Decodes a point; null if the bytes are not a point of this curve. */
    public Point decode(byte[] bytes) {
        int size = fieldBytes();
        if (bytes.length == 0) return null;
        int form = bytes[0];
        if (form == 2 || form == 3)
            return bytes.length == size + 1
                    ? decompress(new BigInteger(1, Arrays.copyOfRange(bytes, 1, bytes.length)), form == 3)
                    : null;
        if (form != UNCOMPRESSED && form != HYBRID && form != HYBRID + 1 || bytes.length != 2 * size + 1) return null;
        Point point = new Point(
                new BigInteger(1, Arrays.copyOfRange(bytes, 1, size + 1)),
                new BigInteger(1, Arrays.copyOfRange(bytes, size + 1, bytes.length)));
        if (form >= HYBRID && point.y.testBit(0) != (form == HYBRID + 1)) return null;
        return contains(point) ? point : null;
    }

    private Point decompress(BigInteger x, boolean odd) {
        if (x.compareTo(p) >= 0) return null;
        BigInteger square = rightSide(x);
        BigInteger y = squareRoot(square);
        if (y == null) return null;
        return new Point(x, y.testBit(0) == odd ? y : p.subtract(y).mod(p));
    }

    /** A square root by Tonelli-Shanks; null if there is none. */
    private BigInteger squareRoot(BigInteger square) {
        BigInteger one = BigInteger.ONE;
        BigInteger odd = p.subtract(one);
        int twos = odd.getLowestSetBit();
        odd = odd.shiftRight(twos);
        if (square.signum() == 0) return square;
        BigInteger half = p.subtract(one).shiftRight(1);
        if (!square.modPow(half, p).equals(one)) return null;
        BigInteger z = BigInteger.TWO;
        while (z.modPow(half, p).equals(one)) z = z.add(one);
        BigInteger c = z.modPow(odd, p);
        BigInteger root = square.modPow(odd.add(one).shiftRight(1), p);
        BigInteger t = square.modPow(odd, p);
        for (int m = twos; !t.equals(one); ) {
            int i = 0;
            for (BigInteger power = t; !power.equals(one); i++)
                power = power.multiply(power).mod(p);
            BigInteger factor = c;
            for (int k = 0; k < m - i - 1; k++) factor = factor.multiply(factor).mod(p);
            m = i;
            c = factor.multiply(factor).mod(p);
            t = t.multiply(c).mod(p);
            root = root.multiply(factor).mod(p);
        }
        return root;
    }

    /** The lowest bytes of a non-negative number. */
    public static byte[] unsigned(BigInteger number, int size) {
        byte[] bytes = number.toByteArray();
        byte[] result = new byte[size];
        int count = Math.min(size, bytes.length);
        System.arraycopy(bytes, bytes.length - count, result, size - count, count);
        return result;
    }

    // ---- arithmetic, in Jacobian coordinates: x / z^2, y / z^3; null is infinity ----

    private BigInteger[] twice(BigInteger[] point) {
        if (point == null || point[1].signum() == 0) return null;
        BigInteger y2 = point[1].multiply(point[1]).mod(p);
        BigInteger s = point[0].multiply(y2).shiftLeft(2).mod(p);
        BigInteger z2 = point[2].multiply(point[2]).mod(p);
        BigInteger m = point[0].multiply(point[0])
                .multiply(THREE)
                .add(a.multiply(z2).mod(p).multiply(z2))
                .mod(p);
        BigInteger x = m.multiply(m).subtract(s.shiftLeft(1)).mod(p);
        BigInteger y =
                m.multiply(s.subtract(x)).subtract(y2.multiply(y2).shiftLeft(3)).mod(p);
        return new BigInteger[] {x, y, point[1].multiply(point[2]).shiftLeft(1).mod(p)};
    }

    private BigInteger[] sum(BigInteger[] first, BigInteger[] second) {
        if (first == null) return second;
        if (second == null) return first;
        BigInteger z1 = first[2].multiply(first[2]).mod(p);
        BigInteger z2 = second[2].multiply(second[2]).mod(p);
        BigInteger u1 = first[0].multiply(z2).mod(p);
        BigInteger u2 = second[0].multiply(z1).mod(p);
        BigInteger s1 = first[1].multiply(z2).mod(p).multiply(second[2]).mod(p);
        BigInteger s2 = second[1].multiply(z1).mod(p).multiply(first[2]).mod(p);
        if (u1.equals(u2)) return s1.equals(s2) ? twice(first) : null;
        BigInteger h = u2.subtract(u1).mod(p);
        BigInteger r = s2.subtract(s1).mod(p);
        BigInteger h2 = h.multiply(h).mod(p);
        BigInteger h3 = h2.multiply(h).mod(p);
        BigInteger v = u1.multiply(h2).mod(p);
        BigInteger x = r.multiply(r).subtract(h3).subtract(v.shiftLeft(1)).mod(p);
        BigInteger y = r.multiply(v.subtract(x)).subtract(s1.multiply(h3)).mod(p);
        return new BigInteger[] {
            x, y, h.multiply(first[2]).mod(p).multiply(second[2]).mod(p)
        };
    }

    private BigInteger[] product(BigInteger[] point, BigInteger scalar) {
        BigInteger[][] multiples = new BigInteger[1 << WINDOW][];
        for (int i = 1; i < multiples.length; i++) multiples[i] = sum(multiples[i - 1], point);
        BigInteger[] result = null;
        for (int bit = (scalar.bitLength() + WINDOW - 1) / WINDOW * WINDOW - WINDOW; bit >= 0; bit -= WINDOW) {
            for (int i = 0; i < WINDOW; i++) result = twice(result);
            result = sum(result, multiples[scalar.shiftRight(bit).intValue() & (1 << WINDOW) - 1]);
        }
        return result;
    }

    private static BigInteger[] lift(Point point) {
        return new BigInteger[] {point.x, point.y, BigInteger.ONE};
    }

    private Point lower(BigInteger[] point) {
        if (point == null || point[2].signum() == 0) return null;
        BigInteger inverse = point[2].modInverse(p);
        BigInteger square = inverse.multiply(inverse).mod(p);
        return new Point(
                point[0].multiply(square).mod(p),
                point[1].multiply(square).mod(p).multiply(inverse).mod(p));
    }

    /** A multiple of a point; null for infinity. */
    public Point multiply(Point point, BigInteger scalar) {
        return lower(product(lift(point), scalar));
    }

    /** first * base + second * point; null for infinity. */
    public Point combine(BigInteger first, BigInteger second, Point point) {
        return lower(sum(product(lift(base), first), product(lift(point), second)));
    }
}
