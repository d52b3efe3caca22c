package dev.gyre.node.crypto.asn1;

/** The object identifiers of hashes. */
public final class DigestIds {
    private static final String[] TABLE = {
        "md5",
        "1.2.840.113549.2.5",
        "sha1",
        "1.3.14.3.2.26",
        "sha224",
        "2.16.840.1.101.3.4.2.4",
        "sha256",
        "2.16.840.1.101.3.4.2.1",
        "sha384",
        "2.16.840.1.101.3.4.2.2",
        "sha512",
        "2.16.840.1.101.3.4.2.3",
        "sha512-224",
        "2.16.840.1.101.3.4.2.5",
        "sha512-256",
        "2.16.840.1.101.3.4.2.6",
        "sha3-224",
        "2.16.840.1.101.3.4.2.7",
        "sha3-256",
        "2.16.840.1.101.3.4.2.8",
        "sha3-384",
        "2.16.840.1.101.3.4.2.9",
        "sha3-512",
        "2.16.840.1.101.3.4.2.10",
        "ripemd160",
        "1.3.36.3.2.1",
        "sm3",
        "1.2.156.10197.1.401"
    };

    private DigestIds() {}

    /** The identifier of a canonical name, or null. */
    public static String objectId(String name) {
        for (int i = 0; i < TABLE.length; i += 2) {
            if (TABLE[i].equals(name)) return TABLE[i + 1];
        }
        return null;
    }

    /** The canonical name of an identifier, or null. */
    public static String name(String objectId) {
        for (int i = 1; i < TABLE.length; i += 2) {
            if (TABLE[i].equals(objectId)) return TABLE[i - 1];
        }
        return null;
    }
}
