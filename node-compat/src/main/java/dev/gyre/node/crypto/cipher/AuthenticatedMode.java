package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;
import java.security.MessageDigest;
import java.util.Arrays;

/** A mode of operation that ends in an authentication tag. */
abstract class AuthenticatedMode extends CipherStream {
    final boolean encrypts;
    final int tagLength;
    private byte[] tag;

    AuthenticatedMode(boolean encrypts, int tagLength) {
        this.encrypts = encrypts;
        this.tagLength = tagLength;
    }

    /** The complete tag of the processed data. */
    abstract byte[] computeTag();

    @Override
    public final void expectTag(byte[] expected) {
        tag = expected;
    }

    final byte[] expected() {
        return tag;
    }

    @Override
    public final byte[] tag() {
        return tag;
    }

    @Override
    public byte[] finish() throws CryptoException {
        close();
        return NOTHING;
    }

    /** Makes the tag, or compares it with the expected one. */
    final void close() throws CryptoException {
        byte[] computed = computeTag();
        if (encrypts) tag = Arrays.copyOf(computed, tagLength);
        else if (!matches(computed)) throw notAuthentic();
    }

    final boolean matches(byte[] computed) {
        return tag != null && MessageDigest.isEqual(tag, Arrays.copyOf(computed, tag.length));
    }
}
