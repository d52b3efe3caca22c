package dev.gyre.node.crypto.key;

import static dev.gyre.node.crypto.asn1.DerWriter.explicit;
import static dev.gyre.node.crypto.asn1.DerWriter.integer;
import static dev.gyre.node.crypto.asn1.DerWriter.objectId;
import static dev.gyre.node.crypto.asn1.DerWriter.sequence;

import dev.gyre.node.crypto.asn1.DerReader;
import dev.gyre.node.crypto.asn1.DerWriter;
import dev.gyre.node.crypto.asn1.DigestIds;

/**
 * The restrictions of a key for RSASSA-PSS, RFC 8017, appendix A.2.3.
 *
 * @param hash canonical name of the hash, or null if nothing is restricted
 * @param mask the hash of the mask generation function
 */
public record PssParameters(String hash, String mask, int saltLength) {
    static final PssParameters ANY = new PssParameters(null, null, 0);
    private static final String MGF1 = "1.2.840.113549.1.1.8";
    private static final int DEFAULT_SALT = 20;

    public boolean isSet() {
        return hash != null;
    }

    byte[] encode() {
        if (hash == null) return null;
        return sequence(
                hash.equals("sha1") ? null : explicit(0, algorithm(hash)),
                mask.equals("sha1") ? null : explicit(1, sequence(objectId(MGF1), algorithm(mask))),
                saltLength == DEFAULT_SALT ? null : explicit(2, integer(saltLength)));
    }

    private static byte[] algorithm(String name) {
        return sequence(objectId(DigestIds.objectId(name)), DerWriter.nothing());
    }

    public static PssParameters read(DerReader algorithm) throws DerReader.Malformed {
        if (!algorithm.hasMore() || algorithm.peek() != DerReader.SEQUENCE) return ANY;
        DerReader in = algorithm.sequence();
        String hash = "sha1";
        String mask = "sha1";
        int salt = DEFAULT_SALT;
        if (in.peek() == DerReader.CONTEXT)
            hash = DigestIds.name(in.inside(DerReader.CONTEXT).sequence().objectId());
        if (in.peek() == (DerReader.CONTEXT | 1)) {
            DerReader generator = in.inside(DerReader.CONTEXT | 1).sequence();
            generator.objectId();
            mask = DigestIds.name(generator.sequence().objectId());
        }
        if (in.peek() == (DerReader.CONTEXT | 2))
            salt = in.inside(DerReader.CONTEXT | 2).smallInteger();
        if (hash == null || mask == null) throw new DerReader.Malformed("unknown hash");
        return new PssParameters(hash, mask, salt);
    }
}
