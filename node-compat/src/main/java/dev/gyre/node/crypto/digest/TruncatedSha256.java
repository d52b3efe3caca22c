package dev.gyre.node.crypto.digest;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** The first 192 bits of SHA-256. */
// NIST SP 800-208, https://nvlpubs.nist.gov/nistpubs/SpecialPublications/NIST.SP.800-208.pdf, 2.3
final class TruncatedSha256 extends MessageDigest implements Cloneable {
    private static final int BYTES = 24;
    private MessageDigest whole;

    TruncatedSha256() throws NoSuchAlgorithmException {
        super("SHA-256/192");
        whole = MessageDigest.getInstance("SHA-256");
    }

    @Override
    protected int engineGetDigestLength() {
        return BYTES;
    }

    @Override
    protected void engineUpdate(byte input) {
        whole.update(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int length) {
        whole.update(input, offset, length);
    }

    @Override
    protected byte[] engineDigest() {
        return Arrays.copyOf(whole.digest(), BYTES);
    }

    @Override
    protected void engineReset() {
        whole.reset();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        TruncatedSha256 copy = (TruncatedSha256) super.clone();
        copy.whole = (MessageDigest) whole.clone();
        return copy;
    }
}
