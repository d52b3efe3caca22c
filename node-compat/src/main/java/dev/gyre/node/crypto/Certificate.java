package dev.gyre.node.crypto;

/** A certificate, X.509 and RFC 5280. */
public final class Certificate {
    private final byte[] bytes;
    private final Key key;

    private Certificate(byte[] bytes, Key key) {
        this.bytes = bytes;
        this.key = key;
    }

    static Certificate read(byte[] bytes) throws DerReader.Malformed {
        DerReader body = new DerReader(bytes).sequence().sequence();
        if (body.peek() == DerReader.CONTEXT) body.raw();
        for (int i = 0; i < 5; i++) body.raw();
        return new Certificate(bytes, KeyFormats.spki(body.raw()));
    }

    public Key publicKey() {
        return key;
    }

    /** The whole in DER. */
    public byte[] raw() {
        return bytes.clone();
    }
}
