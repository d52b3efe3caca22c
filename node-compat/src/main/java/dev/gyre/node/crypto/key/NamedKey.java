package dev.gyre.node.crypto.key;

import static dev.gyre.node.crypto.asn1.DerWriter.bits;
import static dev.gyre.node.crypto.asn1.DerWriter.integer;
import static dev.gyre.node.crypto.asn1.DerWriter.objectId;
import static dev.gyre.node.crypto.asn1.DerWriter.octets;
import static dev.gyre.node.crypto.asn1.DerWriter.sequence;
import static dev.gyre.node.crypto.asn1.DerWriter.value;

import dev.gyre.node.crypto.asn1.DerReader;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.spec.NamedParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A key that is fully described by the name of its algorithm: RFC 8410's curves, ML-DSA (RFC 9881) and ML-KEM (RFC 9935). */
public final class NamedKey extends Key {
    private final Algorithm algorithm;
    /** The public bytes. */
    private final byte[] open;
    /** The private bytes, or the seed of a lattice key; null in a public key. */
    private final byte[] secret;

    /** The algorithms, by Java's names. */
    public enum Algorithm {
        ED25519("Ed25519", "1.3.101.112", 32, 32),
        ED448("Ed448", "1.3.101.113", 57, 57),
        X25519("X25519", "1.3.101.110", 32, 32),
        X448("X448", "1.3.101.111", 56, 56),
        ML_DSA_44("ML-DSA-44", "2.16.840.1.101.3.4.3.17", 32, 1312),
        ML_DSA_65("ML-DSA-65", "2.16.840.1.101.3.4.3.18", 32, 1952),
        ML_DSA_87("ML-DSA-87", "2.16.840.1.101.3.4.3.19", 32, 2592),
        ML_KEM_512("ML-KEM-512", "2.16.840.1.101.3.4.4.1", 64, 800),
        ML_KEM_768("ML-KEM-768", "2.16.840.1.101.3.4.4.2", 64, 1184),
        ML_KEM_1024("ML-KEM-1024", "2.16.840.1.101.3.4.4.3", 64, 1568);

        public final String javaName;
        final String objectId;
        final int secretBytes;
        final int openBytes;

        Algorithm(String javaName, String objectId, int secretBytes, int openBytes) {
            this.javaName = javaName;
            this.objectId = objectId;
            this.secretBytes = secretBytes;
            this.openBytes = openBytes;
        }

        boolean isLattice() {
            return ordinal() >= ML_DSA_44.ordinal();
        }

        public boolean signs() {
            return javaName.startsWith("Ed") || javaName.startsWith("ML-DSA");
        }

        /** By name in any case or identifier; null for another. */
        static Algorithm find(String name) {
            for (Algorithm algorithm : values()) {
                if (algorithm.javaName.equalsIgnoreCase(name) || algorithm.objectId.equals(name)) return algorithm;
            }
            return null;
        }
    }

    /** A random source that returns the given bytes, from which a generator derives their key. */
    private static final class Given extends SecureRandom {
        private static final long serialVersionUID = 1;
        private final byte[] bytes;
        private int position;

        Given(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public void nextBytes(byte[] target) {
            for (int i = 0; i < target.length; i++) target[i] = bytes[position++ % bytes.length];
        }
    }

    private NamedKey(Algorithm algorithm, byte[] open, byte[] secret) {
        this.algorithm = algorithm;
        this.open = open;
        this.secret = secret;
    }

    static NamedKey ofOpen(Algorithm algorithm, byte[] open) throws DerReader.Malformed {
        if (open.length != algorithm.openBytes) throw new DerReader.Malformed("wrong length");
        return new NamedKey(algorithm, open, null);
    }

    /** A private key with its public key. */
    static NamedKey ofSecret(Algorithm algorithm, byte[] secret) throws DerReader.Malformed {
        if (secret.length != algorithm.secretBytes) throw new DerReader.Malformed("wrong length");
        try {
            byte[] spki = generator(algorithm, new Given(secret))
                    .generateKeyPair()
                    .getPublic()
                    .getEncoded();
            DerReader in = new DerReader(spki).sequence();
            in.raw();
            return new NamedKey(algorithm, in.bits(), secret);
        } catch (GeneralSecurityException absent) {
            throw new IllegalStateException(absent);
        }
    }

    private static KeyPairGenerator generator(Algorithm algorithm, SecureRandom random)
            throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm.javaName);
        generator.initialize(new NamedParameterSpec(algorithm.javaName), random);
        return generator;
    }

    static NamedKey generate(Algorithm algorithm, SecureRandom random) {
        byte[] secret = new byte[algorithm.secretBytes];
        random.nextBytes(secret);
        try {
            return ofSecret(algorithm, secret);
        } catch (DerReader.Malformed impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public boolean isPrivate() {
        return secret != null;
    }

    @Override
    public String type() {
        return algorithm.javaName.toLowerCase(Locale.ROOT);
    }

    public Algorithm algorithm() {
        return algorithm;
    }

    /** The public bytes. */
    public byte[] open() {
        return open.clone();
    }

    /** The private bytes or the seed. */
    public byte[] secret() {
        return secret.clone();
    }

    @Override
    public Map<String, Object> details() {
        return Map.of();
    }

    @Override
    public NamedKey publicKey() {
        return secret == null ? this : new NamedKey(algorithm, open, null);
    }

    @Override
    public byte[] spki() {
        return sequence(sequence(objectId(algorithm.objectId)), bits(open));
    }

    @Override
    public byte[] pkcs8() {
        byte[] inside = algorithm.isLattice() ? value(DerReader.IMPLICIT, secret) : octets(secret);
        return sequence(integer(0), sequence(objectId(algorithm.objectId)), octets(inside));
    }

    @Override
    public Map<String, Object> jwk() {
        Map<String, Object> jwk = new LinkedHashMap<>();
        if (algorithm.isLattice()) {
            jwk.put("kty", "AKP");
            jwk.put("alg", algorithm.javaName);
            jwk.put("pub", base64url(open));
            if (secret != null) jwk.put("priv", base64url(secret));
            return jwk;
        }
        jwk.put("kty", "OKP");
        jwk.put("crv", algorithm.javaName);
        jwk.put("x", base64url(open));
        if (secret != null) jwk.put("d", base64url(secret));
        return jwk;
    }

    public PublicKey javaPublic() throws GeneralSecurityException {
        return KeyFactory.getInstance(algorithm.javaName).generatePublic(new X509EncodedKeySpec(spki()));
    }

    public PrivateKey javaPrivate() throws GeneralSecurityException {
        if (algorithm.isLattice())
            return generator(algorithm, new Given(secret)).generateKeyPair().getPrivate();
        return KeyFactory.getInstance(algorithm.javaName).generatePrivate(new PKCS8EncodedKeySpec(pkcs8()));
    }

    /**
     * Reads the contents of a PrivateKeyInfo: the key or, for a lattice key, its seed with or without the expanded key.
     */
    static NamedKey readPrivate(Algorithm algorithm, byte[] inside) throws DerReader.Malformed {
        DerReader in = new DerReader(inside);
        if (!algorithm.isLattice()) return ofSecret(algorithm, in.octets());
        if (in.peek() == DerReader.IMPLICIT) return ofSecret(algorithm, in.contents(DerReader.IMPLICIT));
        if (in.peek() != DerReader.SEQUENCE) throw new DerReader.Malformed("no seed");
        return ofSecret(algorithm, in.sequence().octets());
    }
}
