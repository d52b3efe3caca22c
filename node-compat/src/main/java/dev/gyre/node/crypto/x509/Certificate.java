package dev.gyre.node.crypto.x509;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.asn1.DerReader;
import dev.gyre.node.crypto.asn1.Pem;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.KeyFormats;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A certificate, X.509 and RFC 5280. */
public final class Certificate {
    private static final Set<String> LABELS = Set.of("CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE");
    private static final int UTC_TIME = 0x17, CENTURY = 50;
    private static final int DIRECTORY_NAME = 4, REGISTERED_ID = 8;
    private static final int SIGNS_CERTIFICATES = 5;
    private static final String SUBJECT_ALTERNATIVES = "2.5.29.17",
            BASIC_CONSTRAINTS = "2.5.29.19",
            KEY_USAGE = "2.5.29.15",
            EXTENDED_KEY_USAGE = "2.5.29.37";
    private static final String INFORMATION_ACCESS = "1.3.6.1.5.5.7.1.1",
            AUTHORITY_KEY = "2.5.29.35",
            SUBJECT_KEY = "2.5.29.14";

    private final byte[] bytes;
    private final byte[] body;
    private final Key key;
    private final Map<String, Object> fields = new LinkedHashMap<>();
    private final byte[] issuer;
    private final byte[] subject;
    private final String signatureId;
    private final byte[] signatureAlgorithm;
    private final byte[] signature;
    private byte[] authorityKey;
    private byte[] subjectKey;
    private byte[] keyUsage;

    private Certificate(byte[] bytes) throws DerReader.Malformed {
        DerReader file = new DerReader(bytes);
        this.bytes = file.raw();
        DerReader whole = new DerReader(this.bytes).sequence();
        body = whole.raw();
        signatureAlgorithm = whole.raw();
        signatureId = new DerReader(signatureAlgorithm).sequence().objectId();
        signature = whole.bits();
        DerReader in = new DerReader(body).sequence();
        if (in.peek() == DerReader.CONTEXT) in.raw();
        BigInteger serial = in.integer();
        in.raw();
        issuer = in.raw();
        DerReader validity = in.sequence();
        fields.put("serialNumber", hex(serial));
        fields.put("notBefore", (double) time(validity));
        fields.put("notAfter", (double) time(validity));
        subject = in.raw();
        fields.put("issuer", name(issuer));
        fields.put("subject", name(subject));
        fields.put("signatureAlgorithmOid", signatureId);
        fields.put("ca", false);
        key = KeyFormats.spki(in.raw());
        while (in.hasMore() && in.peek() != (DerReader.CONTEXT | 3)) in.raw();
        if (in.hasMore()) readExtensions(in.inside(DerReader.CONTEXT | 3).sequence());
    }

    public static Certificate read(byte[] bytes) throws DerReader.Malformed {
        return new Certificate(bytes);
    }

    /** The public key of a certificate; null if the text has another label. */
    public static Key publicKeyOf(Pem pem) throws CryptoException {
        if (!LABELS.contains(pem.label())) return null;
        try {
            return read(pem.bytes()).publicKey();
        } catch (DerReader.Malformed wrong) {
            throw KeyFormats.undecodable(wrong);
        }
    }

    /** Reads a certificate in DER or PEM. */
    public static Certificate of(byte[] data) throws CryptoException {
        try {
            if (!Pem.isText(data)) return read(data);
            Pem pem = Pem.find(data, "CERTIFICATE");
            if (pem != null) return read(pem.bytes());
        } catch (DerReader.Malformed wrong) {
            if (Pem.isText(data)) throw CryptoException.openssl(CryptoException.Library.ASN1, 168, "wrong tag");
        }
        throw CryptoException.openssl(CryptoException.Library.PEM, 108, "no start line");
    }

    private static String hex(BigInteger number) {
        String text = number.abs().toString(16).toUpperCase(Locale.ROOT);
        return (number.signum() < 0 ? "-" : "") + (text.length() % 2 == 0 ? text : "0" + text);
    }

    /** UTCTime or GeneralizedTime in milliseconds. */
    private static long time(DerReader in) throws DerReader.Malformed {
        boolean isShort = in.peek() == UTC_TIME;
        String text = in.text();
        try {
            if (isShort) text = (Integer.parseInt(text.substring(0, 2)) < CENTURY ? "20" : "19") + text;
            int[] parts = new int[6];
            for (int i = 0, at = 0; i < parts.length; i++) {
                int width = i == 0 ? 4 : 2;
                parts[i] = Integer.parseInt(text.substring(at, at + width));
                at += width;
            }
            return LocalDateTime.of(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
                    .toInstant(ZoneOffset.UTC)
                    .toEpochMilli();
        } catch (RuntimeException noTime) {
            throw new DerReader.Malformed("bad time");
        }
    }

    /** A name: its parts, each a list of pairs of identifier and text. */
    private static List<Object> name(byte[] bytes) throws DerReader.Malformed {
        List<Object> parts = new ArrayList<>();
        DerReader in = new DerReader(bytes).sequence();
        while (in.hasMore()) {
            DerReader set = in.inside(DerReader.SET);
            List<Object> pairs = new ArrayList<>();
            while (set.hasMore()) {
                DerReader pair = set.sequence();
                pairs.add(List.of(pair.objectId(), pair.text()));
            }
            parts.add(pairs);
        }
        return parts;
    }

    // ---- extensions ----

    private void readExtensions(DerReader in) throws DerReader.Malformed {
        while (in.hasMore()) {
            DerReader extension = in.sequence();
            String id = extension.objectId();
            if (extension.peek() == DerReader.BOOLEAN) extension.raw();
            DerReader value = new DerReader(extension.octets());
            switch (id) {
                case SUBJECT_ALTERNATIVES -> fields.put("subjectAltName", generalNames(value.sequence()));
                case BASIC_CONSTRAINTS -> {
                    DerReader constraints = value.sequence();
                    fields.put(
                            "ca",
                            constraints.peek() == DerReader.BOOLEAN
                                    && constraints.contents(DerReader.BOOLEAN)[0] != 0);
                }
                case KEY_USAGE -> keyUsage = value.bits();
                case EXTENDED_KEY_USAGE -> fields.put("keyUsage", objectIds(value.sequence()));
                case INFORMATION_ACCESS -> fields.put("infoAccess", access(value.sequence()));
                case AUTHORITY_KEY -> {
                    DerReader identifier = value.sequence();
                    if (identifier.peek() == DerReader.IMPLICIT) authorityKey = identifier.contents(DerReader.IMPLICIT);
                }
                case SUBJECT_KEY -> subjectKey = value.octets();
                default -> {
                    continue;
                }
            }
        }
    }

    private static List<Object> objectIds(DerReader in) throws DerReader.Malformed {
        List<Object> all = new ArrayList<>();
        while (in.hasMore()) all.add(in.objectId());
        return all;
    }

    /** Pairs of the kind of a name and its value: text, the bytes of an address, or a name. */
    private static List<Object> generalNames(DerReader in) throws DerReader.Malformed {
        List<Object> all = new ArrayList<>();
        while (in.hasMore()) all.add(generalName(in));
        return all;
    }

    private static List<Object> generalName(DerReader in) throws DerReader.Malformed {
        int tag = in.peek();
        int kind = tag & 0x1f;
        if (kind == DIRECTORY_NAME) return List.of(kind, name(in.inside(tag).raw()));
        byte[] value = in.contents(tag);
        if (kind == REGISTERED_ID) return List.of(kind, DerReader.dotted(value));
        return kind == 1 || kind == 2 || kind == 6
                ? List.of(kind, new String(value, java.nio.charset.StandardCharsets.ISO_8859_1))
                : List.of(kind, value);
    }

    private static List<Object> access(DerReader in) throws DerReader.Malformed {
        List<Object> all = new ArrayList<>();
        while (in.hasMore()) {
            DerReader description = in.sequence();
            all.add(List.of(description.objectId(), generalName(description)));
        }
        return all;
    }

    // ---- accessors ----

    public Key publicKey() {
        return key;
    }

    /** The whole in DER. */
    public byte[] raw() {
        return bytes.clone();
    }

    /** All parsed fields, by Node's names. */
    public Map<String, Object> fields() {
        return fields;
    }

    public String pem() {
        return Pem.write("CERTIFICATE", bytes);
    }

    /** Whether names and keys match, so that another certificate may be the issuer of this one. */
    public boolean isIssuedBy(Certificate other) {
        if (!Arrays.equals(issuer, other.subject)) return false;
        if (authorityKey != null && other.subjectKey != null && !Arrays.equals(authorityKey, other.subjectKey))
            return false;
        return other.keyUsage == null
                || other.keyUsage.length > 0 && (other.keyUsage[0] & 0x80 >> SIGNS_CERTIFICATES) != 0;
    }

    /** Whether the certificate was signed with the private key of {@code signer}. */
    public boolean isSignedBy(Key signer) throws CryptoException {
        return SignedData.verify(signer, signatureAlgorithm, body, signature);
    }
}
